// What stands on the board while a story is told. Nothing here knows how pieces may move.

import type { StoryEvent, View } from "$lib/board";

export interface DraughtsView extends View {
  squares: 32 | 64;
  men: [string[], string[]]; // by colour: White is seat 0
  kings: [string[], string[]];
  turn: number;
  captures: string[]; // of which one must be made, in full notation
  last: string[];
  counters: { counter: string; count: number; limit: number }[];
}

export interface Piece {
  from: string; // where it stood before the story: its name while it moves
  square: string;
  colour: number;
  king: boolean;
  jumped: boolean; // captured, but not lifted before the capture is over (D5)
  lifted: boolean;
}

export const FILES = "abcdefgh";
const MOVES = new Set(["moved", "king-moved", "jumped"]);

/** Squares by number, from a1; on 32 squares only the dark ones count.
 *
 *      7  56 57 58 …        28 . 29 .
 *      0   0  1  2 …         0 .  1 .      a1 is 0 on both
 */
export function squareNames(squares: number): string[] {
  const all = Array.from({ length: 64 }, (_, at) => `${FILES[at % 8]}${Math.floor(at / 8) + 1}`);
  return squares === 64 ? all : all.filter((name) => isDark(name));
}

export const isDark = (name: string): boolean => (FILES.indexOf(name[0]!) + Number(name[1])) % 2 === 1;

/** Column and row on the screen, from the top left. */
export function place(name: string, flipped: boolean): { column: number; row: number } {
  const file = FILES.indexOf(name[0]!), rank = Number(name[1]) - 1;
  return flipped ? { column: 7 - file, row: rank } : { column: file, row: 7 - rank };
}

function standing(view: DraughtsView): Piece[] {
  const piece = (square: string, colour: number, king: boolean): Piece => ({ from: square, square, colour, king, jumped: false, lifted: false });
  return [0, 1].flatMap((colour) => [
    ...view.men[colour]!.map((square) => piece(square, colour, false)),
    ...view.kings[colour]!.map((square) => piece(square, colour, true)),
  ]);
}

/** The pieces while event number `step` is told; leaps that the mover has made by hand already are not shown again. */
export function pieces(view: DraughtsView, before: DraughtsView | null, step: number, trail: string[] = []): Piece[] {
  if (!before || step >= view.story.length) return standing(view);
  const names = squareNames(view.squares);
  const reached = Math.max(step, made(view.story, trail, names) - 1);
  return view.story.slice(0, reached + 1).reduce((found, event) => after(found, event, names), standing(before));
}

/** How many events of a story a hand has made: the trail's own leaps, in their order. */
function made(story: StoryEvent[], trail: string[], names: string[]): number {
  let count = 0;
  while (count + 1 < trail.length && MOVES.has(story[count]?.event ?? "") && names[Number(story[count]!.to)] === trail[count + 1]) count++;
  return count;
}

function after(pieces: Piece[], event: StoryEvent, names: string[]): Piece[] {
  const at = (number: string) => names[Number(event[number])];
  if (MOVES.has(event.event)) {
    const over = event.event === "jumped" ? at("over") : null;
    return pieces.map((piece) =>
      piece.square === at("from") && piece.colour === event.seat
        ? { ...piece, square: at("to")! }
        : piece.square === over && piece.colour !== event.seat ? { ...piece, jumped: true } : piece,
    );
  }
  if (event.event === "took") return pieces.map((piece) => (piece.jumped ? { ...piece, lifted: true } : piece));
  if (event.event.startsWith("crowned")) {
    return pieces.map((piece) => (piece.square === at("at") && piece.colour === event.seat ? { ...piece, king: true } : piece));
  }
  return pieces;
}
