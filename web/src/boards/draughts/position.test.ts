import { expect, test } from "vitest";
import { pieces, place, squareNames, type DraughtsView } from "./position";

const view = (men: [string[], string[]], kings: [string[], string[]], story: DraughtsView["story"] = []): DraughtsView => ({
  squares: 32, men, kings, turn: 0, captures: [], last: [], counters: [], story, acting: [0], eye: 0, scores: [0, 0], outcome: null,
});
const number = (square: string) => squareNames(32).indexOf(square);
const jump = (from: string, over: string, to: string) => ({ event: "jumped", rule: "D3", seat: 0, from: number(from), over: number(over), to: number(to) });

const before = view([["d6"], ["e7", "g7"]], [[], []]);
const story = [
  jump("d6", "e7", "f8"),
  jump("f8", "g7", "h6"),
  { event: "took", rule: "D3", seat: 0, from: number("d6"), to: number("h6"), count: 2 },
  { event: "crowned-in-passing", rule: "D10", seat: 0, at: number("h6") },
];
const after = view([[], []], [["h6"], []], story);
const at = (step: number, trail?: string[]) => pieces(after, before, step, trail);
const mover = (step: number, trail?: string[]) => at(step, trail).find((piece) => piece.from === "d6")!;

test("a leap is seen while it is told, square by square", () => {
  expect([0, 1, 2].map((step) => mover(step).square)).toEqual(["f8", "h6", "h6"]);
});

test("captured men stay until the capture is over (D5)", () => {
  const enemy = (step: number) => at(step).filter((piece) => piece.colour === 1).map(({ jumped, lifted }) => [jumped, lifted]);
  expect(enemy(0)).toEqual([[true, false], [false, false]]);
  expect(enemy(1)).toEqual([[true, false], [true, false]]);
  expect(enemy(2)).toEqual([[true, true], [true, true]]);
});

test("a king is made when that is told", () => {
  expect([mover(2).king, mover(3).king]).toEqual([false, true]);
});

test("when all is told the view alone counts", () => {
  expect(at(4)).toEqual([{ from: "h6", square: "h6", colour: 0, king: true, jumped: false, lifted: false }]);
  expect(pieces(after, null, 0)).toEqual(at(4));
});

test("leaps made by hand are not shown again, others are", () => {
  expect(mover(0, ["d6", "f8", "h6"]).square).toBe("h6");
  expect(mover(0, ["d6", "f8"]).square).toBe("f8");
  expect(mover(0, ["d6", "b8"]).square).toBe("f8");
});

test("squares are numbered as the rules number them, and lie as the seat sees them", () => {
  expect(squareNames(32).slice(0, 5)).toEqual(["a1", "c1", "e1", "g1", "b2"]);
  expect(squareNames(64)[63]).toBe("h8");
  expect(place("a1", false)).toEqual({ column: 0, row: 7 });
  expect(place("a1", true)).toEqual({ column: 7, row: 0 });
});
