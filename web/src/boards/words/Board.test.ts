import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import Board from "./Board.svelte";
import { mayOnly, sample, talking } from "./sample";
import type { WordsView } from "./view";

afterEach(cleanup);
const players = ["Ola", "Jan", "Ewa", "Petr"].map((name, seat) => ({ name, you: seat === 0, bot: "", team: seat >> 1, here: true }));

function sit(view: WordsView, eye: number | null = 0) {
  const act = vi.fn();
  const say = (message: string, values: Record<string, unknown> = {}) => [message, ...Object.values(values)].join(" ");
  const check = async () => ({ code: "", rule: "", words: "" });
  render(Board, { game: "words", options: {}, view, before: null, step: 0, pace: 0, eye, players, legal: null, hints: [], act, check, say } as never);
  return act;
}
const square = (name: string) => document.querySelector<HTMLElement>(`[data-square="${name}"]`)!;
const button = (name: RegExp) => [...document.querySelectorAll("button")].find((one) => name.test(one.textContent!.trim()))!;

test("every square has a name, and premium squares carry words", () => {
  sit(sample());
  expect(document.querySelectorAll("[data-square]").length).toBe(225);
  expect(square("A1").getAttribute("aria-label")).toContain("triple-word");
  expect(square("A1").querySelector("[data-sign]")!.getAttribute("data-sign")).toBe("web-words-triple-word");
});

test("letters are typed from a square on", async () => {
  const act = sit(sample());
  await fireEvent.click(square("H8"));
  await fireEvent.keyDown(square("H8"), { key: "s" });
  await fireEvent.keyDown(square("I8"), { key: "č" });
  expect(act.mock.calls.flat()).toEqual(["+H8 S", "+I8 Č"]);
});

test("what lies loose is announced as the server counts it", async () => {
  const act = sit(sample({ loose: [{ square: "H8", tile: "S" }], loose_by: 0, hand: [..."OTA"], preview: { action: "8H SO", points: 6 } }));
  await fireEvent.click(button(/web-words-announce 6/));
  expect(act).toHaveBeenCalledExactlyOnceWith("8H SO");
});

test("without a preview nothing can be announced, and the rules are named", () => {
  sit(sample({ loose: [{ square: "A1", tile: "S" }], loose_by: 0 }));
  expect((button(/announce-not-yet/) as HTMLButtonElement).disabled).toBe(true);
  expect(screen.getByText("web-words-no-word-yet")).toBeTruthy();
});

test("tiles are picked for an exchange, and passing is asked twice", async () => {
  const act = sit(sample());
  await fireEvent.click(button(/web-words-exchange$/));
  for (const place of [0, 6]) await fireEvent.click(document.querySelector(`[data-place="${place}"]`)!);
  await fireEvent.click(button(/web-words-exchange-tiles 2/));
  expect(act).toHaveBeenLastCalledWith("-S?");
  await fireEvent.click(button(/web-words-pass$/));
  expect(act).toHaveBeenCalledTimes(1);
  await fireEvent.click(button(/web-words-pass-sure/));
  expect(act).toHaveBeenLastCalledWith("pass");
});

const moves = [{ kind: "placed", mover: 2, tiles: 2, squares: ["H8"], word: "OČ", points: 9, settled: false }, { kind: "placed", mover: 3, tiles: 1, squares: ["I8"], word: "ÁB", points: 5, settled: false }] as WordsView["moves"];

test("after the opponents' turn each move can be challenged and both accepted", async () => {
  const act = sit(sample({ stage: "window", moves, may: mayOnly({ accept: true, challenge_first: true, challenge_second: true }) as never }));
  await fireEvent.click(button(/web-words-challenge ÁB/));
  await fireEvent.click(button(/web-words-accept 2/));
  expect(act.mock.calls.flat()).toEqual(["challenge 2", "accept"]);
});

test("a partner's proposal is answered with yes or no", async () => {
  const act = sit(sample({ stage: "window", moves, talk: [talking({}), talking({ challenges: 0 }), null, null], may: mayOnly({ yes: true, no: true }) as never }));
  expect(screen.getByText(/partner-challenges Jan OČ/)).toBeTruthy();
  await fireEvent.click(button(/yes-challenge/));
  expect(act).toHaveBeenCalledExactlyOnceWith("yes");
});

test("early judgement can be left for later by those who are asked", async () => {
  const act = sit(sample({ stage: "second", turn: 1, early: "asked", moves: [moves[0]!], may: mayOnly({ accept: true, challenge_first: true, later: true }) as never }));
  await fireEvent.click(button(/web-words-later/));
  expect(act).toHaveBeenCalledExactlyOnceWith("later");
});

test("who only watches sees no rack and can do nothing", async () => {
  const act = sit(sample({ may: null, racks: [[null], [null], [null], [null]], hand: [] }), null);
  await fireEvent.click(square("H8"));
  await fireEvent.keyDown(square("H8"), { key: "s" });
  expect(act).not.toHaveBeenCalled();
  expect(document.querySelector("[data-rack]")).toBeNull();
});

test("the sheet separates the turns: one move at the opening, then two", () => {
  const row = (word: string, total: number | null) => ({ seat: 0, kind: "placed", word, points: 7, total });
  const turns = [{ number: 1, pair: 0, rows: [row("PYŘ", 7)], crosses: [] }, { number: 2, pair: 1, rows: [row("OČAŘ", null), row("BOT", 14)], crosses: [0] }];
  sit(sample({ sheet: { turns, extra: [0, 0], ending: null } }));
  expect([...document.querySelectorAll("tbody")].map((body) => body.querySelectorAll("tr").length)).toEqual([1, 2]);
});

test("on a small screen the score sheet is one tap away", async () => {
  sit(sample({ sheet: { turns: [{ number: 0, pair: 1, rows: [{ kind: "placed", word: "ÓN", points: 8, total: 8 }], crosses: [] }], ending: false, extra: [0, 0] } as never }));
  expect(document.querySelector("dialog")).toBeNull();
  await fireEvent.click(document.querySelector("button.paper")!);
  expect(document.querySelector("dialog table")!.textContent).toContain("ÓN");
});

test("only players are told what the bag will hold when they draw", () => {
  const told = () => document.querySelector("[data-spot=bag] .told")!.textContent;
  sit(sample({ bag: 65, bag_for_exchange: 56 }));
  expect(told()).toBe("web-words-bag 65 56 no");
  cleanup();
  sit(sample({ bag: 65, bag_for_exchange: 56 }), null);
  expect(told()).toBe("web-words-bag 65 56 yes");
});
