import { expect, test } from "vitest";
import { matches } from "../cards/seated";
import { after, lastTrick, newsOf, rankOf, suitOf, tableAt, type SixtysixView } from "./story";

const before: SixtysixView = {
  hand: [0, 2, 3], held: [3, 4], trump: 0, turn_up: 9, stock: 4, first_part: true, closed_by: null, trick: [[1, 20]], tricks: [1, 0], taken: [[4, 5], []],
  melds: [[], [[3, 20]]], pending: [0, 20], points: [21, 0], game_points: [1, 2], target: 7, shown: [[], [21]], dealer: 0, leader: 1, turn: 0, deal: 2,
  may: null, why_not: null, story: [], acting: [0], eye: 0, scores: [], outcome: null,
};
const event = (name: string, seat: number, more = {}) => ({ event: name, rule: "S", seat, ...more });
const story = [
  event("answered", 0, { card: 3 }),
  event("took", 0, { worth: 7, points: 28 }),
  event("drew", 0, { left: 2 }),
];
const end = { ...before, story };
const at = (step: number) => tableAt(end, before, step);

test("cards are numbered by suit and rank", () => {
  expect([0, 4, 20, 23].map((card) => [rankOf(card), suitOf(card)])).toEqual([["9", 0], ["10", 0], ["Q", 3], ["A", 3]]);
});

test("both cards of a trick are seen before it is taken", () => {
  expect([at(0).trick, at(0).hand, at(0).tricks]).toEqual([[[1, 20], [0, 3]], [0, 2], [1, 0]]);
  expect([at(1).trick, at(1).tricks, at(1).points, at(1).taken[0]]).toEqual([[], [2, 0], [28, 0], [3, 4, 5, 20]]);
});

test("the stock shrinks only when both have drawn", () => {
  expect([at(1).stock, at(1).held]).toEqual([4, [2, 4]]);
  expect(tableAt({ ...end, story: [...story, event("x", 0)] }, before, 2)).toMatchObject({ stock: 2, held: [3, 5] });
});

test("a meld waits for its trick, and counts with it", () => {
  const melded = after(before, event("melded", 0, { card: 2, worth: 40 }));
  expect([melded.melds[0], melded.pending[0], melded.points[0]]).toEqual([[[0, 40]], 40, 21]);
  const counted = after(melded, event("meld-counted", 0, { worth: 40, points: 61 }));
  expect([counted.pending[0], counted.points[0]]).toEqual([0, 61]);
});

test("exchange, closing and payment change what they name", () => {
  expect(after(before, event("exchanged", 0, { card: 9, nine: 0 }))).toMatchObject({ turn_up: 0, hand: [2, 3, 9] });
  expect(after(before, event("closed", 1, { left: 4 })).closed_by).toBe(1);
  expect(after(before, event("scored", 1, { paid: 2, score: 4 })).game_points).toEqual([1, 4]);
});

test("the last trick can be seen as long as the story tells of it", () => {
  expect(lastTrick(story, before)).toEqual([[1, 20], [0, 3]]);
  expect(lastTrick(story.slice(0, 1), before)).toEqual([]);
  expect(lastTrick([...story, event("dealt", 1)], before)).toEqual([]);
});

test("what a seat was given just now", () => {
  expect(newsOf([...story, event("meld-counted", 0, { worth: 20, points: 48 })], 0)).toEqual({ points: 27, game: 0 });
  expect(newsOf([event("scored", 1, { paid: 3, score: 5 })], 1)).toEqual({ points: 0, game: 3 });
});

const played = await matches<SixtysixView>("sixtysix");
test.skipIf(played.length === 0)("in real matches the told table becomes the view", () => {
  let told = 0;
  for (const { frames } of played)
    for (const [i, { view }] of frames.entries()) {
      const start = frames[i - 1]?.view;
      const names = view.story.map((one) => one.event);
      if (!start || names.includes("dealt") || view.outcome) continue;
      const table = view.story.reduce(after, start);
      const drawn = names.some((name) => name.startsWith("drew"));
      const fields = ["held", "stock", "turn_up", "closed_by", "trick", "tricks", "taken", "melds", "pending", "points", "game_points", ...(drawn ? [] : (["hand"] as const))] as const;
      for (const field of fields) expect(table[field], `${field} ${i}`).toEqual(view[field]);
      told++;
    }
  expect(told).toBeGreaterThan(20);
});
