// The games as the server tells of them, in the reader's language; and laying a table.

import { ask } from "$lib/asking";
import { go } from "$lib/router.svelte";
import { settings } from "$lib/settings.svelte";
import { intend, remember } from "$lib/tables";
import { words } from "$lib/words.svelte";

export interface GameOption {
  name: string;
  rule: string;
  about: string;
  default: unknown;
  kind: "whole" | "choice" | "switch" | "name";
  low?: number;
  high?: number;
  none?: boolean;
  choices?: string[];
  told?: string[]; // the choices in words
}

export interface Game {
  name: string;
  title: string;
  about: string;
  options: GameOption[];
  levels: string[];
  clocks: string[];
  chat: boolean;
  forms: string[]; // in which a match can be downloaded
  deals: boolean; // chance has a part in it
  hints: boolean; // at training tables
  pairs: number[][]; // the seats of partners; none where everybody plays for themselves
}

export interface Summary {
  table: string;
  game: string;
  options: Record<string, unknown>;
  phase: string;
  seats: { name: string; level: string; free: boolean; ready: boolean }[];
  spectators: boolean;
}

export interface Setup {
  game: string;
  options: Record<string, unknown>;
  bots: Record<number, string>;
  clock: { kind: string; seconds: number; increment: number };
  listed: boolean;
  spectators: boolean;
  chat: boolean;
  training: boolean;
}

// How the games are grouped on the first page, and how long a match takes, in minutes.
export const FAMILIES = [
  { family: "nimmt", minutes: 20 },
  { family: "ogorek", minutes: 15 },
  { family: "sixtysix", minutes: 15 },
  { family: "draughts", minutes: 20 },
  { family: "words", minutes: 60 },
] as const;

const told = new Map<string, Promise<Game[]>>();
let known = $state.raw<Record<string, Game[]>>({}); // by language

/** All games in the reader's language, asked once a language. */
export function games(): Promise<Game[]> {
  const language = words.language;
  if (!told.has(language)) {
    const asked = ask<Game[]>("GET", "/api/games");
    const know = (all: Game[]) => void (known = { ...known, [language]: all });
    asked.then(know, () => (told.delete(language), know([])));
    told.set(language, asked);
  }
  return told.get(language)!;
}

/** A game's title: nothing while it is asked for, its name where nobody knows it. */
export function called(name: string): string {
  const all = known[words.language];
  return all ? (all.find((game) => game.name === name)?.title ?? name) : "";
}

export function familyOf(name: string): string {
  return name.split("/")[0]!;
}

/** How many may play: the fewest and the most. */
export function playersOf(game: Game): [number, number] {
  const option = game.options.find((one) => one.name === "players");
  return [option?.low ?? 2, option?.high ?? 2];
}

/** A setup with everything as the rulebook has it; words are played in the reader's language. */
export function usual(game: Game): Setup {
  const options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  const language = game.options.find((option) => option.name === "language");
  if (language?.choices?.includes(words.language)) options.language = words.language;
  const none = { kind: "none", seconds: 0, increment: 0 };
  return { game: game.name, options, bots: {}, clock: none, listed: false, spectators: true, chat: game.chat, training: false };
}

/** The same setup with bots in all seats but the first. */
export function againstBots(setup: Setup, players: number, level: string): Setup {
  const bots = Object.fromEntries(Array.from({ length: players - 1 }, (_, seat) => [seat + 1, level]));
  return { ...setup, bots, training: true, chat: false };
}

/** Lay a table and go there. */
export async function lay(setup: Setup, intent: "sit" | "play", password = ""): Promise<void> {
  const { table } = await ask<{ table: string }>("POST", "/api/tables", { setup, password });
  remember(table, setup.game, true);
  intend(table, intent);
  go(`/t/${table}`);
}

export function playBots(game: Game): Promise<void> {
  const setup = usual(game);
  return lay(againstBots(setup, Number(setup.options.players), settings.all.level), "play");
}
