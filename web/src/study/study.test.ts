import { describe, expect, it } from "vitest";
import { Trouble } from "$lib/asking";
import { address, startOf } from "./address";
import { beside, dearest, kindOf, nearest, points, prospects } from "./chart";
import { PICTURES } from "./pictures";
import { found, parts, patiently, plain, says, type Reviewed, type Rule } from "./study";

const rules: Rule[] = [
  { number: "N6", title: "Szósta karta", text: "Rząd mieści pięć kart." },
  { number: "N7", title: "Żaden rząd nie pasuje", text: "Bierzesz rząd, jak w N6 (opcja `limit`)." },
];

const decision = (entry: number, seat: number, lost: number, costly = false, best = 0.6): Reviewed => ({
  entry,
  seat,
  played: { text: `p${entry}`, value: best - lost },
  best: { text: `b${entry}`, value: best },
  lost,
  costly,
  words: "",
  line: [],
});

describe("searching the rules", () => {
  it("finds by number, by words without their marks, and all words must be there", () => {
    expect(found(rules, "n7").map((rule) => rule.number)).toEqual(["N7"]);
    expect(found(rules, "szosta").map((rule) => rule.number)).toEqual(["N6"]);
    expect(found(rules, "rzad bierzesz").map((rule) => rule.number)).toEqual(["N7"]);
    expect(found(rules, "rzad damka")).toEqual([]);
    expect(found(rules, "  ")).toHaveLength(2);
    expect(plain("Łódź, ŘADA")).toBe("lodz, rada");
  });

  it("takes a text apart into words, options and other rules, and loses nothing", () => {
    const told = parts(rules[1]!.text, new Set(["N6", "N7"]));
    expect(told.map((part) => part.text).join("")).toBe("Bierzesz rząd, jak w N6 (opcja limit).");
    expect(told.filter((part) => part.kind !== "text")).toEqual([
      { kind: "rule", text: "N6" },
      { kind: "option", text: "limit" },
    ]);
    expect(parts("SHA-256 and D99", new Set(["N6"])).every((part) => part.kind === "text")).toBe(true);
  });
});

describe("the address of a moment", () => {
  it("goes there and back", () => {
    for (const [eye, at] of [[null, 0], [0, 17], [3, 250]] as const) {
      const url = new URL(address("/t/abc/replay", eye, at), "http://x");
      expect(url.pathname).toBe("/t/abc/replay");
      expect(startOf(url)).toEqual({ eye, at });
    }
  });
  it("takes nonsense for the beginning", () => {
    expect(startOf({ search: "?eye=x", hash: "#-3" })).toEqual({ eye: null, at: 0 });
    expect(startOf({ search: "", hash: "#1.5" })).toEqual({ eye: null, at: 0 });
  });
});

describe("the chart of a review", () => {
  it("has figures beside it as its reader writes them", () => {
    expect(beside(0.5, "lost", "points", 119, "pl")).toBe("59,5");
    expect(beside(0.5, "lost", "points", 119, "en")).toBe("59.5");
    expect(beside(1, "lost", "chance", 0.31, "cs")).toBe("31 %");
    expect(beside(0.5, "prospects", "men", 119, "cs")).toBe("50 %");
  });

  const all = [decision(3, 0, 0, false, 0.7), decision(5, 1, 0.2, true, 0.4), decision(9, 0, 0.1)];
  it("shows the first player's prospects with two sides, else what was given away", () => {
    expect(kindOf("chance", 2)).toBe("prospects");
    expect(kindOf("chance", 3)).toBe("lost");
    expect(kindOf("points", 2)).toBe("lost");
    expect(prospects(all[0]!)).toBeCloseTo(0.7);
    expect(prospects(all[1]!)).toBeCloseTo(0.6); // the other's 0.4
    expect(points(all, "lost").map((point) => point.y)).toEqual([0, 1, 0.5]);
  });
  it("leads from a place across to the nearest decision", () => {
    const drawn = points(all, "prospects");
    expect(nearest(drawn, 0.1)?.one.entry).toBe(3);
    expect(nearest(drawn, 0.6)?.one.entry).toBe(5);
    expect(nearest([], 0.6)).toBeNull();
  });
  it("names what the review calls costly, else the dearest", () => {
    expect(dearest(all).map((one) => one.entry)).toEqual([5]);
    expect(dearest(all.map((one) => ({ ...one, costly: false }))).map((one) => one.entry)).toEqual([5, 9]);
  });
});

describe("patience", () => {
  it("asks again while the server thinks, but not for other troubles", async () => {
    let tries = 0;
    const busy = async () => {
      if (++tries < 3) throw new Trouble(429, "busy", "");
      return "thought";
    };
    expect(await patiently(busy, 1)).toBe("thought");
    expect(tries).toBe(3);
    await expect(patiently(() => Promise.reject(new Trouble(422, "position", "no")), 1)).rejects.toThrow("no");
  });
});

describe("pictures", () => {
  it("stand on the board, and every way of a piece begins where it stands", () => {
    for (const [rule, shown] of Object.entries(PICTURES)) {
      if (shown.kind !== "board") continue;
      const squares = [...shown.white, ...shown.black];
      expect(new Set(squares).size, rule).toBe(squares.length);
      for (const square of [...squares, ...shown.path, ...(shown.more ?? [])]) expect(square, rule).toMatch(/^[a-h][1-8]$/);
      if (shown.path.length) expect(shown.white, rule).toContain(shown.path[0]);
    }
  });
});

describe("what a decision cost", () => {
  it("is not told twice, in whatever words", () => {
    expect(says("Wygrywa 69% rąk. Kosztowało to 15% meczu.", "15% partii")).toBe(true);
    expect(says("Stálo to 15 % zápasu.", "15\u00a0% partie")).toBe(true);
    expect(says("Wygrywa 45% rąk.", "5% partii")).toBe(false);
    expect(says("o 12 punktów więcej", "12 punktów")).toBe(true);
    expect(says("błąd: 17-13 utrzymałoby -0,10", "24% partii")).toBe(false);
  });
});
