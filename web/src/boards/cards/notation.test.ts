import { expect, test } from "vitest";
import { words } from "$lib/words.svelte";
import { shownAs, typedAs } from "./notation";

test("cards are named by the letters that stand on them in the reader's language", async () => {
  await words.speak("pl");
  const shown = (game: string, text: string) => shownAs(game, { text }, words.say);
  expect(["Js", "Qh", "10d", "Ac"].map((text) => shown("sixtysix", text))).toEqual(["W♠", "D♥", "10♦", "A♣"]);
  expect(["Q", "7", "A"].map((text) => shown("ogorek", text))).toEqual(["D", "7", "A"]);
  expect([shown("sixtysix", "close"), shown("draughts/polish", "c3-d4"), shown("nimmt", "90")]).toEqual(["close", "c3-d4", "90"]);
});

test("what is offered to type has the letters of the reader's cards, and only what a keyboard has", async () => {
  await words.speak("pl");
  const typed = (game: string, text: string) => typedAs(game, text, words.say);
  expect(["Js", "Qh", "10d", "Ac"].map((text) => typed("sixtysix", text))).toEqual(["Ws", "Dh", "10d", "Ac"]);
  expect([typed("ogorek", "Q"), typed("draughts/polish", "c3-d4"), typed("nimmt", "90"), typed("sixtysix", "")]).toEqual(["D", "c3-d4", "90", ""]);
});
