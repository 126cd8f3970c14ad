import { expect, test } from "vitest";
import { around } from "./around";

test.each([2, 3, 4, 5, 6, 7, 8, 9, 10])("%i players sit in the order of play, clockwise from the reader", (players) => {
  for (let eye = 0; eye < players; eye++) {
    const { near, left, top, right } = around(players, eye);
    expect([near, ...left, ...top, ...right]).toEqual(Array.from({ length: players }, (_, i) => (eye + i) % players));
    expect(left.length).toBe(right.length);
  }
});

test("two face each other, four sit on four sides", () => {
  expect(around(2, 1)).toEqual({ near: 1, left: [], top: [0], right: [] });
  expect(around(4, 2)).toEqual({ near: 2, left: [3], top: [0], right: [1] });
});

test("ten players leave no side longer than the table", () => {
  const { left, top, right } = around(10, 0);
  expect([left, top, right].map((side) => side.length)).toEqual([3, 3, 3]);
});

test("a spectator looks from the first seat", () => {
  expect(around(3, null)).toEqual(around(3, 0));
});
