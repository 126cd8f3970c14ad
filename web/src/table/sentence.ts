// Which sentence of a story stands above the board: while it is told, that of its event; then that of what somebody did.

import type { StoryEvent } from "$lib/board";

// What only follows from it can be seen on the board, and whose turn it is is said beside.
const FOLLOWS = new Set(["word", "word-more", "taken-back", "cross", "sum", "drew", "turn-begins"]);

export function sentenceAt(story: StoryEvent[], told: string[], step: number): string {
  if (step < story.length) return told[step] ?? "";
  const deed = story.findLastIndex(({ event }) => !FOLLOWS.has(event));
  return told[deed] ?? told.at(-1) ?? "";
}
