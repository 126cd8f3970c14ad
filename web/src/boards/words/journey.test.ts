import { expect, test } from "vitest";
import { BAG, comesFrom, goesTo, inRack, onSquare } from "./journey";
import { sample } from "./sample";

const told = (event: string, seat: number) => ({ event, rule: "W7", seat });
const move = { kind: "placed", mover: 2, tiles: 2, squares: ["H8", "I8"], word: "ČA", points: 10, settled: false } as const;

test("equal tiles of a rack are told apart, whatever their order", () => {
  expect(inRack(1, ["A", "B", "A", null])).toEqual(["in-1-A-1", "in-1-B-1", "in-1-A-2", "in-1-hidden-1"]);
});

test("tiles that another lays or announces come from their rack; one's own are where the hand put them", () => {
  const view = sample({ moves: [{ ...move, squares: [...move.squares] }], loose: [{ square: "A1", tile: "S" }], loose_by: 0 });
  expect(comesFrom(onSquare("H8"), view, 0)).toBe("rack-2");
  expect(comesFrom(onSquare("A1"), view, 0)).toBeNull();
  expect(comesFrom(onSquare("A1"), view, 1)).toBe("rack-0");
});

test("what is drawn comes from the bag, what is exchanged goes there; a rack put in order does neither", () => {
  const tile = inRack(1, ["A"])[0]!;
  expect(comesFrom(tile, sample({ story: [told("drew", 1)] }), 0)).toBe(BAG);
  expect(comesFrom(tile, sample({ story: [told("drew", 3)] }), 0)).toBeNull();
  expect(goesTo(tile, sample({ story: [told("exchanged", 1)] }), null, 0)).toBe(BAG);
  expect(goesTo(tile, sample({ story: [told("laid", 1)] }), null, 0)).toBeNull();
});

test("a move that falls goes back to the rack it came from, one's own too; what one lifts oneself is in the hand", () => {
  const before = sample({ moves: [{ ...move, mover: 0, squares: [...move.squares] }] });
  expect(goesTo(onSquare("H8"), sample({ story: [told("invalid", 0), told("taken-back", 0)] }), before, 0)).toBe("rack-0");
  expect(goesTo(onSquare("H8"), sample({ story: [told("lifted", 0)] }), before, 0)).toBeNull();
  expect(goesTo(onSquare("H8"), sample({ story: [told("lifted", 0)] }), before, 1)).toBe("rack-0");
});
