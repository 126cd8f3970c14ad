// A view for the tests of this folder.
import type { WordsView } from "./view";

const nothing = { signal: null, you_go: false, asks: false, accepts: false, challenges: null };
const may = { pass: true, you_go: true, accept: false, challenge_first: false, challenge_second: false, yes: false, no: false, later: false, ask: false, exchange: 7, signals: ["i-go", "shall-i-close"] };

export function sample(more: Partial<WordsView> = {}): WordsView {
  return {
    language: "cs", letters: { A: 1, B: 3, Č: 4, O: 1, S: 1, T: 1 }, premiums: Array.from({ length: 15 }, () => "3".padEnd(15, ".")),
    board: Array.from({ length: 15 }, () => ".".repeat(15)), loose: [], loose_by: null, preview: null,
    racks: [[..."SOTAČB?"], [..."AATTOSB"], [null, null], [null]], hand: [..."SOTAČB?"], held: [7, 7, 2, 1], set_aside: [0, 0, 0, 0], known: [[], [], ["Č"], []],
    bag: 60, bag_for_exchange: 57, score: [14, 9], crosses: [0, 2], lost_moves: [0, 0], stage: "first", turn: 0, turn_number: 3, single: null, moves: [],
    bound: null, early: "not-asked", talk: [nothing, nothing, null, null], may, story: [], acting: [0, 1], eye: 0, scores: [14, 14, 9, 9], outcome: null,
    ...more,
  };
}
export const talking = (more: object) => ({ ...nothing, ...more });
export const mayOnly = (more: object) => ({ ...may, pass: false, you_go: false, exchange: 0, signals: [], ...more });
