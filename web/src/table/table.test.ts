import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Player } from "$lib/board";
import type { Known } from "$lib/known";
import type { Line } from "$lib/link.svelte";
import { settings } from "$lib/settings.svelte";
import { words } from "$lib/words.svelte";
import Clock from "./Clock.svelte";
import Connection from "./Connection.svelte";
import Menu from "./Menu.svelte";
import Question from "./Question.svelte";
import RefusalLine from "./RefusalLine.svelte";
import Result from "./Result.svelte";
import Seats from "./Seats.svelte";
import { Sitting } from "./sitting.svelte";
import { intend, promised } from "$lib/tables";

const seat = (name: string, level = "") => ({ name, level, taken: !level, ready: true });
const known = (more: object = {}): Known =>
  ({
    number: 5, phase: "playing", eye: 0, seats: [seat("Ola"), seat("Jan")], teams: [[0], [1]], left: null, ticking: [], heard: 0, chat: [],
    view: { acting: [1], story: [], eye: 0, scores: [], outcome: null }, question: null, legal: null, told: [], waits: "", ended: null, what: null,
    table: "t", game: "ogorek", commitment: "f1", options: {}, next: "", training: false, hints: false, chatting: false, ...more,
  }) as unknown as Known;
const players: Player[] = ["Ola", "Jan"].map((name, at) => ({ name, you: at === 0, bot: "", team: at, here: true }));

class Fake implements Line {
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send = (text: string) => void this.sent.push(JSON.parse(text) as Record<string, unknown>);
  close = () => {};
  say = (message: object) => this.onmessage?.({ data: JSON.stringify(message) });
}
async function sit(): Promise<[Sitting, Fake]> {
  vi.stubGlobal("fetch", async () => new Response("{}"));
  const line = new Fake();
  const sitting = new Sitting("t", () => line);
  await vi.waitFor(() => expect(line.onopen).not.toBeNull());
  line.onopen!();
  return [sitting, line];
}

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await words.speak("en");
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("whose turn it is has a mark and a word, on that seat alone", () => {
  render(Seats, { known: known(), players });
  const [ola, jan] = screen.getAllByRole("listitem");
  expect(ola!.textContent).not.toContain("to move");
  expect(jan!.textContent).toContain("to move");
  expect(jan!.querySelector("path")).not.toBeNull();
  expect(ola!.querySelector("path")).toBeNull();
});

test("when the match is over it is nobody's turn", () => {
  render(Seats, { known: known({ phase: "over" }), players });
  expect(screen.queryByText("to move")).toBeNull();
});

test("a clock ticks on between messages, only while it runs, and never below nothing", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance", "Date"] });
  const { rerender } = render(Clock, { left: 65_000, heard: performance.now(), ticking: true });
  expect(screen.getByRole("timer").textContent).toBe("1:05");
  await vi.advanceTimersByTimeAsync(6_000);
  expect(screen.getByRole("timer").textContent).toBe("0:59");
  await vi.advanceTimersByTimeAsync(100_000);
  expect(screen.getByRole("timer").textContent).toBe("0:00");
  await rerender({ left: 30_000, heard: performance.now(), ticking: false });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(screen.getByRole("timer").textContent).toBe("0:30");
});

test("somebody who is asked may agree or decline; the asker may only think better of it", async () => {
  const want = vi.fn();
  const { rerender } = render(Question, { sitting: { want } as unknown as Sitting, known: known({ question: { seat: 1, count: 0 } }) });
  expect(screen.getByRole("alertdialog").textContent).toContain("Jan offers a draw.");
  await fireEvent.click(screen.getByText("Agree"));
  expect(want).toHaveBeenCalledWith({ do: "agree" });
  await rerender({ known: known({ question: { seat: 0, count: 2 } }) });
  expect(screen.getByRole("alertdialog").textContent).toContain("You ask to take back 2 moves.");
  expect(screen.queryByText("Agree")).toBeNull();
  await rerender({ known: known({ question: { seat: 0, count: 2 }, eye: null }) });
  expect(screen.queryByRole("button")).toBeNull();
});

