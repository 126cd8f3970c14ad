// The nimmt table, and what each event of a story makes of it. Nothing here decides anything: events say it all.

import type { StoryEvent, View } from "$lib/board";
import { headsOn } from "../cards/heads";
import { number, replaced, toldTo, without } from "../cards/telling";

export type Side = "even" | "odd";

export interface NimmtView extends View {
  rows: number[][];
  row_heads: number[];
  marked: number | null;
  side: Side | null;
  hand: number[];
  held: number[];
  chosen: number | null;
  has_chosen: boolean[];
  open: number[]; // revealed, not yet placed; 0: none
  taker: number | null;
  heads: number[];
  taken: number[]; // of these, this round
  round: number;
  turn: number;
}

/** A table in the middle of a story. */
export interface Table extends NimmtView {
  trying?: { card: number; row: number } | null; // a card at the marked row that may not go there
  sixth?: { seat: number; row: number; heads: number } | null; // a row with six cards, about to be taken
}

export const TAKE_BACK = 0;
export const rowCode = (row: number): number => 105 + row; // rows are numbered from 0 here

/** The table while event `step` is told; cards are revealed all at once. */
export function tableAt(view: NimmtView, before: NimmtView | null, step: number): Table {
  let last = step;
  while (view.story[last]?.event === "revealed" && view.story[last + 1]?.event === "revealed") last++;
  const event = view.story[step]?.event;
  if (event === "chose" || event === "took-back") return view;
  return toldTo<Table>(view, before, last, after);
}

export function after(table: Table, event: StoryEvent): Table {
  const was = settled(table);
  const seat = event.seat;
  const row = number(event, "row") - 1;
  const card = number(event, "card");
  switch (event.event) {
    case "revealed":
      return {
        ...was,
        acting: [],
        chosen: null,
        has_chosen: was.has_chosen.map(() => false),
        open: replaced(was.open, seat, card),
        hand: seat === was.eye ? without(was.hand, card) : was.hand,
      };
    case "placed":
      return { ...lay(was, row, [...(was.rows[row] ?? []), card]), open: replaced(was.open, seat, 0) };
    case "sixth":
      return { ...lay(was, row, [...(was.rows[row] ?? []), card]), open: replaced(was.open, seat, 0), sixth: { seat, row, heads: number(event, "heads") } };
    case "took-row":
      return { ...take(was, seat, row, number(event, "heads"), card), open: replaced(was.open, seat, 0), acting: [], taker: null };
    case "passed-on":
      return { ...was, trying: { card, row } };
    case "blocked":
      return { ...was, trying: { card, row }, acting: [seat], taker: seat };
    case "too-low":
      return { ...was, acting: [seat], taker: seat };
    case "card-moved":
      return { ...was, marked: row, side: number(event, "last") % 2 ? "odd" : "even" };
    default:
      return was;
  }
}

/** What was about to happen has happened: the sixth card has taken its row, a card that may not go there has turned away. */
function settled(table: Table): Table {
  const still = { ...table, trying: null };
  if (!table.sixth) return still;
  const { seat, row, heads } = table.sixth;
  return { ...take(still, seat, row, heads, table.rows[row]?.at(-1) ?? 0), sixth: null };
}

function lay(table: Table, row: number, cards: number[]): Table {
  const heads = cards.reduce((sum, card) => sum + headsOn(card), 0);
  return { ...table, rows: replaced(table.rows, row, cards), row_heads: replaced(table.row_heads, row, heads) };
}

function take(table: Table, seat: number, row: number, heads: number, card: number): Table {
  return {
    ...lay(table, row, [card]),
    heads: replaced(table.heads, seat, (table.heads[seat] ?? 0) + heads),
    taken: replaced(table.taken, seat, (table.taken[seat] ?? 0) + heads),
  };
}

/** Heads taken by each seat in the events heard, for a note at the seat. */
export function takenIn(events: readonly StoryEvent[], players: number): number[] {
  const taken = Array<number>(players).fill(0);
  for (const event of events) if (event.event === "sixth" || event.event === "took-row") taken[event.seat]! += number(event, "heads");
  return taken;
}

/** Who took the cards that have left the table, by card; a new deal clears it for nobody. */
export function takers(events: readonly StoryEvent[], rows: readonly number[][]): Map<number, number> {
  const owner = new Map<number, number>();
  if (events.some(({ event }) => event === "dealt")) return owner;
  const lying = rows.map((cards) => [...cards]);
  for (const event of events) {
    const row = lying[number(event, "row") - 1];
    const card = number(event, "card");
    if (!row || !card) continue;
    if (event.event === "placed") row.push(card);
    if (event.event !== "sixth" && event.event !== "took-row") continue;
    for (const gone of row.splice(0)) owner.set(gone, event.seat);
    row.push(card);
  }
  return owner;
}
