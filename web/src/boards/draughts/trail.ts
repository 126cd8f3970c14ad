// Choosing a move square by square. The list says which ways there are; a tap narrows it until one move is left.
//
//   c3 ─ e5 ─ g7        trail [c3]        next: e5, b4
//      ├ e5 ─ c7        trail [c3, e5]    next: g7, c7
//      └ b4             trail [c3, b4]    one move is left: it is played

import type { Decision } from "$lib/board";

export interface Way {
  code: number | string;
  path: string[];
}

export const ways = (legal: Decision[] | null): Way[] =>
  (legal ?? []).flatMap(({ code, paths }) => (paths ?? []).map((path) => ({ code, path })));

const follows = (way: Way, trail: string[]): boolean => trail.every((square, at) => way.path[at] === square);

/** The ways that begin like the trail. */
export const along = (all: Way[], trail: string[]): Way[] => all.filter((way) => follows(way, trail));

export const starts = (all: Way[]): Set<string> => new Set(all.map((way) => way.path[0]!));

/** Where the next tap may go: the next square of a way, or at once the end of it. */
export function goals(all: Way[], trail: string[]): { next: Set<string>; ends: Set<string> } {
  const open = trail.length ? along(all, trail).filter((way) => way.path.length > trail.length) : [];
  return { next: new Set(open.map((way) => way.path[trail.length]!)), ends: new Set(open.map((way) => way.path.at(-1)!)) };
}

export interface Step {
  trail: string[]; // the squares tapped so far
  play?: Way; // the only move that is left
}

/** What a tap on a square means: the trail goes on, the move is made, or nothing that the list knows (null). */
export function tap(all: Way[], trail: string[], square: string): Step | null {
  const open = trail.length ? along(all, trail) : [];
  const on = open.filter((way) => way.path.length > trail.length && way.path[trail.length] === square);
  if (on.length) {
    const longer = [...trail, square];
    const over = on.find((way) => way.path.length === longer.length);
    const moves = new Set(on.map((way) => way.code));
    return over || moves.size === 1 ? { play: over ?? on[0]!, trail: longer } : { trail: longer };
  }
  const ending = open.filter((way) => way.path.length > trail.length && way.path.at(-1) === square);
  const moves = new Set(ending.map((way) => way.code));
  return moves.size === 1 ? { play: ending[0]!, trail: [...trail, square] } : null;
}