test("a draw is offered only where a person of the other side could take it", () => {
  const menu = (more: object) => {
    cleanup();
    render(Menu, { sitting: { want: vi.fn(), away: false } as unknown as Sitting, known: known(more), open: vi.fn(), close: vi.fn() });
    return screen.queryByText("Offer a draw") !== null;
  };
  expect(menu({})).toBe(true);
  expect(menu({ seats: [seat("Ola"), seat("Jan", "easy")] })).toBe(false);
  expect(menu({ teams: [[0], [1], [2]] })).toBe(false);
  expect(menu({ eye: null })).toBe(false);
});

test("giving up asks once more", async () => {
  const want = vi.fn();
  render(Menu, { sitting: { want, away: false } as unknown as Sitting, known: known(), open: vi.fn(), close: vi.fn() });
  await fireEvent.click(screen.getByText("Resign"));
  expect(want).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByText("Yes, I resign"));
  expect(want).toHaveBeenCalledWith({ do: "resign" });
});

test("the result names places in order, and the reader's own", () => {
  const outcome = { reason: "lives", scores: [3, 0], places: [2, 1] };
  render(Result, { known: known({ phase: "over", view: { ...known().view, outcome }, ended: { why: "Lives: Jan wins.", scores: ["3 points", "0 points"] } }), players });
  expect(screen.getByRole("heading").textContent).toBe("You lose this one");
  expect(screen.getAllByRole("listitem").map((line) => line.textContent!.replace(/\s+/g, " ").trim())).toEqual(["1. Jan 0 points", "2. Ola 3 points"]);
  expect(screen.getByText("Lives: Jan wins.")).toBeTruthy();
});

test("partners have one place, one score and one clock", () => {
  const four = ["Ola", "Jan", "Ewa", "Petr"].map((name, at): Player => ({ name, you: at === 0, bot: "", team: at >> 1, here: true }));
  const outcome = { reason: "closed", scores: [90, 90, 70, 70], places: [1, 1, 2, 2] };
  const all = { seats: four.map(({ name }) => seat(name)), teams: [[0, 1], [2, 3]], left: [60_000, 60_000, 5000, 5000] };
  render(Result, { known: known({ ...all, phase: "over", view: { ...known().view, outcome }, ended: { why: "", scores: ["90", "90", "70", "70"] } }), players: four });
  expect(screen.getAllByRole("listitem").map((line) => line.textContent!.replace(/\s+/g, " ").trim())).toEqual(["1. Ola + Jan 90", "2. Ewa + Petr 70"]);
  render(Seats, { known: known(all), players: four });
  expect(screen.getAllByRole("timer").map((clock) => clock.textContent)).toEqual(["1:00", "0:05"]);
});

test("who has lost the connection carries a mark with a name; who may be connected elsewhere does not", async () => {
  const [sitting, line] = await sit();
  line.say({ is: "snapshot", ...known(), here: [true, null], watching: 0 });
  expect(sitting.players.map(({ here }) => here)).toEqual([true, true]);
  line.say({ is: "presence", here: [true, false], watching: 2 });
  render(Seats, { known: known(), players: sitting.players });
  expect(screen.getAllByRole("img", { name: "not connected" })).toHaveLength(1);
});

test("a refused act is explained with its rule, and forgotten when somebody plays", async () => {
  const [sitting, line] = await sit();
  line.say({ is: "snapshot", ...known() });
  sitting.act("9");
  const { id } = line.sent.at(-1)!;
  line.say({ is: "refused", id, code: "illegal", rule: "O5", words: "You must go higher." });
  await vi.waitFor(() => expect(sitting.refusal).not.toBeNull());
  const openRule = vi.fn();
  render(RefusalLine, { sitting, openRule });
  expect(screen.getByRole("alert").textContent).toContain("You must go higher.");
  await fireEvent.click(screen.getByText("Rule O5"));
  expect(openRule).toHaveBeenCalledWith("O5");
  line.say({ is: "event", ...known({ number: 6, what: { is: "played", seat: 1 } }) });
  expect(sitting.refusal).toBeNull();
  sitting.close();
});

test("where decisions are listed a second one waits for the answer to the first, and the page says so", async () => {
  const [sitting, line] = await sit();
  line.say({ is: "snapshot", ...known({ legal: [{ code: 7, text: "7" }, { code: 8, text: "8" }] }) });
  line.say({ is: "ping", ping: 1 });
  const { rerender } = render(Connection, { link: sitting.link, hurry: sitting.hurry });
  const first = sitting.act(7);
  expect(await sitting.act(8)).toBe(false); // else it would be played in the next turn
  expect(line.sent.filter((message) => message.do === "act").map((message) => message.action)).toEqual([7]);
  await rerender({ hurry: sitting.hurry });
  expect(screen.getByRole("status").textContent).toContain("Your move is on its way");
  line.say({ is: "done", id: line.sent.at(-1)!.id, number: 6 });
  expect(await first).toBe(true);
  await rerender({ hurry: sitting.hurry });
  expect(screen.getByRole("status").textContent!.trim()).toBe("");
  sitting.close();
});

