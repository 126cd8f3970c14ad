// The Ogórek table, and what each event of a story makes of it. Nothing here decides anything: events say it all.

import type { StoryEvent, View } from "$lib/board";
import { number, replaced, toldTo, without } from "../cards/telling";

export interface OgorekView extends View {
  hand: number[];
  held: number[];
  trick: [seat: number, card: number][]; // in the order of play
  highest: number; // 0: no card lies there
  played: number[][]; // open before each seat, the card in the trick included
  shown_lowest: (number | null)[];
  points: number[];
  floor: number[]; // points that a reborn player never falls below; 0: first life
  lives: number[];
  dealer: number | null;
  leader: number | null;
  turn: number | null;
  deal: number;
  trick_number: number;
}

export const TRICKS = 6;
const PLAYED = ["played", "played-lowest", "played-last"];

/** The table while event `step` is told. */
export const tableAt = (view: OgorekView, before: OgorekView | null, step: number): OgorekView => toldTo(view, before, step, after);

export function after(table: OgorekView, event: StoryEvent): OgorekView {
  const seat = event.seat;
  const card = number(event, "card");
  const points = number(event, "points");
  if (PLAYED.includes(event.event)) {
    return {
      ...table,
      trick: [...table.trick, [seat, card]],
      highest: Math.max(table.highest, card),
      played: replaced(table.played, seat, [...(table.played[seat] ?? []), card]),
      held: replaced(table.held, seat, (table.held[seat] ?? 1) - 1),
      hand: seat === table.eye ? without(table.hand, card) : table.hand,
      acting: [],
    };
  }
  switch (event.event) {
    case "took":
      return { ...table, trick: [], highest: 0, leader: seat, trick_number: table.trick_number + 1 };
    case "penalty":
    case "bonus":
      return { ...table, points: replaced(table.points, seat, points) };
    case "lost-life":
      return { ...table, lives: replaced(table.lives, seat, number(event, "lives")) };
    case "reborn":
      return { ...table, points: replaced(table.points, seat, points), floor: replaced(table.floor, seat, points) };
    default:
      return table;
  }
}

/** The cards in the middle, by seat: the trick, or while nobody has led again (`over`) the one before it. */
export function middleOf(table: OgorekView): { cards: Map<number, number>; over: boolean } {
  if (table.trick.length) return { cards: new Map(table.trick), over: false };
  const tricks = Math.max(0, ...table.played.map((cards) => cards.length));
  const last = table.played.flatMap((cards, seat): [number, number][] => (tricks && cards.length === tricks ? [[seat, cards.at(-1)!]] : []));
  return { cards: new Map(last), over: true };
}

/** The cards that lie open before a seat, without the one in the trick. */
export function openBefore(table: OgorekView, seat: number): number[] {
  const cards = table.played[seat] ?? [];
  return table.trick.some(([who]) => who === seat) ? cards.slice(0, -1) : cards;
}

/** A name for one of several equal cards of a seat, the same wherever it lies: what was played first is counted first. */
export function names(seat: number, cards: readonly number[], earlier: readonly number[] = []): string[] {
  const count = new Map<number, number>();
  const next = (card: number) => (count.set(card, (count.get(card) ?? 0) + 1), `${seat}-${card}-${count.get(card)}`);
  earlier.forEach(next);
  return cards.map(next);
}

export interface News {
  change: number; // points, with their sign
  life: "lost-life" | "reborn" | "eliminated" | null;
  points: number;
}

/** What the events heard have done to a seat. */
export function newsOf(events: readonly StoryEvent[], seat: number): News {
  const news: News = { change: 0, life: null, points: 0 };
  for (const event of events.filter((one) => one.seat === seat)) {
    if (event.event === "penalty") news.change += number(event, "card");
    if (event.event === "bonus") news.change -= number(event, "card");
    if (event.event === "lost-life" || event.event === "reborn" || event.event === "eliminated") {
      news.life = event.event;
      news.points = number(event, "points") || 0;
    }
  }
  return news;
}
