import { expect, test } from "vitest";
import { matches } from "../cards/seated";
import { after, middleOf, names, newsOf, openBefore, tableAt, type OgorekView } from "./story";

const before: OgorekView = {
  hand: [9], held: [1, 1, 1], trick: [], highest: 0, played: [[2, 3, 4, 5, 6], [7, 7, 7, 7, 13], [2, 2, 2, 2, 2]], shown_lowest: [null, null, null],
  points: [12, 10, 20], floor: [12, 0, 0], lives: [1, 2, 2], dealer: 2, leader: 1, turn: 1, deal: 4, trick_number: 6,
  story: [], acting: [1], eye: 0, scores: [], outcome: null,
};
const event = (name: string, seat: number, more = {}) => ({ event: name, rule: "O", seat, ...more });
const story = [
  event("played-last", 1, { card: 9 }),
  event("played-last", 2, { card: 11 }),
  event("played-last", 0, { card: 9 }),
  event("penalty", 2, { card: 11, points: 31 }),
  event("lost-life", 2, { points: 31, lives: 1 }),
  event("reborn", 2, { points: 12 }),
  event("dealt", 0, { deal: 5, leader: 1 }),
];
const end = { ...before, deal: 5, story };
const at = (step: number) => tableAt(end, before, step);

test("the last trick is seen card by card", () => {
  expect(at(1).trick).toEqual([[1, 9], [2, 11]]);
  expect(at(1).highest).toBe(11);
  expect([at(1).hand, at(2).hand]).toEqual([[9], []]);
});

test("points, a lost life and the rebirth are told one after another", () => {
  expect([3, 4, 5].map((step) => [at(step).points[2], at(step).lives[2], at(step).floor[2]])).toEqual([[31, 2, 0], [31, 1, 0], [12, 1, 12]]);
});

test("with the new deal the view stands", () => {
  expect(at(6)).toBe(end);
});

test("the news of a seat keep the points and the last that became of its life", () => {
  expect(newsOf(story.slice(0, 4), 2)).toEqual({ change: 11, life: null, points: 0 });
  expect(newsOf(story, 2)).toEqual({ change: 11, life: "reborn", points: 12 });
  expect(newsOf([event("bonus", 1, { card: 9, points: 1 })], 1).change).toBe(-9);
});

test("while nobody leads, the trick before still lies there", () => {
  expect(middleOf(before)).toEqual({ cards: new Map([[0, 6], [1, 13], [2, 2]]), over: true });
  expect(middleOf(at(0))).toEqual({ cards: new Map([[1, 9]]), over: false });
});

test("the card in the trick does not lie open before its player as well", () => {
  expect(openBefore(at(0), 1)).toEqual([7, 7, 7, 7, 13]);
  expect(openBefore(at(0), 0)).toEqual([2, 3, 4, 5, 6]);
});

test("of equal cards each has a name of its own, kept when it is played", () => {
  expect(names(0, [8, 11, 11])).toEqual(["0-8-1", "0-11-1", "0-11-2"]);
  expect(names(0, [8, 11], [11])).toEqual(["0-8-1", "0-11-2"]);
});

const played = await matches<OgorekView>("ogorek");
test.skipIf(played.length === 0)("in real matches the told table becomes the view", () => {
  let told = 0;
  for (const { frames } of played)
    for (const [i, { view }] of frames.entries()) {
      const start = frames[i - 1]?.view;
      if (!start || view.story.some((one) => one.event === "dealt")) continue;
      const table = view.story.reduce(after, start);
      const fields = ["hand", "held", "played", "points", "floor", "lives", ...(view.outcome ? [] : (["trick", "highest", "leader", "trick_number"] as const))] as const;
      for (const field of fields) expect(table[field], `${field} ${i}`).toEqual(view[field]);
      told++;
    }
  expect(told).toBeGreaterThan(20);
});
