import { expect, test } from "vitest";
import { ghosts, letterOf, lying, moved, nextFree, shownBoard, shownScore, step, tileFor, verdict, type WordsView } from "./view";

const CS = [..."AÁBCČDĎEÉĚFGHIÍJKLMNŇOÓPRŘSŠTŤUÚŮVXYÝZŽ"];
const empty = Array.from({ length: 15 }, () => ".".repeat(15));

test("squares are named by column and row, and end at the edge", () => {
  expect(step("H8", "across", 1)).toBe("I8");
  expect(step("H8", "down", 2)).toBe("H10");
  expect(step("O15", "across", 1)).toBeNull();
  expect(step("A1", "down", -1)).toBeNull();
});

test("a small letter on the board is a joker", () => {
  const board = [...empty.slice(0, 7), ".......Sř.......".slice(0, 15), ...empty.slice(8)];
  expect([lying(board, "H8"), lying(board, "I8"), lying(board, "J8")]).toEqual(["S", "Ř?", ""]);
});

test("the next free square jumps over what lies there", () => {
  expect(nextFree("H8", "across", 1, (square) => ["I8", "J8"].includes(square))).toBe("K8");
  expect(nextFree("N8", "across", 1, (square) => square === "O8")).toBeNull();
});

test("a typed letter finds its tile: itself, the only marked one like it, or a joker", () => {
  expect(tileFor("č", ["Č", "C"], CS)).toBe("Č");
  expect(tileFor("c", ["Č", "A"], CS)).toBe("Č");
  expect(tileFor("e", ["É", "Ě"], CS)).toBeNull();
  expect(tileFor("e", ["É", "Ě", "?"], CS)).toBe("E?");
  expect(tileFor("l", ["Ł"], ["L", "Ł"])).toBe("Ł");
  expect(tileFor("w", ["?"], CS)).toBeNull();
});

test("letters with marks are typed with AltGr on every system, and shortcuts stay shortcuts", () => {
  const pressed = (key: string, held: KeyboardEventInit = {}, altGraph = false) => {
    const event = new KeyboardEvent("keydown", { key, ...held });
    event.getModifierState = (name) => altGraph && name === "AltGraph";
    return letterOf(event);
  };
  expect(pressed("ł", { ctrlKey: true, altKey: true }, true)).toBe("ł"); // Windows
  expect(pressed("ż", { altKey: true })).toBe("ż"); // a Mac's Option
  expect(pressed("ř")).toBe("ř");
  for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) expect(pressed("a", held)).toBe("");
  expect(pressed("Dead")).toBe("");
  expect(pressed("8")).toBe("");
});

test("a tile of the rack is put to another place, the others close up", () => {
  expect(moved([..."ABCDE"], 0, 3).join("")).toBe("BCDAE");
  expect(moved([..."ABCDE"], 4, 1).join("")).toBe("AEBCD");
});

test("notation tells which squares get which tiles", () => {
  expect(ghosts("8H SL(O)V?O")).toEqual([
    { square: "H8", tile: "S" }, { square: "I8", tile: "L" }, { square: "K8", tile: "V?" }, { square: "L8", tile: "O" },
  ]);
  expect(ghosts("C14 ÓN").map(({ square }) => square)).toEqual(["C14", "C15"]);
  expect(ghosts("-ABC")).toEqual([]);
});

const events = (...names: string[]) => names.map((event) => ({ event, rule: "", seat: -1, move: 1 }));
const before = { board: ["old"], score: [3, 4], moves: [{ squares: ["H8"] }] } as unknown as WordsView;
const view = { board: ["new"], score: [3, 9], moves: [], story: events("challenged", "word", "invalid", "taken-back", "sum") } as unknown as WordsView;

test("a move that falls lies there until that is told, and sums wait for theirs", () => {
  expect([0, 2, 3, 5].map((at) => shownBoard(view, before, at)[0])).toEqual(["old", "old", "new", "new"]);
  expect([0, 3, 4, 5].map((at) => shownScore(view, before, at)[1])).toEqual([4, 4, 9, 9]);
  expect(shownBoard(view, null, 0)).toEqual(["new"]);
});

test("the verdict stands on the challenged move while it is told", () => {
  expect([0, 1, 2, 5].map((at) => verdict(view, before, at)?.says ?? null)).toEqual(["asked", "asked", "invalid", null]);
  expect(verdict(view, before, 0)?.squares).toEqual(["H8"]);
});
