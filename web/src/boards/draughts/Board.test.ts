import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import Board from "./Board.svelte";
import type { DraughtsView } from "./position";

afterEach(cleanup);

const view: DraughtsView = {
  squares: 32, men: [["c3", "a1"], ["d4", "d6", "f6"]], kings: [[], []], turn: 0, captures: ["c3xe5xg7", "c3xe5xc7"], last: ["e5", "d4"],
  counters: [{ counter: "repeated", count: 1, limit: 3 }, { counter: "quiet", count: 4, limit: 30 }],
  story: [], acting: [0], eye: 0, scores: [0, 0], outcome: null,
};
const legal = [
  { code: 71, text: "c3xg7", paths: [["c3", "e5", "g7"]] },
  { code: 72, text: "c3xc7", paths: [["c3", "e5", "c7"]] },
];
const players = ["Ola", "Jan"].map((name, seat) => ({ name, you: seat === 0, bot: "", team: seat, here: true }));

function sit(more: Record<string, unknown> = {}) {
  const act = vi.fn();
  const say = (message: string, values: Record<string, unknown> = {}) => [message, ...Object.values(values)].join(" ");
  render(Board, { game: "draughts/polish", options: {}, view, before: null, step: 0, pace: 0, eye: 0, players, legal, hints: [], act, check: vi.fn(), say, ...more } as never);
  return act;
}
const square = (name: string) => document.querySelector<HTMLElement>(`[data-square="${name}"]`)!;

test("every square has a name that says what stands there", () => {
  sit();
  expect(square("c3").getAttribute("aria-label")).toBe("web-draughts-square c3 white-man must");
  expect(square("b2").getAttribute("aria-label")).toBe("web-draughts-square b2 empty none");
  expect(document.querySelectorAll("[data-square]").length).toBe(32);
});

test("taps narrow a capture until one move is left", async () => {
  const act = sit();
  for (const name of ["c3", "e5"]) await fireEvent.click(square(name));
  expect(act).not.toHaveBeenCalled();
  expect(square("g7").getAttribute("aria-label")).toContain("next");
  await fireEvent.click(square("g7"));
  expect(act).toHaveBeenCalledExactlyOnceWith(71);
});

test("what is said at the table takes nothing away from what was tapped", async () => {
  const act = vi.fn();
  const props = { game: "draughts/polish", options: {}, view, before: null, step: 0, pace: 0, eye: 0, players, legal, hints: [], act, check: vi.fn(), say: (message: string) => message };
  const { rerender } = render(Board, props as never);
  for (const name of ["c3", "e5"]) await fireEvent.click(square(name));
  await rerender({ view: structuredClone(view), legal: structuredClone(legal) } as never);
  await fireEvent.click(square("g7"));
  expect(act).toHaveBeenCalledExactlyOnceWith(71);
});

test("a position that comes back later begins without taps", async () => {
  const act = vi.fn();
  const props = { game: "draughts/polish", options: {}, view, before: null, step: 0, pace: 0, eye: 0, players, legal, hints: [], act, check: vi.fn(), say: (message: string) => message };
  const { rerender } = render(Board, props as never);
  for (const name of ["c3", "e5"]) await fireEvent.click(square(name));
  await rerender({ view: { ...view, turn: 1, last: ["c3", "g7"] }, legal: null } as never);
  await rerender({ view: structuredClone(view), legal } as never);
  await fireEvent.click(square("g7"));
  expect(act).not.toHaveBeenCalled();
});

const quiet = { ...view, captures: [], last: [] };
const steps = [{ code: 1, text: "c3-b4", paths: [["c3", "b4"]] }, { code: 2, text: "a1-b2", paths: [["a1", "b2"]] }];

test("a man stays where it was put until the table answers, and nothing else is played meanwhile", async () => {
  vi.useFakeTimers();
  const act = vi.fn(() => new Promise<boolean>(() => {}));
  sit({ view: quiet, legal: steps, act });
  for (const name of ["c3", "b4"]) await fireEvent.click(square(name));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(square("b4").getAttribute("aria-label")).toContain("white-man");
  expect(square("c3").getAttribute("aria-label")).toContain("empty");
  for (const name of ["a1", "b2"]) await fireEvent.click(square(name));
  expect(act).toHaveBeenCalledExactlyOnceWith(1);
  vi.useRealTimers();
});

test("a move that the table refuses is put back", async () => {
  sit({ view: quiet, legal: steps, act: async () => false });
  for (const name of ["c3", "b4"]) await fireEvent.click(square(name));
  await vi.waitFor(() => expect(square("c3").getAttribute("aria-label")).toContain("white-man"));
});

test("its end is enough where only one move ends there", async () => {
  const act = sit();
  for (const name of ["c3", "c7"]) await fireEvent.click(square(name));
  expect(act).toHaveBeenCalledExactlyOnceWith(72);
});

test("a piece that has no move says so, and an attempt is put to the table", async () => {
  const act = sit();
  await fireEvent.click(square("a1"));
  expect(screen.getByText(/web-draughts-stuck-capture a1/)).toBeTruthy();
  await fireEvent.click(square("b2"));
  expect(act).toHaveBeenCalledExactlyOnceWith("a1-b2");
});

test("arrows walk over the dark squares, Escape lets go", async () => {
  sit();
  await fireEvent.click(square("c3"));
  square("c3").focus();
  await fireEvent.keyDown(square("c3"), { key: "ArrowRight" });
  expect(document.activeElement).toBe(square("e3"));
  await fireEvent.keyDown(square("e3"), { key: "ArrowUp" });
  expect(document.activeElement).toBe(square("f4"));
  await fireEvent.keyDown(square("f4"), { key: "Escape" });
  expect(square("c3").getAttribute("aria-pressed")).toBe("false");
});

test("who only watches can pick up nothing", async () => {
  const act = sit({ eye: null, legal: null });
  for (const name of ["c3", "e5", "g7"]) await fireEvent.click(square(name));
  expect(act).not.toHaveBeenCalled();
  expect(square("c3").getAttribute("aria-pressed")).toBe("false");
});

test("counters that have begun to count are shown", () => {
  sit();
  expect(screen.getByText("web-draughts-counter-quiet 4 30")).toBeTruthy();
  expect(screen.queryByText(/counter-repeated/)).toBeNull();
});
