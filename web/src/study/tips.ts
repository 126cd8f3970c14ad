// Tips of a guided first game: each is given once, when what it is about has just happened or is about to.

import type { View } from "$lib/board";

export interface Tip {
  id: string; // its words are web-study-tip-<family>-<id>
  rule: string;
  when: (view: View, mine: boolean, events: Set<string>) => boolean;
}

const mine: Tip["when"] = (_, owes) => owes;
const told =
  (...names: string[]): Tip["when"] =>
  (_view, _mine, events) =>
    names.some((name) => events.has(name));
const captures: Tip["when"] = (view, owes) => owes && ((view as { captures?: unknown[] }).captures?.length ?? 0) > 0;

export const TIPS: Record<string, Tip[]> = {
  nimmt: [
    { id: "choose", rule: "N3", when: mine },
    { id: "placed", rule: "N5", when: told("placed") },
    { id: "sixth", rule: "N6", when: told("sixth") },
    { id: "low", rule: "N7", when: told("too-low", "took-row") },
    { id: "marked", rule: "N11", when: told("passed-on", "blocked") },
    { id: "moved", rule: "N12", when: told("card-moved") },
    { id: "over", rule: "N8", when: told("round-over", "match-over") },
  ],
  draughts: [
    { id: "must", rule: "D3", when: captures },
    { id: "move", rule: "D2", when: mine },
    { id: "took", rule: "D4", when: told("took") },
    { id: "crowned", rule: "D6", when: told("crowned", "crowned-in-passing") },
    { id: "king", rule: "D7", when: told("king-moved") },
    { id: "over", rule: "D8", when: (view) => view.outcome !== null },
  ],
  sixtysix: [
    { id: "lead", rule: "S3", when: mine },
    { id: "took", rule: "S1", when: told("took") },
    { id: "melded", rule: "S7", when: told("melded") },
    { id: "exchanged", rule: "S4", when: told("exchanged") },
    { id: "closed", rule: "S5", when: told("closed") },
    { id: "follow", rule: "S6", when: told("drew-turn-up", "closed") },
    { id: "scored", rule: "S9", when: told("scored") },
  ],
  ogorek: [
    { id: "play", rule: "O3", when: mine },
    { id: "took", rule: "O4", when: told("took") },
    { id: "last", rule: "O6", when: told("penalty") },
    { id: "bonus", rule: "O9", when: told("bonus") },
    { id: "life", rule: "O7", when: told("lost-life") },
    { id: "over", rule: "O11", when: (view) => view.outcome !== null },
  ],
  words: [
    { id: "lay", rule: "W25", when: mine },
    { id: "laid", rule: "W7", when: told("laid") },
    { id: "announced", rule: "W8", when: told("announced") },
    { id: "judge", rule: "W11", when: told("accepted", "challenged") },
    { id: "invalid", rule: "W12", when: told("invalid") },
    { id: "cross", rule: "W14", when: told("cross") },
    { id: "double", rule: "W6", when: told("turn-begins") },
  ],
};

// A short first game: few players and an early end where the rules have options for that.
export const SHORT: Record<string, Record<string, number>> = { nimmt: { players: 3, rounds: 1 }, sixtysix: { target: 2 }, ogorek: { players: 3 } };

/** The first tip that fits and has not been given yet; `happened` are the events that were told so far. */
export function nextTip(family: string, view: View, eye: number | null, given: ReadonlySet<string>, happened: ReadonlySet<string> = new Set()): Tip | null {
  const events = new Set([...happened, ...view.story.map((event) => event.event)]);
  const owes = eye !== null && view.acting.includes(eye) && view.outcome === null;
  return TIPS[family]?.find((tip) => !given.has(tip.id) && tip.when(view, owes, events)) ?? null;
}
