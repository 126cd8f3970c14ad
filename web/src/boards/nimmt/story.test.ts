import { expect, test } from "vitest";
import { matches } from "../cards/seated";
import { after, tableAt, takers, type NimmtView } from "./story";

// N14: rows ending 31, 52 (five cards), 92, 85 with the card at 85 showing Odd; 90 goes to 52's row and takes it.
const before: NimmtView = {
  rows: [[31], [40, 41, 42, 50, 52], [92], [85]], row_heads: [1, 9, 1, 2], marked: 3, side: "odd",
  hand: [10, 90], held: [2, 2], chosen: 90, has_chosen: [true, false], open: [0, 0], taker: null, heads: [0, 3], taken: [0, 3],
  round: 1, turn: 9, story: [], acting: [1], eye: 0, scores: [], outcome: null,
};
const event = (name: string, seat: number, more = {}) => ({ event: name, rule: "N", seat, ...more });
const story = [
  event("revealed", 0, { card: 90 }),
  event("revealed", 1, { card: 95 }),
  event("passed-on", 0, { card: 90, row: 4 }),
  event("sixth", 0, { card: 90, row: 2, heads: 9 }),
  event("card-moved", -1, { row: 1, last: 31 }),
  event("placed", 1, { card: 95, row: 3 }),
];
const end = { ...before, hand: [10], chosen: null, rows: [[31], [90], [92, 95], [85]], story };
const at = (step: number) => tableAt(end, before, step);

test("cards are turned up all at once", () => {
  expect(at(0).open).toEqual([90, 95]);
  expect(at(0).hand).toEqual([10]);
  expect(at(0).has_chosen).toEqual([false, false]);
});

test("a deflected card tries the marked row and is not in it", () => {
  expect(at(2).trying).toEqual({ card: 90, row: 3 });
  expect(at(2).rows[3]).toEqual([85]);
  expect(at(3).trying).toBeNull();
});

test("the sixth card lies in its row before the row is taken", () => {
  expect(at(3).rows[1]).toEqual([40, 41, 42, 50, 52, 90]);
  expect(at(3).heads).toEqual([0, 3]);
  expect(at(4).rows[1]).toEqual([90]);
  expect(at(4).heads).toEqual([9, 3]);
  expect([at(4).marked, at(4).side]).toEqual([0, "odd"]);
});

test("when all is told the view stands, and nothing is made up", () => {
  expect(at(6)).toBe(end);
  expect(tableAt(end, null, 2)).toBe(end);
});

test("what a row's taker gets is known card by card", () => {
  expect([...takers(story, before.rows)]).toEqual([40, 41, 42, 50, 52].map((card) => [card, 0]));
  expect(takers([...story, event("dealt", -1)], before.rows).size).toBe(0);
});

const played = await matches<NimmtView>("nimmt");
test.skipIf(played.length === 0)("in real matches the told table becomes the view", () => {
  let told = 0;
  for (const { frames } of played)
    for (const [i, { view }] of frames.entries()) {
      const start = frames[i - 1]?.view;
      const names = view.story.map((one) => one.event);
      if (!start || names.includes("dealt") || names.includes("chose")) continue;
      const table = after(view.story.reduce(after, start), event("end", -1));
      for (const field of ["rows", "row_heads", "marked", "side", "open", "heads", "taken", "taker", "hand"] as const) expect(table[field], `${field} ${i}`).toEqual(view[field]);
      told++;
    }
  expect(told).toBeGreaterThan(20);
});