test("gestures may follow one another before they are answered", async () => {
  const [sitting, line] = await sit();
  line.say({ is: "snapshot", ...known({ game: "words", legal: null }) });
  void sitting.act("+H8 A");
  void sitting.act("+I8 B");
  expect(line.sent.filter((message) => message.do === "act")).toHaveLength(2);
  sitting.close();
});

test("a move that is not answered is said to be on its way, and kept when the line is cut", async () => {
  const [sitting, line] = await sit();
  line.say({ is: "snapshot", ...known() });
  line.say({ is: "ping", ping: 1 });
  vi.useFakeTimers();
  render(Connection, { link: sitting.link });
  void sitting.act(7);
  await vi.advanceTimersByTimeAsync(1000);
  expect(screen.getByRole("status").textContent!.trim()).toBe("");
  await vi.advanceTimersByTimeAsync(1500);
  expect(screen.getByRole("status").textContent).toContain("Your move is on its way");
  vi.spyOn(Math, "random").mockReturnValue(1);
  vi.stubGlobal("fetch", async () => Promise.reject(new Error("no network")));
  for (let tries = 0; tries < 3; tries++) (line.onclose!(), await vi.advanceTimersByTimeAsync(700));
  expect(screen.getByRole("status").textContent).toMatch(/The line is cut.*Your move is kept/s);
  sitting.close();
});

test("somebody who came to play sits down and is ready without a click", async () => {
  intend("t", "play");
  const [sitting, line] = await sit();
  line.say({ is: "snapshot", ...known({ phase: "waiting", eye: null, view: null, seats: [{ ...seat(""), taken: false }, seat("Jan", "easy")] }) });
  await vi.waitFor(() => expect(line.sent.at(-1)).toMatchObject({ do: "sit", name: "Guest", seat: null }));
  line.say({ is: "done", id: line.sent.at(-1)!.id, number: 1 });
  line.say({ is: "snapshot", ...known({ phase: "waiting", eye: 0, view: null }) });
  await vi.waitFor(() => expect(line.sent.at(-1)).toMatchObject({ do: "ready" }));
  const { id, nonce } = line.sent.at(-1)!;
  expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  line.say({ is: "done", id, number: 2 });
  await vi.waitFor(() => expect(promised("t")).toEqual({ commitment: "f1", phase: "waiting", seat: 0, nonce }));
  line.say({ is: "snapshot", ...known({ phase: "waiting", eye: 0, view: null }) });
  expect(line.sent.filter((message) => message.do === "ready")).toHaveLength(1);
  line.say({ is: "event", ...known({ phase: "waiting", number: 6, what: { is: "waited", seat: 0 } }) });
  expect(promised("t")!.nonce).toBeUndefined(); // who is not ready adds nothing
  sitting.close();
});

test("in a tab out of sight nothing is told step by step, so that a turn is notified at once", async () => {
  const notices: string[] = [];
  class Told {
    static permission = "granted";
    constructor(title: string) {
      notices.push(title);
    }
  }
  vi.stubGlobal("Notification", Told);
  const away = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  settings.choose({ notify: true, speed: "calm" });
  const [sitting, line] = await sit();
  const { what: _, ...stands } = known();
  line.say({ is: "snapshot", here: [true, true], watching: 0, ...stands });
  const story = ["led", "played", "took"].map((event) => ({ event, rule: "O3", seat: 1 }));
  line.say({ is: "event", ...stands, number: 6, what: { is: "played", seat: 1 }, view: { ...stands.view!, acting: [0], story }, told: ["a", "b", "c"] });
  expect(sitting.teller.rests).toBe(true);
  await vi.waitFor(() => expect(notices).toEqual(["Your move"]));
  expect(sitting.teller.log.map(({ text }) => text)).toEqual(["a", "b", "c"]);
  away.mockRestore();
  settings.choose({ notify: false });
  sitting.close();
});
