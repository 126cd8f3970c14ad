// Tips of a guided first game: each is given once, when what it is about has just happened or is about to.

import type { View } from "$lib/board";

export interface Tip {
  id: string; // its words are web-study-tip-<family>-<id>
  rule: string;
  rare?: true; // not every first game comes to it: without it one can play all the same
  when: (view: View, mine: boolean, events: Set<string>) => boolean;
}

const mine: Tip["when"] = (_, owes) => owes;
const told =
  (...names: string[]): Tip["when"] =>
  (_view, _mine, events) =>
    names.some((name) => events.has(name));
const captures: Tip["when"] = (view, owes) => owes && ((view as { captures?: unknown[] }).captures?.length ?? 0) > 0;

// What the table tells in Words in pairs: whose tiles lie loose, what one may do now, the number of the double turn.
type Table = View & { loose_by?: number | null; may?: Record<string, unknown> | null; turn_number?: number };
const may =
  (deed: string): Tip["when"] =>
  (view) =>
    Boolean((view as Table).may?.[deed]);
const LATE = 6; // by then each pair has had two double turns: what did not come up by itself is told
const late = (view: View) => ((view as Table).turn_number ?? 0) >= LATE;

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
    { id: "melded", rule: "S7", rare: true, when: told("melded") },
    { id: "exchanged", rule: "S4", rare: true, when: told("exchanged") },
    { id: "closed", rule: "S5", rare: true, when: told("closed") },
    { id: "follow", rule: "S6", rare: true, when: told("drew-turn-up", "closed") },
    { id: "scored", rule: "S9", when: told("scored") },
  ],
  ogorek: [
    { id: "play", rule: "O3", when: mine },
    { id: "took", rule: "O4", when: told("took") },
    { id: "last", rule: "O6", when: told("penalty") },
    { id: "bonus", rule: "O9", rare: true, when: told("bonus") },
    { id: "life", rule: "O7", rare: true, when: told("lost-life") },
    { id: "over", rule: "O11", rare: true, when: (view) => view.outcome !== null },
  ],
  words: [
    { id: "lay", rule: "W25", when: may("pass") },
    { id: "announce", rule: "W8", when: (view, owes) => (view as Table).loose_by === view.eye || (owes && late(view)) },
    { id: "judge", rule: "W11", when: may("accept") },
    { id: "order", rule: "W7", when: may("pass") },
    { id: "talk", rule: "W23", when: mine },
    { id: "early", rule: "W15", when: (view, owes, events) => may("ask")(view, owes, events) || (owes && late(view)) },
    { id: "exchange", rule: "W17", when: may("exchange") },
    { id: "invalid", rule: "W12", rare: true, when: told("invalid") },
    { id: "cross", rule: "W14", rare: true, when: told("cross") },
  ],
};

// A short first game: few players and an early end where the rules have options for that.
export const SHORT: Record<string, Record<string, number>> = { nimmt: { players: 3, rounds: 1 }, sixtysix: { target: 2 }, ogorek: { players: 3 } };

/** The tips without which nobody knows the game. */
export const neededTips = (family: string): Tip[] => (TIPS[family] ?? []).filter((tip) => !tip.rare);

/** The first tip that fits and has not been given yet; `happened` are the events that were told so far. */
export function nextTip(family: string, view: View, eye: number | null, given: ReadonlySet<string>, happened: ReadonlySet<string> = new Set()): Tip | null {
  const events = new Set([...happened, ...view.story.map((event) => event.event)]);
  const owes = eye !== null && view.acting.includes(eye) && view.outcome === null;
  return TIPS[family]?.find((tip) => !given.has(tip.id) && tip.when(view, owes, events)) ?? null;
}
