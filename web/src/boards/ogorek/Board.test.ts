import { cleanup, fireEvent, screen, within } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { sit } from "../cards/seated";
import Board from "./Board.svelte";
import type { OgorekView } from "./story";

afterEach(cleanup);

const view: OgorekView = {
  hand: [3, 8, 12], held: [3, 2, 2], trick: [[1, 10], [2, 10]], highest: 10, played: [[2, 3, 4], [7, 7, 7, 10], [2, 2, 2, 10]], shown_lowest: [null, 7, null],
  points: [12, 10, 0], floor: [12, 0, 0], lives: [1, 2, 0], dealer: 2, leader: 1, turn: 0, deal: 4, trick_number: 4,
  story: [], acting: [0], eye: 0, scores: [], outcome: null,
};
const legal = [{ code: 3, text: "3" }, { code: 12, text: "Q" }];
const seat = (name: string) => within(screen.getByRole("group", { name }));

test("a card that may not be played is quiet, and pressing it still asks the table", async () => {
  const { act } = await sit(Board, view, 3, { legal });
  const barred = screen.getByRole("button", { name: "8. May not be played now" });
  await fireEvent.click(barred);
  await fireEvent.click(screen.getByRole("button", { name: "queen (12)" }));
  expect(act.mock.calls).toEqual([[8], [12]]);
});

test("without a list nothing is called forbidden", async () => {
  await sit(Board, view, 3);
  expect(screen.queryByRole("button", { name: /May not/ })).toBeNull();
});

test("lives, the floor of a second life, dealer and leader have names", async () => {
  await sit(Board, view, 3, { legal });
  expect(seat("Ola (you)").getByRole("img", { name: "1 life" })).toBeTruthy();
  expect(seat("Ola (you)").getByRole("img", { name: "second life, never below 12" })).toBeTruthy();
  expect(seat("Jan").getByRole("img", { name: "led this trick" })).toBeTruthy();
  expect(seat("Jan").getByText("nothing below 7")).toBeTruthy();
  expect(seat("Ewa").getByRole("img", { name: "dealer" })).toBeTruthy();
  expect(seat("Ewa").getByText("out")).toBeTruthy();
});

test("the trick says whose card is whose, and the highest are marked", async () => {
  await sit(Board, view, 3, { legal });
  const trick = within(screen.getByRole("group", { name: "Trick 4 of 6" }));
  expect(trick.getByRole("img", { name: "Ewa: 10" }).closest(".highest")).not.toBeNull();
  expect(trick.getAllByRole("img")).toHaveLength(2);
});

test("a rebirth is told at the seat while it is told", async () => {
  const story = [
    { event: "penalty", rule: "O6", seat: 1, card: 13, points: 23 },
    { event: "lost-life", rule: "O7", seat: 1, points: 23, lives: 1 },
    { event: "reborn", rule: "O7", seat: 1, points: 12 },
  ];
  const { rerender, props } = await sit(Board, { ...view, story }, 3, { before: view, step: 0 });
  expect(seat("Jan").getByText("+13")).toBeTruthy();
  await rerender({ ...props, step: 1 });
  expect(seat("Jan").getByText("loses a life")).toBeTruthy();
  expect(seat("Jan").getByRole("img", { name: "1 life" })).toBeTruthy();
  await rerender({ ...props, step: 2 });
  expect(seat("Jan").getByText("second life: 12")).toBeTruthy();
});

test("before the first deal nothing lies anywhere", async () => {
  const empty = { ...view, hand: [], held: [0, 0, 0], trick: [], highest: 0, played: [[], [], []], lives: [2, 2, 2], floor: [0, 0, 0], points: [0, 0, 0], dealer: null, leader: null, turn: null, deal: 0, acting: [] };
  await sit(Board, empty, 3);
  expect(screen.getAllByText("before the first deal").length).toBeGreaterThan(0);
  expect(screen.queryAllByRole("button")).toEqual([]);
});
