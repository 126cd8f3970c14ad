// The Sixty-six table, and what each event of a story makes of it. Nothing here decides anything: events say it all.

import type { StoryEvent, View } from "$lib/board";
import { number, replaced, toldTo, without } from "../cards/telling";

export interface SixtysixView extends View {
  hand: number[]; // a card is 6 · suit + rank, ranks 9 J Q K 10 A
  held: number[];
  trump: number | null;
  turn_up: number | null;
  stock: number; // the turn-up included
  first_part: boolean;
  closed_by: number | null;
  trick: [seat: number, card: number][];
  tricks: number[];
  taken: number[][];
  melds: [suit: number, worth: number][][];
  pending: number[]; // melds that wait for a trick
  points: number[];
  game_points: number[];
  target: number;
  shown: number[][]; // cards all know to be in this hand
  dealer: number | null;
  leader: number | null;
  turn: number | null;
  deal: number;
  may: { cards: number[]; declare_with: number[]; exchange: boolean; close: boolean; declare: boolean } | null;
  why_not: Partial<Record<Special, { rule: string; reason: string }>> | null;
}

export type Special = "exchange" | "close" | "declare";
export const CODES: Record<Special, number> = { exchange: 48, close: 49, declare: 50 };
export const WITH_MELD = 24; // + card: declare, laying this card of a meld

const RANKS = ["9", "J", "Q", "K", "10", "A"] as const;
export const rankOf = (card: number): string => RANKS[card % 6] ?? "";
export const suitOf = (card: number): number => Math.floor(card / 6);

/** The table while event `step` is told. */
export const tableAt = (view: SixtysixView, before: SixtysixView | null, step: number): SixtysixView => toldTo(view, before, step, after);

export function after(table: SixtysixView, event: StoryEvent): SixtysixView {
  const changed = { ...table, ...change(table, event) };
  const points = event["points"];
  return typeof points === "number" && event.seat >= 0 ? { ...changed, points: replaced(changed.points, event.seat, points) } : changed;
}

function change(table: SixtysixView, event: StoryEvent): Partial<SixtysixView> {
  const seat = event.seat;
  const card = number(event, "card");
  const worth = number(event, "worth");
  const mine = seat === table.eye;
  switch (event.event) {
    case "led":
    case "answered":
      return {
        trick: [...table.trick, [seat, card]],
        hand: mine ? without(table.hand, card) : table.hand,
        held: replaced(table.held, seat, (table.held[seat] ?? 1) - 1),
        shown: replaced(table.shown, seat, without(table.shown[seat] ?? [], card)),
        acting: [],
      };
    case "took": {
      const won = table.trick.map(([, laid]) => laid);
      return {
        trick: [],
        leader: seat,
        tricks: replaced(table.tricks, seat, (table.tricks[seat] ?? 0) + 1),
        taken: replaced(table.taken, seat, [...(table.taken[seat] ?? []), ...won].sort((a, b) => a - b)),
      };
    }
    case "melded":
      return { melds: melded(table, seat, card, worth), pending: replaced(table.pending, seat, worth) };
    case "declared-with-meld":
      return { melds: melded(table, seat, card, worth) };
    case "meld-counted":
      return { pending: replaced(table.pending, seat, 0) };
    case "exchanged":
      return { turn_up: number(event, "nine"), hand: mine ? [...without(table.hand, number(event, "nine")), card].sort((a, b) => a - b) : table.hand };
    case "closed":
      return { closed_by: seat };
    case "drew":
      return { stock: number(event, "left"), held: table.held.map((cards) => cards + 1) };
    case "drew-turn-up":
      return { stock: 0, turn_up: null, held: table.held.map((cards) => cards + 1) };
    case "scored":
      return { game_points: replaced(table.game_points, seat, number(event, "score")) };
    default:
      return {};
  }
}

const melded = (table: SixtysixView, seat: number, card: number, worth: number): SixtysixView["melds"] =>
  replaced(table.melds, seat, [...(table.melds[seat] ?? []), [suitOf(card), worth]]);

/** The trick that was taken last, if the events heard still tell of it: it is shown until somebody leads again. */
export function lastTrick(events: readonly StoryEvent[], before: SixtysixView | null): [number, number][] {
  const names = new Set(events.map(({ event }) => event));
  if (!names.has("took") || names.has("dealt")) return [];
  const laid = events.filter(({ event }) => event === "led" || event === "answered").map((one): [number, number] => [one.seat, number(one, "card")]);
  return [...(before?.trick ?? []), ...laid];
}

/** What a seat has just been given: points of a trick or meld, or game points. */
export function newsOf(events: readonly StoryEvent[], seat: number): { points: number; game: number } {
  const own = events.filter((event) => event.seat === seat);
  const sum = (names: string[], field: string) => own.filter(({ event }) => names.includes(event)).reduce((all, event) => all + number(event, field), 0);
  return { points: sum(["took", "meld-counted", "took-last"], "worth"), game: sum(["scored"], "paid") };
}
