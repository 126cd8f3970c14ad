// What a page knows of a table: the last snapshot, brought up to date by every event since. Pure, so it can be tested.

import type { View } from "./board";
import type { Event, Refused, Snapshot } from "./messages";

export interface Said {
  seat: number | null;
  name: string;
  text: string;
  at: number; // milliseconds since 1970
}

export interface What {
  is: string; // "played", "took", "said", …
  seat?: number | null;
  [field: string]: unknown;
}

export interface Known extends Omit<Snapshot, "is" | "view" | "chat" | "options"> {
  view: View | null;
  options: Record<string, unknown>;
  chat: Said[];
  what: What | null; // what happened last; null: this is how we found the table
  heard: number; // when, by the page's own clock; the clocks tick on from here
}

const CHAT_KEPT = 200;

/** The table after one more message. An event heard before changes nothing; "gap" says that one was missed. */
export function hear(known: Known | null, message: Snapshot | Event, heard: number): Known | "gap" {
  if (message.is === "snapshot") {
    const { is: _, ...rest } = message;
    return { ...rest, view: rest.view as View | null, options: rest.options, chat: rest.chat as Said[], what: null, heard };
  }
  if (!known || message.number > known.number + 1) return "gap";
  if (message.number <= known.number) return known;
  const { is: _, ...rest } = message;
  const what = rest.what as What;
  const chat = what.is === "said" ? [...known.chat, what as unknown as Said].slice(-CHAT_KEPT) : known.chat;
  return { ...known, ...rest, view: rest.view as View | null, what, chat, heard };
}

/** Whether the table waits for whoever looks; not while a bot keeps their seat. */
export function owes(known: Known): boolean {
  return known.eye !== null && known.phase === "playing" && known.seats[known.eye]?.level === "" && (known.view?.acting.includes(known.eye) ?? false);
}

/** The number to say hello with: only a player in a match keeps its eye for certain; everybody else asks for all. */
export function lastHeard(known: Known | null): number | null {
  return known && known.eye !== null && known.phase !== "waiting" ? known.number : null;
}

/** How long to wait before the next try, in milliseconds: doubling up to 15 s, each wait shortened by chance. */
export function backOff(tries: number, chance: number): number {
  return Math.min(15_000, 300 * 2 ** tries) * (0.5 + chance / 2);
}

/** A hello refused for one of these reasons will be refused again: do not try. */
export function hopeless(refused: Refused): boolean {
  return ["no-table", "no-spectators", "unreadable", "version", "connections"].includes(refused.code);
}
