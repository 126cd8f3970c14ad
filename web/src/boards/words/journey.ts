// Where tiles come from and where they go, told from what happened. What one lays by one's own hand is seen as it is laid.
//
//   bag ──drew──▶ rack ──laid, announced──▶ board        board ──taken-back, lifted──▶ rack ──exchanged──▶ bag

import type { WordsView } from "./view";

/** A tile on a square, and one in a rack, as things that travel; of equal tiles in a rack each has a number. */
export const onSquare = (square: string): string => `on-${square}`;

export function inRack(seat: number, tiles: readonly (string | null)[]): string[] {
  const count = new Map<string | null, number>();
  return tiles.map((tile) => (count.set(tile, (count.get(tile) ?? 0) + 1), `in-${seat}-${tile ?? "hidden"}-${count.get(tile)}`));
}

export const rackOf = (seat: number): string => `rack-${seat}`;
export const BAG = "bag";

const DRAWS = new Set(["drew", "drew-first", "exchanged"]);

function owner(view: WordsView | null, square: string): number | null {
  if (view?.loose.some((loose) => loose.square === square)) return view.loose_by;
  return view?.moves.find((move) => move.squares.includes(square))?.mover ?? null;
}

const has = (view: WordsView, seat: number, names: Set<string>): boolean => view.story.some((event) => event.seat === seat && names.has(event.event));
const seatOf = (tile: string): number => Number(tile.split("-")[1]);

/** The spot a tile comes from that was not seen before. */
export function comesFrom(tile: string, view: WordsView, eye: number | null): string | null {
  if (tile.startsWith("in-")) return has(view, seatOf(tile), DRAWS) ? BAG : null;
  const seat = owner(view, tile.slice(3));
  return seat === null || seat === eye ? null : rackOf(seat);
}

/** The spot a tile goes to that is gone. */
export function goesTo(tile: string, view: WordsView, before: WordsView | null, eye: number | null): string | null {
  if (tile.startsWith("in-")) return has(view, seatOf(tile), new Set(["exchanged"])) ? BAG : null;
  const seat = owner(before, tile.slice(3));
  const falls = view.story.some(({ event }) => event === "taken-back");
  return seat === null || (seat === eye && !falls) ? null : rackOf(seat);
}
