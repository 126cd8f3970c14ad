import { expect, test } from "vitest";
import { rove } from "./roving";

// 0 1 2
//  3 4
const boxes = [0, 50, 100].map((left) => ({ left, top: 0, width: 48 })).concat([25, 75].map((left) => ({ left, top: 70, width: 48 })));

test("left and right go round the hand", () => {
  expect(rove("ArrowRight", 4, boxes)).toBe(0);
  expect(rove("ArrowLeft", 0, boxes)).toBe(4);
  expect(rove("ArrowRight", 1, boxes)).toBe(2);
  expect([rove("Home", 3, boxes), rove("End", 0, boxes)]).toEqual([0, 4]);
});

test("up and down go to the nearest card of the next line, and nowhere beyond it", () => {
  expect(rove("ArrowDown", 2, boxes)).toBe(4);
  expect(rove("ArrowUp", 3, boxes)).toBe(0);
  expect(rove("ArrowUp", 1, boxes)).toBeNull();
});

test("other keys are left alone", () => {
  expect(rove("Enter", 1, boxes)).toBeNull();
});
