// What the small pictures of the rules show: the examples that the texts tell. Drawn by the Picture components.

export interface RowsPicture {
  kind: "rows";
  rows: number[][];
  marked?: number; // the row at which the action card lies
  card?: number; // being played
  to?: number; // the row it goes to
  past?: number; // the row it may not go to
  takes?: boolean; // it takes the row it goes to
  moves?: number; // the row the action card moves to
}

export interface BoardPicture {
  kind: "board";
  white: string[];
  black: string[];
  kings?: string[];
  path: string[]; // the way of the moving piece
  more?: string[]; // further squares it may end on
  all?: boolean; // all 64 squares are used
}

export interface CardsPicture {
  kind: "cards";
  groups: { cards: string[]; good?: number[]; bad?: number[]; note?: string }[];
}

export interface TurnsPicture {
  kind: "turns";
  moves: number[]; // of each turn, pairs alternating
}

export interface TilesPicture {
  kind: "tiles";
  rows: string[]; // letters; lower case: just laid; a point: nothing
}

export type Shown = RowsPicture | BoardPicture | CardsPicture | TurnsPicture | TilesPicture;

const files = "abcdefgh";
const line = (rank: number, from: number) => [0, 2, 4, 6].map((file) => `${files[file + from]}${rank}`);

export const PICTURES: Record<string, Shown> = {
  N2: { kind: "cards", groups: [{ cards: ["7", "15", "20", "33", "55"], note: "1 · 2 · 3 · 5 · 7" }] },
  N5: { kind: "rows", rows: [[12], [35], [47], [88]], card: 50, to: 2 },
  N6: { kind: "rows", rows: [[3, 8, 12, 20, 26], [40], [61]], card: 30, to: 0, takes: true },
  N7: { kind: "rows", rows: [[12], [35], [47], [88]], card: 5 },
  N9: { kind: "rows", rows: [[47], [12], [88], [35]], marked: 1 },
  N11: { kind: "rows", rows: [[10], [50], [70], [90]], marked: 0, card: 23, past: 0 },
  N12: { kind: "rows", rows: [[3, 8, 12, 20, 26], [40], [61], [77]], marked: 0, card: 30, to: 0, takes: true, moves: 1 },
  N14: { kind: "rows", rows: [[31], [9, 18, 27, 44, 52], [92], [85]], marked: 3, card: 90, past: 3, to: 1, takes: true, moves: 0 },
  D1: { kind: "board", white: [...line(1, 0), ...line(2, 1), ...line(3, 0)], black: [...line(8, 1), ...line(7, 0), ...line(6, 1)], path: [] },
  D2: { kind: "board", white: ["c3"], black: [], path: ["c3", "d4"], more: ["b4"] },
  D3: { kind: "board", white: ["d4"], black: ["e3"], path: ["d4", "f2"] },
  D5: { kind: "board", white: ["c3"], black: ["d4", "d6", "b6", "b4"], path: ["c3", "e5", "c7", "a5", "c3"] },
  D7: { kind: "board", white: ["b2"], kings: ["b2"], black: ["d4"], path: ["b2", "e5"], more: ["f6", "g7", "h8"] },
  D10: { kind: "board", white: ["d6"], black: ["e7", "g7", "g5"], path: ["d6", "f8", "h6", "f4"], more: ["e3", "d2", "c1"] },
  D12: { kind: "board", white: ["c1", "d2", "e3", "f4", "g5", "h6", "e1", "f2", "g3", "h4", "g1", "h2"], black: ["f8", "e7", "d6", "c5", "b4", "a3", "d8", "c7", "b6", "a5", "b8", "a7"], path: [] },
  D13: { kind: "board", all: true, white: ["d4"], black: ["d5", "c4", "e5"], path: ["d4", "d6"], more: ["b4", "f6"] },
  S1: { kind: "cards", groups: [{ cards: ["9", "J", "Q", "K", "10", "A"], note: "0 · 2 · 3 · 4 · 10 · 11" }] },
  S7: { kind: "cards", groups: [{ cards: ["Q♥", "K♥"], good: [0, 1], note: "20" }, { cards: ["Q♠", "K♠"], good: [0, 1], note: "40" }] },
  O3: { kind: "cards", groups: [{ cards: ["Q"] }, { cards: ["4", "10", "Q", "A"], good: [0, 2, 3], bad: [1] }] },
  O4: { kind: "cards", groups: [{ cards: ["7", "10", "10", "9"], good: [2] }] },
  O6: { kind: "cards", groups: [{ cards: ["3", "8", "K"], good: [2], note: "13" }] },
  W5: { kind: "turns", moves: [1, 2, 2, 2] },
  W25: { kind: "tiles", rows: ["..S..", "..T..", ".kOt.", "..L.."] },
};
