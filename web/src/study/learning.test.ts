import { describe, expect, it } from "vitest";
import { Trouble } from "$lib/asking";
import { Learning, type Lesson } from "./learning.svelte";
import type { Position } from "./study";

const lesson = (name: string, position: string | null = null): Lesson => ({ name, rule: "D3", position, words: `${name}!` });
const LESSONS = [lesson("step"), lesson("must", "W:Wc3:Bd4")];

/** A server that knows one move of each position, and writes down what it is asked. */
function taught() {
  const asked: string[] = [];
  const learning = new Learning("draughts/polish", async (position, moves) => {
    asked.push([position ?? "beginning", ...moves].join(" "));
    if (moves.length && moves[0] !== 7) throw new Trouble(422, "position", "D3: you must capture");
    return { mover: position ? (moves.length ? 1 : 0) : 1, view: { story: [], at: asked.length }, legal: [], told: ["done"] } as unknown as Position;
  });
  return { learning, asked };
}

describe("first lessons", () => {
  it("set up a position, and any legal move ends one", async () => {
    const { learning, asked } = taught();
    await learning.take(LESSONS);
    expect([learning.lesson?.name, learning.done, learning.last, learning.eye]).toEqual(["step", false, false, 1]);
    expect(await learning.play(7)).toBe(true);
    expect([learning.done, learning.eye, learning.shown?.told]).toEqual([true, 1, ["done"]]);
    expect(learning.before).not.toBeNull();
    expect(await learning.play(7)).toBe(false); // one move is all
    await learning.begin(1);
    expect([learning.done, learning.last, learning.eye, learning.before]).toEqual([false, true, 0, null]);
    expect(asked).toEqual(["beginning", "beginning 7", "W:Wc3:Bd4"]);
  });

  it("tell why a move is not allowed, and leave the board as it was", async () => {
    const { learning } = taught();
    await learning.take(LESSONS);
    const shown = learning.shown;
    expect(await learning.play("c3-b4")).toBe(false);
    expect([learning.trouble, learning.done, learning.shown === shown]).toEqual(["D3: you must capture", false, true]);
    await learning.begin(0);
    expect(learning.trouble).toBe("");
  });

  it("stay as far as they are in another language", async () => {
    const { learning, asked } = taught();
    await learning.take(LESSONS);
    await learning.play(7);
    await learning.take(LESSONS.map((one) => ({ ...one, words: "po polsku" })));
    expect([learning.lesson?.words, learning.done, asked.at(-1)]).toEqual(["po polsku", true, "beginning 7"]);
  });
});
