import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Link, type Line } from "./link.svelte";
import type { Known } from "./known";

class Fake implements Line {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.closed = true;
  }
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const snapshot = { is: "snapshot", number: 4, phase: "playing", eye: 0, seats: [], view: null, options: {}, chat: [] };
let lines: Fake[] = [];
let told: Known[] = [];
let link: Link;
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(async () => {
  vi.useFakeTimers();
  lines = [];
  told = [];
  link = new Link("t", "k".repeat(20), "pl", (known) => told.push(known), () => (lines.push(new Fake()), lines.at(-1)!), async () => {});
  await settle();
});
afterEach(() => {
  link.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("hello first; the first ping says that nothing was missed, and is answered", () => {
  lines[0]!.onopen!();
  expect(lines[0]!.sent[0]).toMatchObject({ do: "hello", version: 1, key: "k".repeat(20), last: null, language: "pl" });
  expect(link.status).toBe("catching-up");
  lines[0]!.say(snapshot);
  lines[0]!.say({ is: "ping", ping: 12 });
  expect(link.status).toBe("in-step");
  expect(lines[0]!.sent.at(-1)).toEqual({ do: "pong", ping: 12 });
  expect(told).toHaveLength(1);
});

test("a command without an answer is sent again under the same id after a reconnect, and answered once", async () => {
  lines[0]!.onopen!();
  lines[0]!.say(snapshot);
  lines[0]!.say({ is: "ping", ping: 1 });
  const answers: unknown[] = [];
  void link.ask({ do: "act", action: 7 }).then((answer) => answers.push(answer));
  const first = lines[0]!.sent.at(-1)!;
  lines[0]!.onclose!();
  expect(link.status).toBe("waiting");
  await vi.advanceTimersByTimeAsync(400);
  lines[1]!.onopen!();
  expect(lines[1]!.sent[0]).toMatchObject({ do: "hello", last: 4 });
  expect(lines[1]!.sent[1]).toEqual(first);
  lines[1]!.say({ is: "done", id: first.id, number: 5 });
  lines[1]!.say({ is: "done", id: first.id, number: 5 });
  await settle();
  expect(answers).toEqual([{ is: "done", id: first.id, number: 5 }]);
  lines[1]!.onclose!();
  await vi.advanceTimersByTimeAsync(2000);
  lines[2]!.onopen!();
  expect(lines[2]!.sent).toHaveLength(1); // nothing is owed any more
});

test("a command given while the line is cut waits for it", async () => {
  lines[0]!.onclose!();
  void link.ask({ do: "act", action: 7 });
  await vi.advanceTimersByTimeAsync(400);
  lines[1]!.onopen!();
  expect(lines[1]!.sent[1]).toMatchObject({ do: "act", action: 7 });
});

test("a silent line is given up", async () => {
  lines[0]!.onopen!();
  lines[0]!.say(snapshot);
  await vi.advanceTimersByTimeAsync(24_000);
  expect(lines[0]!.closed).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(lines[0]!.closed).toBe(true);
  expect(lines).toHaveLength(2);
});

test("after a missed event everything is asked for anew", async () => {
  lines[0]!.onopen!();
  lines[0]!.say(snapshot);
  lines[0]!.say({ is: "event", number: 6, what: { is: "played" } });
  await settle();
  lines[1]!.onopen!();
  expect(lines[1]!.sent[0]).toMatchObject({ do: "hello", last: null });
});

test("a table that does not exist is not asked for again and again", async () => {
  lines[0]!.onopen!();
  lines[0]!.say({ is: "refused", id: "", code: "no-table", rule: "", words: "There is no such table" });
  lines[0]!.onclose!();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(link.status).toBe("ended");
  expect(link.ended!.words).toBe("There is no such table");
  document.dispatchEvent(new Event("visibilitychange"));
  dispatchEvent(new Event("online"));
  await settle();
  expect(link.status).toBe("ended");
  expect(lines).toHaveLength(1);
});

test("another language is asked for once", () => {
  lines[0]!.onopen!();
  lines[0]!.say({ is: "ping", ping: 1 });
  link.speak("pl");
  link.speak("cs");
  expect(lines[0]!.sent.filter((message) => message.do === "speak")).toEqual([{ do: "speak", language: "cs" }]);
});

test("without a network the page says so, tries all the same, and comes back at once when there is one", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  lines[0]!.onopen!();
  dispatchEvent(new Event("offline"));
  expect(link.status).toBe("offline");
  expect(lines[0]!.closed).toBe(true);
  await vi.advanceTimersByTimeAsync(400);
  expect(lines).toHaveLength(2);
  lines[1]!.onclose!();
  await vi.advanceTimersByTimeAsync(200);
  expect(link.status).toBe("offline");
  dispatchEvent(new Event("online"));
  await settle();
  expect(lines).toHaveLength(3);
});

test("a server in the house is reached though the browser has no network", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const other = new Link("t", "k".repeat(20), "pl", () => {}, () => (lines.push(new Fake()), lines.at(-1)!), async () => {});
  await settle();
  lines[1]!.onopen!();
  lines[1]!.say({ is: "ping", ping: 1 });
  expect(other.status).toBe("in-step");
  other.close();
});

