import { cleanup, fireEvent, screen, within } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { words } from "$lib/words.svelte";
import { sit } from "../cards/seated";
import Board from "./Board.svelte";
import type { SixtysixView } from "./story";

afterEach(cleanup);

const view: SixtysixView = {
  hand: [0, 2, 3, 8, 9, 23], held: [6, 6], trump: 0, turn_up: 5, stock: 10, first_part: true, closed_by: null, trick: [], tricks: [0, 1], taken: [[], [1, 4]],
  melds: [[], []], pending: [0, 0], points: [0, 12], game_points: [3, 0], target: 7, shown: [[], [10]], dealer: 1, leader: 0, turn: 0, deal: 3,
  may: { cards: [0, 2, 3, 8, 9, 23], declare_with: [2, 3, 8, 9], exchange: false, close: true, declare: true },
  why_not: { exchange: { rule: "S4", reason: "exchange-no-trick" } }, story: [], acting: [0], eye: 0, scores: [], outcome: null,
};
const legal = [0, 2, 3, 8, 9, 23, 49, 50].map((code) => ({ code, text: String(code) }));
const seat = (name: string) => within(screen.getByRole("group", { name }));

test("a forbidden choice is not hidden: it names its rule, and pressing it asks the table", async () => {
  const { act } = await sit(Board, view, 2, { legal });
  const exchange = screen.getByRole("button", { name: /^Exchange.*not now: S4/ });
  expect(screen.getByRole("button", { name: /^Close/ }).textContent).not.toContain("not now");
  await fireEvent.click(exchange);
  await fireEvent.click(screen.getByRole("button", { name: /^Close/ }));
  await fireEvent.click(screen.getByRole("button", { name: /^66!/ }));
  expect(act.mock.calls).toEqual([[48], [49], [50]]);
});

test("one button a pair declares with its meld, and pairs are marked in the hand", async () => {
  const { act } = await sit(Board, view, 2, { legal });
  const buttons = screen.getAllByRole("button", { name: /^66 with/ });
  expect(buttons.map((button) => button.querySelector("b")!.textContent)).toEqual(["66 with K♠", "66 with K♥"]);
  await fireEvent.click(buttons[0]!);
  expect(act).toHaveBeenCalledWith(24 + 3);
  expect(screen.getByRole("button", { name: "queen of spades. Trump. Leading it is a meld" }).textContent).toContain("Q+K");
});

test("a hint for either card of a pair stands on its button", async () => {
  await sit(Board, view, 2, { legal, hints: [{ code: 24 + 8, text: "66 Qh", value: 1, words: "You have enough." }] });
  expect(screen.getAllByRole("button", { name: /^66 with/ })[1]!.textContent).toMatch(/You have enough\. *tip.1/);
});

test("cards that may not answer the lead are quiet", async () => {
  const answer = { ...view, trick: [[1, 22]] as [number, number][], may: { ...view.may!, cards: [23], declare_with: [] } };
  const { act } = await sit(Board, answer, 2, { legal: [{ code: 23, text: "Ac" }] });
  expect(screen.getAllByRole("button", { name: /May not be played now/ })).toHaveLength(5);
  await fireEvent.click(screen.getByRole("button", { name: "ace of clubs" }));
  expect(act).toHaveBeenCalledWith(23);
});

test("the other's hand is backs, but for what all know it to hold", async () => {
  await sit(Board, view, 2, { legal });
  const held = within(seat("Jan").getByRole("group", { name: "Holds 6 cards" }));
  expect(held.getAllByRole("img").map((card) => card.getAttribute("aria-label"))).toEqual(["10 of hearts"]);
  expect(screen.getByRole("img", { name: "Turned up: ace of spades" })).toBeTruthy();
  expect(seat("Ola (you)").getByRole("img", { name: "3 of 7 game points" })).toBeTruthy();
});

test("a closed stock shows no turn-up and says who closed it", async () => {
  await sit(Board, { ...view, closed_by: 1 }, 2);
  expect(screen.queryByRole("img", { name: /^Turned up/ })).toBeNull();
  expect(screen.getByText("closed by Jan")).toBeTruthy();
  expect(seat("Jan").getByText("closed")).toBeTruthy();
});

test("a spectator sees both hands from behind and nothing to press", async () => {
  await sit(Board, { ...view, eye: null, hand: [], may: null, why_not: null }, 2);
  expect(screen.getAllByRole("group", { name: "Holds 6 cards" })).toHaveLength(2);
  expect(screen.queryAllByRole("button")).toEqual([]);
});

test("before the first deal there is no trump and no stock", async () => {
  const empty = { ...view, hand: [], held: [0, 0], trump: null, turn_up: null, stock: 0, may: null, why_not: {}, acting: [], tricks: [0, 0], deal: 0 };
  await sit(Board, empty, 2);
  expect(screen.getByText("before the first deal")).toBeTruthy();
  expect(screen.queryByRole("img", { name: /^Trumps/ })).toBeNull();
});

test("the stock is used up only while cards are held: after a deal that ended early it says nothing", async () => {
  const exhausted = { ...view, turn_up: null, stock: 0, first_part: false, held: [4, 4] };
  await sit(Board, exhausted, 2);
  expect(screen.getByText(words.say("web-sixtysix-exhausted"))).toBeTruthy();
  cleanup();
  await sit(Board, { ...exhausted, hand: [], held: [0, 0], may: null, why_not: {}, acting: [] }, 2);
  expect(screen.queryByText(words.say("web-sixtysix-exhausted"))).toBeNull();
  expect(screen.getByRole("img", { name: /^Trumps/ })).toBeTruthy();
});
