import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Trouble } from "$lib/asking";
import { settings } from "$lib/settings.svelte";
import { say } from "$lib/words.svelte";
import { Replay } from "./replay.svelte";
import type { Entry, Page } from "./study";

const PAGE = 4;
const index: Entry[] = Array.from({ length: 10 }, (_, at) => ({ entry: at * 2 - 1, kind: at ? "play" : "start", seat: at % 2, text: `m${at}`, shown: `m${at}` }));

/** A server with ten moments, four at a time; each has a story of two events. */
function server(asked: number[] = []) {
  return async (first: number, eye: number | null): Promise<Page> => {
    asked.push(first);
    const frames = index.slice(first, first + PAGE).map((_, at) => ({
      number: first + at,
      view: { story: [{ event: "a", rule: "N1", seat: 0 }, { event: "b", rule: "N1", seat: 0 }], acting: [], eye, scores: [], outcome: null },
      told: ["one", "two"],
      waits: "",
    }));
    return { game: "nimmt", options: {}, names: ["Ola", "Jan"], levels: ["easy", ""], teams: [[0], [1]], eye, forms: ["json"], total: index.length, index, first, frames };
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.choose({ speed: "calm" });
});
afterEach(() => vi.useRealTimers());

describe("a replay", () => {
  it("opens at the moment of a link and loads only what it shows", async () => {
    const asked: number[] = [];
    const replay = new Replay("t", 1, server(asked));
    await replay.open(7);
    expect(replay.at).toBe(7);
    expect(replay.frame?.number).toBe(7);
    expect(replay.before).not.toBeNull();
    expect(replay.telling).toBe(false);
    expect(asked).toEqual([0, 7, 6]);
    await replay.open(99);
    expect(replay.at).toBe(9);
  });

  it("tells a step after another, and all at once when somebody hurries", async () => {
    const replay = new Replay("t", null, server());
    await replay.open();
    await replay.next();
    expect([replay.at, replay.step, replay.telling]).toEqual([1, 0, true]);
    vi.advanceTimersByTime(settings.pace);
    expect(replay.step).toBe(1);
    await replay.next();
    expect([replay.at, replay.telling]).toEqual([1, false]);
    await replay.next();
    expect(replay.at).toBe(2);
  });

  it("moves nothing where the reader wants no movement", async () => {
    settings.choose({ speed: "none" });
    const replay = new Replay("t", null, server());
    await replay.open();
    await replay.next();
    expect([replay.at, replay.telling]).toEqual([1, false]);
  });

  it("plays to the end and stops there; again it plays from the beginning", async () => {
    const replay = new Replay("t", null, server());
    await replay.open(7);
    replay.toggle();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([replay.at, replay.playing]).toEqual([9, false]);
    replay.toggle();
    await vi.advanceTimersByTimeAsync(0);
    expect([replay.at, replay.playing]).toEqual([0, true]);
    replay.pause();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(replay.at).toBeLessThan(2);
  });

  it("looks with another eye at the same moment", async () => {
    const replay = new Replay("t", 0, server());
    await replay.open(5);
    await replay.see(1);
    expect([replay.eye, replay.about?.eye, replay.at]).toEqual([1, 1, 5]);
    expect(replay.players.map((player) => player.you)).toEqual([false, true]);
  });

  it("says what went wrong, and goes on when tried again", async () => {
    let broken = true;
    const good = server();
    const replay = new Replay("t", null, (first, eye) => (broken ? Promise.reject(new Error("no")) : good(first, eye)));
    await replay.open(3);
    expect(replay.trouble).not.toBe("");
    broken = false;
    await replay.open(3);
    expect([replay.trouble, replay.at]).toEqual(["", 3]);
  });

  it("opens by itself when the server can be reached again", async () => {
    const there = server();
    let reachable = false;
    const replay = new Replay("t", null, async (first, eye) => {
      if (!reachable) throw new Trouble(0, "unreachable", "");
      return there(first, eye);
    });
    await replay.open(3);
    expect(replay.trouble).toBe(say("web-study-unreachable"));
    reachable = true;
    await vi.advanceTimersByTimeAsync(5000);
    expect([replay.trouble, replay.at]).toEqual(["", 3]);
  });
});
