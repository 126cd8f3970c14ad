import { expect, test } from "vitest";
import { boardOf } from "./board";

test("a game's board is loaded once, so that a table keeps the one it has", async () => {
  expect(boardOf("nimmt")).toBe(boardOf("nimmt"));
  expect(boardOf("nimmt")).not.toBe(boardOf("ogorek"));
  expect(await boardOf("draughts/polish")).toBe(await boardOf("draughts/german"));
}, 60_000);

test("a game without a drawing of its own gets the plain one", async () => {
  expect(await boardOf("no such game")).toBe(await boardOf("plain"));
}, 60_000);
