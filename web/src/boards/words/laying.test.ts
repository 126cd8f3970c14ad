import { beforeEach, expect, test, vi } from "vitest";
import { Laying } from "./laying.svelte";
import { sample } from "./sample";

let view = sample();
let refused = "";
const act = vi.fn();
const make = () => new Laying(() => view, () => 0, act, async () => ({ code: refused, rule: "", words: "" }));
beforeEach(() => {
  act.mockClear();
  view = sample();
  refused = "";
});

test("letters typed one after another go on over what lies there", () => {
  view = sample({ board: view.board.map((row, at) => (at === 7 ? ".........Ř....." : row)) });
  const laying = make();
  laying.tap("H8");
  for (const letter of "sot") laying.type(letter);
  expect(act.mock.calls.flat()).toEqual(["+H8 S", "+I8 O", "+K8 T"]);
  expect(laying.rack.join("")).toBe("AČB?");
  expect(laying.cursor).toBe("L8");
});

test("a second tap on the same square turns the word", () => {
  const laying = make();
  laying.tap("H8");
  laying.tap("H8");
  laying.choose(0);
  laying.choose(0);
  expect(act.mock.calls.flat()).toEqual(["+H8 S", "+H9 O"]);
});

test("a letter that is not in the rack becomes the joker, and one that no tile can be is said to be missing", () => {
  const laying = make();
  laying.tap("H8");
  laying.type("b");
  laying.type("b");
  laying.type("b");
  expect(act.mock.calls.flat()).toEqual(["+H8 B", "+I8 B?"]);
  expect(laying.missing).toBe("B");
});

test("a joker of the rack asks for its letter first", () => {
  const laying = make();
  laying.choose(6);
  laying.tap("C3");
  expect(act).not.toHaveBeenCalled();
  laying.name("Č");
  expect(act).toHaveBeenCalledExactlyOnceWith("+C3 Č?");
});

test("a tile that the table refuses goes back to the rack", async () => {
  refused = "illegal";
  const laying = make();
  laying.choose(0);
  laying.tap("H8");
  expect(laying.rack.join("")).toBe("OTAČB?");
  await Promise.resolve();
  await Promise.resolve();
  expect(laying.pending).toEqual([]);
  expect(laying.rack.join("")).toBe("SOTAČB?");
});

test("what the table has confirmed is on its way no more", () => {
  const laying = make();
  laying.choose(0);
  laying.tap("H8");
  view = sample({ loose: [{ square: "H8", tile: "S" }], loose_by: 0, hand: [..."OTAČB?"] });
  expect(laying.pending).toEqual([]);
  expect(laying.rack.join("")).toBe("OTAČB?");
  laying.tap("H8");
  expect(act).toHaveBeenLastCalledWith("lift H8");
});

test("without a place on the board two taps arrange the rack", () => {
  const laying = make();
  laying.choose(0);
  laying.choose(2);
  expect(act).toHaveBeenCalledExactlyOnceWith("rack OTSAČB?");
});

test("a backspace takes back the tile before, over what lies there", () => {
  view = sample({ loose: [{ square: "H8", tile: "S" }], loose_by: 0, board: view.board.map((row, at) => (at === 7 ? "........Ř......" : row)) });
  const laying = make();
  laying.cursor = "J8";
  laying.erase();
  expect(act).toHaveBeenCalledExactlyOnceWith("lift H8");
  expect(laying.cursor).toBe("H8");
});
