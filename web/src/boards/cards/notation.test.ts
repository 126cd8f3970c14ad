import { expect, test } from "vitest";
import { words } from "$lib/words.svelte";
import { shownAs } from "./notation";

test("cards are named by the letters that stand on them in the reader's language", async () => {
  await words.speak("pl");
  const shown = (game: string, text: string) => shownAs(game, { text }, words.say);
  expect(["Js", "Qh", "10d", "Ac"].map((text) => shown("sixtysix", text))).toEqual(["W♠", "D♥", "10♦", "A♣"]);
  expect(["Q", "7", "A"].map((text) => shown("ogorek", text))).toEqual(["D", "7", "A"]);
  expect([shown("sixtysix", "close"), shown("draughts/polish", "c3-d4"), shown("nimmt", "90")]).toEqual(["close", "c3-d4", "90"]);
});
