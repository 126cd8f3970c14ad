import { expect, test } from "vitest";
import { words } from "$lib/words.svelte";
import { againstBots, familyOf, playersOf, usual, type Game } from "./games.svelte";

const game: Game = {
  name: "words", title: "", about: "", levels: ["easy"], clocks: ["none"], chat: false, forms: ["json"], deals: true, hints: false, pairs: [[0, 1], [2, 3]],
  options: [
    { name: "players", rule: "W1", about: "", default: 4, kind: "whole", low: 4, high: 4 },
    { name: "language", rule: "W2", about: "", default: "cs", kind: "choice", choices: ["cs", "pl", "en"] },
  ],
};

test("a usual table is as the rulebook has it, words in the reader's language", async () => {
  await words.speak("pl");
  expect(usual(game)).toMatchObject({ game: "words", options: { players: 4, language: "pl" }, chat: false, training: false, listed: false });
});

test("against bots every seat but the first is a bot's, and everything may be taken back", () => {
  expect(againstBots(usual(game), 4, "easy")).toMatchObject({ bots: { 1: "easy", 2: "easy", 3: "easy" }, training: true });
});

test("a game's family and how many may play", () => {
  expect(familyOf("draughts/russian-official")).toBe("draughts");
  expect(playersOf(game)).toEqual([4, 4]);
});
