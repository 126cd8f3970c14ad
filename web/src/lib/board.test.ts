import { expect, test } from "vitest";
import Plain from "../boards/plain/Board.svelte";
import { boardOf } from "./board";

test("a game without a drawing of its own gets the plain one", async () => {
  expect(await boardOf("no such game")).toBe(Plain);
});

test("a game's board is loaded once, so that a table keeps the one it has", async () => {
  const asked = boardOf("ogorek");
  expect(boardOf("ogorek")).toBe(asked);
  expect(await asked).not.toBe(Plain);
  expect(boardOf("ogorek")).toBe(asked);
  expect(boardOf("no such game")).not.toBe(asked);
}, 60_000);
