// Hints as marks on what they speak of: the best is number 1.

import type { Hint } from "$lib/board";

export interface Mark {
  place: number;
  words: string;
}

const MARKED = 3; // more marks than this hide the cards; the list beside the board has them all

/** The mark for any of these codes, or null. */
export function markOf(hints: readonly Hint[], ...codes: (number | string)[]): Mark | null {
  const at = hints.findIndex(({ code }) => codes.some((wanted) => String(wanted) === String(code)));
  return at < 0 || at >= MARKED ? null : { place: at + 1, words: hints[at]!.words };
}
