// What a board is given and what it may ask for. A board draws; it knows no rules.
//
//   server ──event──▶ link ──queue──▶ teller ──props──▶ board ──act──▶ link ──▶ server
//
// An event carries the whole view and its `story`: what the last action did, rule by rule. The teller shows a story
// one step at a time: while it does, `step` is the index of the event being told and `before` is the view as it was.
// When all is told, `step === view.story.length`, and the board shows `view` alone.

import type { Component, Snippet } from "svelte";

export interface StoryEvent {
  event: string; // its name in the rulebook's words, such as "placed"
  rule: string; // "N5"
  seat: number; // who did it; -1 nobody
  [number: string]: unknown;
}

export interface View {
  story: StoryEvent[];
  acting: number[];
  eye: number | null;
  scores: number[];
  outcome: { reason: string; scores: number[]; places: number[] } | null;
}

export interface Decision {
  code: number | string; // what `act` sends back; a string where the number would not fit a double
  text: string; // in notation
  paths?: string[][]; // the squares it leads over, each way it may take
}

export interface Player {
  name: string; // as it is shown; the reader's own seat has the reader's name
  you: boolean;
  bot: string; // level in words, or "" for a person
  team: number;
  here: boolean; // connected, as far as anybody knows; a bot always is
}

export interface Checked {
  code: string; // "" says: allowed
  rule: string;
  words: string;
}

export interface Hint {
  code: number | string;
  text: string;
  value: number; // better is more; the best first
  words: string;
}

export interface BoardProps<V extends View = View> {
  game: string;
  options: Record<string, unknown>;
  view: V;
  before: V | null;
  step: number;
  pace: number; // milliseconds a step takes; 0: no movement at all
  eye: number | null; // whose eyes these are; null: a spectator's
  players: Player[];
  legal: Decision[] | null; // null: it is not my turn, or a list would tell too much
  hints: Hint[]; // to be marked on the board; usually none
  act: (action: number | string) => unknown; // a decision or a gesture; the shell shows a refusal. A promise tells, once the table has answered, whether it was done
  check: (action: number | string) => Promise<Checked>; // would it be allowed, and why not
  say: (message: string, values?: Record<string, string | number>) => string; // words of the reader's language
  clock?: Snippet<[number]> | undefined; // the time a seat has left, where there are clocks; drawn on a phone only
}

export type Board = Component<BoardProps<never>>;

/** Boards are loaded when a table needs one. A game's folder is the first part of its name. */
const boards = import.meta.glob<{ default: Board }>("../boards/*/Board.svelte");

const asked = new Map<string, Promise<Board>>();

/** The same promise for the same game, so that a table's board is not made anew with every event; a failure is not kept. */
export function boardOf(game: string): Promise<Board> {
  const folder = `../boards/${game.split("/")[0]}/Board.svelte`;
  const path = folder in boards ? folder : "../boards/plain/Board.svelte";
  const found = asked.get(path) ?? boards[path]!().then((module) => module.default);
  asked.set(path, found);
  found.catch(() => asked.delete(path));
  return found;
}
