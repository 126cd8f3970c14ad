import { expect, test } from "vitest";
import { goals, starts, tap, ways } from "./trail";

const legal = [
  { code: 1, text: "c3-d4", paths: [["c3", "d4"]] },
  { code: 2, text: "a1xe5xg7", paths: [["a1", "c3", "g7"], ["a1", "e5", "g7"]] },
  { code: 3, text: "a1xe5xc7", paths: [["a1", "e5", "c7"]] },
  { code: 4, text: "h2xh2", paths: [["h2", "f4", "d2", "h2"], ["h2", "d2", "f4", "h2"]] },
];
const all = ways(legal);

test("a step is played by its second square", () => {
  expect(tap(all, ["c3"], "d4")?.play?.code).toBe(1);
});

test("a capture goes on square by square until one move is left", () => {
  const first = tap(all, ["a1"], "e5");
  expect(first).toEqual({ trail: ["a1", "e5"] });
  expect(goals(all, first!.trail)).toEqual({ next: new Set(["g7", "c7"]), ends: new Set(["g7", "c7"]) });
  expect(tap(all, first!.trail, "c7")?.play?.code).toBe(3);
});

test("a square that only one move leads over plays it, with no more taps than were needed", () => {
  expect(tap(all, ["a1"], "c3")).toMatchObject({ play: { code: 2 }, trail: ["a1", "c3"] });
});

test("its end plays a capture at once if only one move ends there, whichever way it leads", () => {
  expect(tap(all, ["a1"], "g7")?.play?.code).toBe(2);
});

test("a capture that comes back to where it began can be tapped from either side", () => {
  for (const way of ["f4", "d2"]) expect(tap(all, ["h2"], way)?.play?.code).toBe(4);
});

test("what the list does not know is no move", () => {
  expect(tap(all, ["c3"], "b4")).toBeNull();
  expect(tap(all, [], "c3")).toBeNull();
  expect(starts(ways(null)).size).toBe(0);
});
