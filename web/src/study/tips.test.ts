import { describe, expect, it } from "vitest";
import type { View } from "$lib/board";
import { neededTips, nextTip, TIPS } from "./tips";

interface Fixture {
  game: string;
  eye: number | null;
  frames: { view: View }[];
}
const fixtures = import.meta.glob<Fixture>("../fixtures/*.json", { eager: true, import: "default" });
const words = import.meta.glob<string>("$words/*/web-study.ftl", { query: "?raw", eager: true, import: "default" });

/** All tips that a match gives, in their order. */
function given(fixture: Fixture): string[] {
  const told: string[] = [];
  for (const { view } of fixture.frames) {
    const tip = nextTip(fixture.game.split("/")[0]!, view, fixture.eye, new Set(told));
    if (tip) told.push(tip.id);
  }
  return told;
}

describe("tips of a guided game", () => {
  it("come once each, and a played match gives most of them", () => {
    for (const [path, fixture] of Object.entries(fixtures)) {
      if (fixture.eye === null) continue;
      const told = given(fixture);
      expect(new Set(told).size, path).toBe(told.length);
      if (fixture.frames.length > 100) expect(told.length, path).toBeGreaterThan(2);
    }
    expect(given(fixtures["../fixtures/nimmt.json"]!)).toEqual(expect.arrayContaining(["choose", "placed", "sixth", "moved"]));
  });

  it("have words in every language, and no words are left over", () => {
    const ids = Object.entries(TIPS).flatMap(([family, tips]) => tips.map((tip) => `web-study-tip-${family}-${tip.id}`));
    expect(Object.keys(words)).toHaveLength(3);
    for (const text of Object.values(words)) {
      const there = [...text.matchAll(/^(web-study-tip-[\w-]+) =/gm)].map((match) => match[1]);
      expect(there.sort()).toEqual([...ids].sort());
    }
  });

  it("of Words in pairs all come within three double turns, also to somebody who only passes", () => {
    const told: string[] = [];
    const turn = (turn_number: number, deeds: Record<string, unknown>) => {
      const view = { story: [], acting: [0], eye: 0, scores: [], outcome: null, turn_number, may: deeds, loose_by: null };
      for (let tip = nextTip("words", view, 0, new Set(told)); tip; tip = nextTip("words", view, 0, new Set(told))) told.push(tip.id);
    };
    turn(1, { pass: true, exchange: 7, accept: false });
    expect(told).toEqual(["lay", "order", "talk", "exchange"]);
    turn(2, { accept: true });
    expect(told.at(-1)).toBe("judge");
    turn(6, { pass: true, exchange: 7 });
    expect(new Set(told)).toEqual(new Set(neededTips("words").map((tip) => tip.id)));
  });

  it("say nothing about my move to somebody who watches", () => {
    const view = { story: [], acting: [0], eye: null, scores: [], outcome: null };
    expect(nextTip("nimmt", view, null, new Set())).toBeNull();
    expect(nextTip("nimmt", view, 0, new Set())?.id).toBe("choose");
    expect(nextTip("chess", view, 0, new Set())).toBeNull();
  });

  it("are given later if something else came first", () => {
    const view = { story: [], acting: [], eye: 0, scores: [], outcome: null };
    expect(nextTip("nimmt", view, 0, new Set(["choose"]), new Set(["placed", "sixth"]))?.id).toBe("placed");
    expect(nextTip("nimmt", view, 0, new Set(["choose", "placed"]), new Set(["placed", "sixth"]))?.id).toBe("sixth");
  });
});
