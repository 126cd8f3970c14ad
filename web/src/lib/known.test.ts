import { expect, test } from "vitest";
import { backOff, hear, hopeless, lastHeard, owes, type Known } from "./known";
import type { Event, Snapshot } from "./messages";

const current = { phase: "playing", seats: [], view: null, legal: null, left: null, ticking: [], question: null, next: "", told: [], waits: "", ended: null };
const snapshot = (number: number, more: object = {}): Snapshot => ({
  is: "snapshot", number, ...current, table: "t", game: "ogorek", options: {}, teams: [[0], [1]], chatting: true, training: false, hints: false,
  clocks: { kind: "none", seconds: 0, increment: 0 }, commitment: "c", previous: "", eye: 0, chat: [], ...more,
});
const event = (number: number, more: object = {}): Event => ({ is: "event", number, ...current, what: { is: "played", seat: 1 }, ...more });
const after = (...messages: (Snapshot | Event)[]) => messages.reduce<Known | null>((known, message) => hear(known, message, 7) as Known, null)!;

test("an event brings the snapshot up to date and keeps what only the snapshot tells", () => {
  const known = after(snapshot(3), event(4, { phase: "over", waits: "Ola wins." }));
  expect(known).toMatchObject({ number: 4, phase: "over", waits: "Ola wins.", game: "ogorek", eye: 0, what: { is: "played" } });
});

test("an event heard twice changes nothing", () => {
  const known = after(snapshot(3), event(4));
  expect(hear(known, event(4, { waits: "again" }), 9)).toBe(known);
});

test("a missed event is noticed, and so is an event before any snapshot", () => {
  expect(hear(after(snapshot(3)), event(5), 0)).toBe("gap");
  expect(hear(null, event(1), 0)).toBe("gap");
});

test("a snapshot replaces everything, even with a smaller number: the eye may be another", () => {
  expect(after(snapshot(9), snapshot(2, { eye: null }))).toMatchObject({ number: 2, eye: null, what: null });
});

test("what is said joins the chat, the oldest is forgotten", () => {
  const said = (number: number) => event(number, { what: { is: "said", seat: 0, name: "Ola", text: `nr ${number}`, at: 1 } });
  let known = after(snapshot(0));
  for (let number = 1; number <= 203; number++) known = hear(known, said(number), 0) as Known;
  expect(known.chat).toHaveLength(200);
  expect(known.chat.at(-1)!.text).toBe("nr 203");
  expect(known.chat[0]!.text).toBe("nr 4");
});

test("only a player in a match asks for what was missed; everybody else asks for all", () => {
  expect(lastHeard(after(snapshot(5)))).toBe(5);
  expect(lastHeard(after(snapshot(5, { eye: null })))).toBeNull();
  expect(lastHeard(after(snapshot(5, { phase: "waiting" })))).toBeNull();
  expect(lastHeard(null)).toBeNull();
});

test("tries come ever later, never later than 15 s, and not all at once", () => {
  expect(backOff(0, 1)).toBe(300);
  expect(backOff(0, 0)).toBe(150);
  expect(backOff(3, 1)).toBe(2400);
  expect(backOff(30, 1)).toBe(15_000);
});

test("the table waits for whoever must act, not for somebody whose seat a bot keeps", () => {
  const view = { eye: 0, acting: [0], story: [], outcome: null };
  const seats = (level: string) => [{ name: "Ola", level, taken: true, ready: true }];
  expect(owes(after(snapshot(1, { view, seats: seats("") })))).toBe(true);
  expect(owes(after(snapshot(1, { view, seats: seats("easy") })))).toBe(false);
  expect(owes(after(snapshot(1, { view: { ...view, acting: [1] }, seats: seats("") })))).toBe(false);
  expect(owes(after(snapshot(1, { view, seats: seats(""), eye: null })))).toBe(false);
  expect(owes(after(snapshot(1, { view, seats: seats(""), phase: "over" })))).toBe(false);
});

test("a table that the server cannot read is not asked for again and again", () => {
  const refused = (code: string) => ({ is: "refused" as const, id: "", code, rule: "", words: "" });
  expect(["no-table", "unreadable"].map((code) => hopeless(refused(code)))).toEqual([true, true]);
  expect(hopeless(refused("identity"))).toBe(false);
});
