import { expect, test } from "vitest";
import { sentenceAt } from "./sentence";

const story = (...names: string[]) => names.map((event) => ({ event, rule: "W1", seat: 0 }));

test("while a story is told, each event has its sentence", () => {
  const events = story("challenged", "word", "invalid", "taken-back", "turn-begins");
  const told = events.map(({ event }) => event);
  expect([0, 1, 2, 3, 4].map((step) => sentenceAt(events, told, step))).toEqual(told);
});

test("when all is told, what somebody did stays, not what follows from it", () => {
  const after = (...names: string[]) => sentenceAt(story(...names), names, names.length);
  expect(after("announced", "word", "word-more")).toBe("announced");
  expect(after("challenged", "word", "invalid", "taken-back", "sum", "turn-begins", "drew")).toBe("invalid");
  expect(after("challenged", "word", "valid", "cross", "sum", "turn-begins")).toBe("valid");
  expect(after("answered", "took", "drew", "drew")).toBe("took");
  expect(after("placed", "round-over")).toBe("round-over");
  expect(after("turn-begins", "drew")).toBe("drew");
  expect(after()).toBe("");
});
