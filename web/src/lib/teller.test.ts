import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Known } from "./known";
import { Teller } from "./teller.svelte";

const story = (length: number, from = 0) => Array.from({ length }, (_, at) => ({ event: `e${from + at}`, rule: "N1", seat: -1 }));
const known = (number: number, length: number, what: string | null = "played", from = 0): Known =>
  ({
    number, eye: 0, seats: [{}, {}], told: story(length, from).map((one) => `said ${one.event}`), waits: "",
    view: { story: story(length, from), acting: [], eye: 0, scores: [], outcome: null },
    what: what && { is: what },
  }) as unknown as Known;
const lines = (teller: Teller) => teller.log.map((line) => line.text);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a snapshot is shown as it is, at once", () => {
  const teller = new Teller(() => 400);
  teller.take(known(1, 3, null));
  expect([teller.step, teller.rests, teller.before]).toEqual([3, true, null]);
});

test("an event is told step by step, and the next one waits for it", () => {
  const teller = new Teller(() => 400);
  teller.take(known(1, 0, null));
  teller.take(known(2, 2));
  teller.take(known(3, 1));
  expect([teller.shown!.number, teller.step, teller.waiting]).toEqual([2, 0, 1]);
  vi.advanceTimersByTime(400);
  expect(teller.step).toBe(1);
  vi.advanceTimersByTime(400);
  expect([teller.shown!.number, teller.step, teller.before!.story.length]).toEqual([3, 0, 2]);
  vi.advanceTimersByTime(400);
  expect([teller.rests, teller.waiting]).toEqual([true, 0]);
});

test("cards that are turned up together take one step", () => {
  const teller = new Teller(() => 400);
  teller.take(known(1, 0, null));
  const turned = known(2, 4);
  for (const at of [0, 1, 2]) turned.view!.story[at]!.event = "revealed";
  teller.take(turned);
  expect(teller.step).toBe(0);
  vi.advanceTimersByTime(400);
  expect(teller.step).toBe(3);
  vi.advanceTimersByTime(400);
  expect(teller.rests).toBe(true);
});

test("skipping shows how things stand and leaves out no sentence", () => {
  const teller = new Teller(() => 400);
  teller.take(known(1, 0, null));
  teller.take(known(2, 2));
  teller.take(known(3, 1, "played", 5));
  teller.skip();
  expect([teller.shown!.number, teller.rests]).toEqual([3, true]);
  expect(lines(teller)).toEqual(["said e0", "said e1", "said e5"]);
});

test("when many wait, all but the last are only written down", () => {
  const teller = new Teller(() => 400);
  teller.take(known(1, 0, null));
  for (let number = 2; number <= 7; number++) teller.take(known(number, 1, "played", number));
  expect(teller.shown!.number).toBe(7);
  expect(teller.step).toBe(0);
  expect(lines(teller)).toEqual([2, 3, 4, 5, 6, 7].map((number) => `said e${number}`));
});

test("to skip when all is told tells nobody again", () => {
  const told = vi.fn();
  const teller = new Teller(() => 400, told);
  teller.take(known(1, 0, null));
  teller.take(known(2, 2));
  teller.skip();
  told.mockClear();
  teller.skip();
  expect(told).not.toHaveBeenCalled();
});

test("without movement everything is told at once", () => {
  const teller = new Teller(() => 0);
  teller.take(known(1, 0, null));
  teller.take(known(2, 3));
  expect([teller.rests, teller.log.length]).toEqual([true, 3]);
});

test("what is no action does not tell the last action's story again", () => {
  const teller = new Teller(() => 400);
  teller.take(known(1, 2, null));
  teller.take(known(2, 2, "said"));
  expect([teller.shown!.number, teller.rests, teller.log.length]).toEqual([2, true, 2]);
});

test("a deal goes on with the story of the action before it", () => {
  const teller = new Teller(() => 400);
  teller.take(known(1, 0, null));
  teller.take(known(2, 2));
  vi.advanceTimersByTime(800);
  teller.take(known(3, 3, "dealt"));
  expect(teller.step).toBe(2);
  expect(lines(teller)).toEqual(["said e0", "said e1", "said e2"]);
});

test("the same number again, in another language, is no news", () => {
  const teller = new Teller(() => 400);
  teller.take(known(1, 2, null));
  teller.take({ ...known(1, 2, null), told: ["powiedziane", "powiedziane"] });
  expect(teller.log).toHaveLength(2);
  expect(teller.shown!.told[0]).toBe("powiedziane");
});

test("what tells nothing new, a whisper or a sealed choice, is not told again", () => {
  const teller = new Teller(() => 400);
  teller.take(known(1, 0, null));
  teller.take(known(2, 2));
  vi.advanceTimersByTime(800);
  teller.take(known(3, 2));
  expect([teller.shown!.number, teller.rests]).toEqual([3, true]);
  expect(lines(teller)).toEqual(["said e0", "said e1"]);
});

test("the rest of a long word has no line in the log: it was announced in one piece", () => {
  const teller = new Teller(() => 0);
  teller.take(known(1, 0, null));
  const long = known(2, 3);
  long.view!.story[1]!.event = "word-more";
  teller.take(long);
  teller.skip();
  expect(lines(teller)).toEqual(["said e0", "said e2"]);
});
