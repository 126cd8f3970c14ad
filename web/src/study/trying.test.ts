import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Trouble } from "$lib/asking";
import type { Position } from "./study";
import { optionsOf, Trying, type Tried } from "./trying.svelte";

const position = (tried: Tried): Position => ({
  game: tried.game,
  options: {},
  mover: tried.moves.length % 2,
  view: { story: [], acting: [0], eye: 0, scores: [], outcome: null, fen: `${tried.position ?? "start"} ${tried.moves.join(" ")}` },
  legal: [{ code: 1, text: "c3-d4" }],
  told: [],
  waits: "",
  shown: tried.think ? "+0.35" : "",
  chance: 0.5,
  words: "",
  lines: [],
});
const after = (time: number) => vi.advanceTimersByTimeAsync(time);
const settled = () => after(5);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("trying moves", () => {
  it("shows at once what may be played, then what it is worth", async () => {
    const asked: boolean[] = [];
    const trying = new Trying("draughts/polish", null, {}, async (tried) => (asked.push(tried.think), position(tried)));
    await trying.look();
    expect(asked).toEqual([false, true]);
    expect(trying.shown?.shown).toBe("+0.35");
    trying.play(1);
    trying.play(2);
    await settled();
    expect(trying.moves).toEqual([1, 2]);
    expect(trying.shown?.view.fen).toBe("start 1 2");
    trying.back();
    await settled();
    expect(trying.shown?.view.fen).toBe("start 1");
  });

  it("does not make a move that is not allowed, and says why", async () => {
    const trying = new Trying("draughts/polish", null, {}, async (tried) => {
      if (tried.moves.includes("bad")) throw new Trouble(422, "position", "D3: you must capture");
      return position(tried);
    });
    await trying.look();
    trying.play("bad");
    await settled();
    expect(trying.trouble).toBe("D3: you must capture");
    expect(trying.moves).toEqual([]);
    trying.play(1);
    await settled();
    expect([trying.trouble, trying.moves]).toEqual(["", [1]]);
  });

  it("keeps the board when a position cannot be", async () => {
    const trying = new Trying("draughts/polish", null, {}, async (tried) => {
      if (tried.position === "nonsense") throw new Trouble(422, "position", "no FEN");
      return position(tried);
    });
    await trying.look();
    expect(await trying.set("nonsense")).toBe(false);
    expect([trying.position, trying.trouble]).toEqual([null, "no FEN"]);
    expect(await trying.set("W:Wc3:Bf6")).toBe(true);
    expect(trying.shown?.view.fen).toContain("W:Wc3");
  });

  it("never has two positions thought about at once, and ends with the last", async () => {
    let thinking = 0;
    let most = 0;
    const trying = new Trying("draughts/polish", null, {}, async (tried) => {
      if (tried.think) most = Math.max(most, ++thinking);
      await new Promise((done) => setTimeout(done, tried.think ? 10 : 1));
      if (tried.think) thinking--;
      return position(tried);
    });
    void trying.look();
    for (const move of [1, 2, 3]) {
      trying.play(move);
      await after(3);
    }
    await after(80);
    expect(most).toBe(1);
    expect(trying.shown?.view.fen).toBe("start 1 2 3");
    expect(trying.shown?.shown).toBe("+0.35");
  });

  it("goes on saying why a move is not allowed when an earlier thought ends, and keeps that thought", async () => {
    const trying = new Trying("draughts/polish", null, {}, async (tried) => {
      await new Promise((done) => setTimeout(done, tried.think ? 20 : 1));
      if (tried.moves.includes("bad")) throw new Trouble(422, "position", "D3: you must capture");
      return position(tried);
    });
    void trying.look();
    await after(4);
    void trying.set("W:Wd4:Be5"); // while the first position is still thought about
    await after(2);
    trying.play("bad");
    await after(60);
    expect([trying.trouble, trying.moves]).toEqual(["D3: you must capture", []]);
    expect(trying.shown?.shown).toBe("+0.35");
  });

  it("goes on saying why a move is not allowed when a thought fails after that", async () => {
    const trying = new Trying("draughts/polish", null, {}, async (tried) => {
      await new Promise((done) => setTimeout(done, tried.think ? 20 : 1));
      if (tried.moves.includes("bad")) throw new Trouble(422, "position", "D3: you must capture");
      if (tried.think) throw new Trouble(0, "unreachable", "");
      return position(tried);
    });
    void trying.look();
    await after(4);
    trying.play("bad");
    await after(60);
    expect([trying.trouble, trying.moves]).toEqual(["D3: you must capture", []]);
  });

  it("leaves the board alone while a late thought comes: taps on it are not lost", async () => {
    const trying = new Trying("draughts/polish", null, {}, async (tried) => {
      await new Promise((done) => setTimeout(done, tried.think ? 15 : 1));
      return position(tried);
    });
    void trying.look();
    await after(4);
    void trying.set("W:Wd4:Be5");
    await after(2);
    const seen = trying.shown!.view;
    await after(60);
    expect(trying.shown?.shown).toBe("+0.35");
    expect(trying.shown!.view).toBe(seen);
  });

  it("keeps a move whose worth cannot be thought about, and thinks about the next", async () => {
    const trying = new Trying("draughts/polish", null, {}, async (tried) => {
      await new Promise((done) => setTimeout(done, tried.think ? 5 : 1));
      if (tried.think && tried.moves.length === 1) throw new Trouble(0, "unreachable", "");
      return position(tried);
    });
    void trying.look();
    await after(20);
    trying.play(1);
    await after(20);
    expect(trying.trouble).not.toBe("");
    expect(trying.moves).toEqual([1]);
    trying.play(2);
    await after(20);
    expect(trying.shown?.view.fen).toBe("start 1 2");
    expect([trying.moves, trying.thinking, trying.trouble]).toEqual([[1, 2], false, ""]);
  });

  it("takes options from an address, and nonsense for none", () => {
    expect(optionsOf('{"king": "flying"}')).toEqual({ king: "flying" });
    for (const nonsense of [null, "", "{", "null", "5"]) expect(optionsOf(nonsense)).toEqual({});
  });
});
