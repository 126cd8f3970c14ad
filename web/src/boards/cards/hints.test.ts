import { expect, test } from "vitest";
import { markOf } from "./hints";

const hints = [
  { code: 27, text: "66 Ks", value: 2, words: "wins at once" },
  { code: "5", text: "As", value: 1, words: "safe" },
];

test("a hint is found by any code of what it may be shown on, as number or text", () => {
  expect(markOf(hints, 26, 27)).toEqual({ place: 1, words: "wins at once" });
  expect(markOf(hints, 5)).toEqual({ place: 2, words: "safe" });
  expect(markOf(hints, 2)).toBeNull();
});

test("only the best three are marked", () => {
  const many = [7, 8, 9, 10].map((code) => ({ code, text: String(code), value: -code, words: "" }));
  expect([7, 8, 9, 10].map((code) => markOf(many, code)?.place ?? null)).toEqual([1, 2, 3, null]);
});