test("a line that does not open is dialled anew, and so is one whose page cannot say who it is", async () => {
  await vi.advanceTimersByTimeAsync(10_500);
  expect(lines[0]!.closed).toBe(true);
  expect(lines).toHaveLength(2);
  let asked = 0;
  const other = new Link("t", "k".repeat(20), "pl", () => {}, () => new Fake(), () => (asked++, new Promise(() => {})));
  await vi.advanceTimersByTimeAsync(10_500);
  expect(asked).toBe(2);
  other.close();
});

test("what a line says after it was given up is not heard", async () => {
  link.retry();
  await settle();
  lines[0]!.onopen!();
  lines[0]!.say(snapshot);
  expect(link.status).toBe("connecting");
  expect(lines[1]!.sent).toEqual([]);
  expect(told).toEqual([]);
});

test.each([["visibilitychange", document], ["pageshow", window], ["online", window]] as const)("a page that wakes up on a silent line dials at once: %s", async (event, where) => {
  lines[0]!.onopen!();
  lines[0]!.say({ is: "ping", ping: 1 });
  where.dispatchEvent(new Event(event));
  expect(lines[0]!.closed).toBe(false); // heard just now
  vi.setSystemTime(Date.now() + 60_000); // asleep: no timer has run
  where.dispatchEvent(new Event(event));
  await settle();
  expect(lines[0]!.closed).toBe(true);
  expect(lines).toHaveLength(2);
});

test("what was played is owed until it is answered, however many lines that takes", async () => {
  lines[0]!.onopen!();
  lines[0]!.say({ is: "ping", ping: 1 });
  void link.ask({ do: "check", action: 7 });
  expect(link.owed).toBe(0);
  void link.ask({ do: "act", action: 7 });
  expect(link.owed).toBe(1);
  lines[0]!.onclose!();
  await vi.advanceTimersByTimeAsync(400);
  lines[1]!.onopen!();
  expect(link.owed).toBe(1);
  lines[1]!.say({ is: "refused", id: lines[1]!.sent.at(-1)!.id, code: "illegal", rule: "", words: "" });
  await settle();
  expect(link.owed).toBe(0);
});

test("who is connected is told apart from what happens; whoever sits down is there at once", () => {
  lines[0]!.onopen!();
  lines[0]!.say({ ...snapshot, here: [true, false], watching: 1 });
  expect(link.present).toMatchObject({ here: [true, false], watching: 1 });
  lines[0]!.say({ ...snapshot, is: "event", number: 5, what: { is: "took", seat: 1, name: "Jan" } });
  expect(link.present.here).toEqual([true, true]);
  lines[0]!.say({ is: "presence", here: [true, false], watching: 0 });
  expect(link.present).toMatchObject({ here: [true, false], watching: 0 });
  expect(told).toHaveLength(2);
});
