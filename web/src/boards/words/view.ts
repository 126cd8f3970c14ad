// What the table tells of Words in pairs, and how squares and tiles are named. Nothing here knows which words are valid.

import type { View } from "$lib/board";

export interface Move {
  kind: "placed" | "exchanged" | "passed" | "struck" | "fell";
  mover: number | null;
  tiles: number;
  squares: string[];
  word: string;
  points: number;
  settled: boolean;
}

export interface Talk {
  signal: "i-go" | "shall-i-close" | "yes" | "no" | null;
  you_go: boolean;
  asks: boolean;
  accepts: boolean;
  challenges: number | null; // which move, from 0
}

export interface May {
  pass: boolean;
  you_go: boolean;
  accept: boolean;
  challenge_first: boolean;
  challenge_second: boolean;
  yes: boolean;
  no: boolean;
  later: boolean;
  ask: boolean;
  exchange: number;
  signals: string[];
}

export interface SheetRow {
  seat: number | null;
  kind: string;
  word: string;
  points: number;
  total: number | null;
}

export interface SheetTurn {
  number: number;
  pair: number;
  rows: SheetRow[];
  crosses: number[];
}

export interface ScoreSheet {
  turns: SheetTurn[];
  extra: number[];
  ending: string | null;
}

export interface WordsView extends View {
  language: string;
  letters: Record<string, number>; // in alphabetical order, with their values
  premiums: string[]; // 3 triple word, 2 double word, t triple letter, d double letter
  board: string[]; // a small letter is a joker, a point an empty square
  loose: { square: string; tile: string }[];
  loose_by: number | null;
  preview: { action: string; points: number } | null;
  racks: (string | null)[][];
  hand: string[];
  held: number[];
  set_aside: number[];
  known: string[][];
  bag: number;
  bag_for_exchange: number;
  score: number[];
  crosses: number[];
  lost_moves: number[];
  stage: "start" | "first" | "second" | "window" | "last-draw" | "over";
  turn: number | null;
  turn_number: number;
  single: "opening" | "lost" | "alone" | null;
  moves: Move[];
  bound: number | null;
  early: "not-asked" | "proposed" | "declined" | "asked" | "left" | "settled" | null;
  talk: (Talk | null)[];
  may: May | null;
  sheet?: ScoreSheet;
}

export type Direction = "across" | "down";
export const SIDE = 15;
export const COLUMNS = "ABCDEFGHIJKLMNO";

/** A1 is the top left corner, O15 the bottom right one. */
export const squareName = (column: number, row: number): string => `${COLUMNS[column]}${row + 1}`;
export const columnOf = (square: string): number => COLUMNS.indexOf(square[0]!);
export const rowOf = (square: string): number => Number(square.slice(1)) - 1;

/** The square so many steps farther, or null beyond the edge. */
export function step(square: string, direction: Direction, by: number): string | null {
  const column = columnOf(square) + (direction === "across" ? by : 0);
  const row = rowOf(square) + (direction === "down" ? by : 0);
  return column >= 0 && column < SIDE && row >= 0 && row < SIDE ? squareName(column, row) : null;
}

/** What lies on a square: "A", "A?" for a joker, "" for nothing. */
export function lying(board: string[], square: string): string {
  const cell = board[rowOf(square)]?.[columnOf(square)] ?? ".";
  if (cell === ".") return "";
  return cell === cell.toUpperCase() ? cell : `${cell.toUpperCase()}?`;
}

/** The next square in a direction on which nothing lies. */
export function nextFree(square: string, direction: Direction, by: 1 | -1, taken: (square: string) => boolean): string | null {
  let at = step(square, direction, by);
  while (at && taken(at)) at = step(at, direction, by);
  return at;
}

// ł has no mark that could be taken off it
const plain = (letter: string): string => letter.normalize("NFD").replace(/\p{M}/gu, "").replace("Ł", "L");

/** The letter that a key means, "" if none. Marks are typed with AltGr, which Windows calls Ctrl and Alt, or with a Mac's Option. */
export function letterOf(event: KeyboardEvent): string {
  if (!/^\p{L}$/u.test(event.key)) return "";
  const marked = event.getModifierState("AltGraph") || (event.altKey && !event.ctrlKey && !event.metaKey && event.key > "\x7f");
  return marked || !(event.ctrlKey || event.metaKey || event.altKey) ? event.key : "";
}

/** The tile of a rack that a typed letter means: that letter; else the only one like it with a mark; else a joker. */
export function tileFor(typed: string, rack: string[], letters: string[]): string | null {
  const letter = typed.toLocaleUpperCase();
  if (rack.includes(letter)) return letter;
  const marked = [...new Set(rack.filter((tile) => tile !== "?" && plain(tile) === letter))];
  if (marked.length === 1) return marked[0]!;
  return rack.includes("?") && letters.includes(letter) ? `${letter}?` : null;
}

/** A rack with the tile of one place put to another. */
export function moved<T>(rack: T[], from: number, to: number): T[] {
  const rest = rack.filter((_, at) => at !== from);
  return [...rest.slice(0, to), rack[from]!, ...rest.slice(to)];
}

/** The tiles that notation such as "8H SL(O)VO" lays, square by square; what lies there already is in brackets. */
export function ghosts(text: string): { square: string; tile: string }[] {
  const found = /^(?:(\d+)([A-O])|([A-O])(\d+)) (\S+)$/.exec(text);
  if (!found) return [];
  const direction: Direction = found[1] ? "across" : "down";
  let square: string | null = found[1] ? `${found[2]}${found[1]}` : `${found[3]}${found[4]}`;
  const tiles: { square: string; tile: string }[] = [];
  let inside = false;
  for (const part of found[5]!.match(/[()]|[^()?]\??/gu) ?? []) {
    if (part === "(" || part === ")") inside = part === "(";
    else if (square) {
      if (!inside) tiles.push({ square, tile: part });
      square = step(square, direction, 1);
    }
  }
  return tiles;
}

/** What the board shows while a story is told: a move that falls lies there until that is told. */
export function shownBoard(view: WordsView, before: WordsView | null, at: number): string[] {
  const falls = view.story.findIndex((event) => event.event === "taken-back");
  return before && falls >= 0 && at < falls ? before.board : view.board;
}

/** Sums are written when they are told (W24). */
export function shownScore(view: WordsView, before: WordsView | null, at: number): number[] {
  const counts = view.story.findIndex((event) => event.event === "sum" || event.event === "early-settled");
  return before && counts >= 0 && at < counts ? before.score : view.score;
}

/** The move that is being judged while a story is told, and how: its squares carry the verdict. */
export function verdict(view: WordsView, before: WordsView | null, at: number): { squares: string[]; says: "asked" | "valid" | "invalid" } | null {
  const told = view.story.slice(0, at + 1);
  const challenged = told.findLast((event) => event.event === "challenged");
  if (!before || at >= view.story.length || !challenged) return null;
  const squares = before.moves[Number(challenged.move) - 1]?.squares ?? [];
  const says = told.some((event) => event.event === "invalid") ? "invalid" : told.some((event) => event.event === "valid") ? "valid" : "asked";
  return { squares, says };
}
