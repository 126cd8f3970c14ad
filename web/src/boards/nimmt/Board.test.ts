import { cleanup, fireEvent, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { sit } from "../cards/seated";
import Board from "./Board.svelte";
import type { NimmtView } from "./story";

afterEach(cleanup);

const view: NimmtView = {
  rows: [[31], [40, 41, 42, 50, 52], [92], [85]], row_heads: [1, 9, 1, 2], marked: 3, side: "odd",
  hand: [10, 55, 90], held: [3, 3], chosen: null, has_chosen: [false, true], open: [0, 0], taker: null, heads: [4, 3], taken: [0, 3],
  round: 1, turn: 8, story: [], acting: [0], eye: 0, scores: [], outcome: null,
};
const options = { even_odd: true, limit: 66, rounds: null };
const decisions = (codes: number[]) => codes.map((code) => ({ code, text: String(code) }));
const hand = () => [...screen.getByRole("group", { name: "Your cards" }).querySelectorAll("button")];

test("a card is chosen by a tap, and taken back by another", async () => {
  const { act, rerender, props } = await sit(Board, view, 2, { options, legal: decisions([10, 55, 90]) });
  await fireEvent.click(screen.getByRole("button", { name: "55, 7 heads" }));
  expect(act.mock.calls).toEqual([[55]]);
  await rerender({ ...props, view: { ...view, hand: [10, 90], chosen: 55, acting: [] }, legal: null });
  const chosen = screen.getByRole("button", { name: /^55, 7 heads. Chosen/ });
  expect(chosen.getAttribute("aria-pressed")).toBe("true");
  expect(hand().map((button) => button.dataset.card)).toEqual(["10", "55", "90"]);
  await fireEvent.click(chosen);
  expect(act).toHaveBeenLastCalledWith(0);
});

test("another card instead: the sealed one comes back first, then the other goes", async () => {
  const sealed = { ...view, hand: [10, 90], chosen: 55, acting: [] };
  const { act, rerender, props } = await sit(Board, sealed, 2, { options });
  await fireEvent.click(screen.getByRole("button", { name: "90, 3 heads" }));
  expect(act.mock.calls).toEqual([[0]]);
  await rerender({ ...props, view });
  expect(act.mock.calls).toEqual([[0], [90]]);
});

test("if the cards are revealed meanwhile, the other card stays in the hand", async () => {
  const sealed = { ...view, hand: [10, 90], chosen: 55, acting: [] };
  const { act, rerender, props } = await sit(Board, sealed, 2, { options });
  await fireEvent.click(screen.getByRole("button", { name: "90, 3 heads" }));
  await rerender({ ...props, view: { ...view, hand: [10, 90], turn: 9 } });
  expect(act.mock.calls).toEqual([[0]]);
});

test("rows can be taken only when the table lists them, each with its cost", async () => {
  await sit(Board, view, 2, { options, legal: decisions([10, 55, 90]) });
  expect(screen.queryByRole("button", { name: /^Take row/ })).toBeNull();
  cleanup();
  const { act } = await sit(Board, { ...view, taker: 0, open: [10, 95] }, 2, { options, legal: decisions([105, 106, 107, 108]) });
  expect(screen.getAllByRole("button", { name: /^Take row/ })).toHaveLength(4);
  await fireEvent.click(screen.getByRole("button", { name: "Take row 2: 9 heads" }));
  expect(act).toHaveBeenCalledWith(106);
});

test("arrow keys walk the hand, which is one stop of the Tab key", async () => {
  await sit(Board, view, 2, { options });
  hand()[0]!.focus();
  await fireEvent.keyDown(hand()[0]!, { key: "ArrowLeft" });
  expect(document.activeElement).toBe(hand()[2]);
  expect(hand().map((button) => button.tabIndex)).toEqual([-1, -1, 0]);
});

test("the action card says its side, and a full row says so", async () => {
  await sit(Board, view, 2, { options });
  const row = screen.getByRole("group", { name: "Row 4: 1 card, 2 heads" });
  expect(row.querySelector('[aria-label="The action card: odd cards only"] circle')).not.toBeNull();
  expect(screen.getByRole("group", { name: "Row 2: 5 cards, 9 heads" }).textContent).toContain("full");
});

test("hints stand on the cards, in words too", async () => {
  const hints = [{ code: 90, text: "90", value: 1, words: "Safe: it is the sixth nowhere." }];
  await sit(Board, view, 2, { options, hints });
  expect(screen.getByRole("button", { name: "90, 3 heads. Safe: it is the sixth nowhere." }).textContent).toMatch(/tip.1/);
});

test("a spectator sees no hand and no buttons; places stand at the seats at the end", async () => {
  const over = { ...view, hand: [], eye: null, acting: [], outcome: { reason: "limit", scores: [70, 3], places: [2, 1] } };
  await sit(Board, over, 2, { options });
  expect(screen.queryAllByRole("button")).toEqual([]);
  expect(screen.getByRole("group", { name: "Jan" }).textContent).toContain("1.");
});

test("before the first deal there are four empty rows", async () => {
  const empty = { ...view, rows: [[], [], [], []], row_heads: [0, 0, 0, 0], marked: null, side: null, hand: [], acting: [], round: 0, turn: 0 };
  await sit(Board, empty, 2, { options });
  expect(screen.getAllByRole("group", { name: /no cards/ })).toHaveLength(4);
});
