// What the server tells a student: rules, replays, reviews, positions.

import { Trouble } from "$lib/asking";
import type { Decision, View } from "$lib/board";
import { say } from "$lib/words.svelte";

export interface Rule {
  number: string;
  title: string;
  text: string;
}

export interface Rulebook {
  title: string;
  lead: string;
  rules: Rule[];
}

export interface Entry {
  entry: number; // in the record; -1: the beginning
  kind: "start" | "play" | "undo" | "resign" | "draw" | "flag";
  seat: number; // -1: nobody's
  text: string; // in notation
  shown: string; // as people are told of it
}

export interface Frame {
  number: number;
  view: View;
  told: string[];
  waits: string;
}

export interface Page {
  game: string;
  options: Record<string, unknown>;
  names: string[];
  levels: string[];
  teams: number[][];
  eye: number | null;
  forms: string[];
  total: number;
  index: Entry[];
  first: number;
  frames: Frame[];
}

export interface Worth {
  text: string;
  value: number;
  shown?: string;
}

export interface Reviewed {
  entry: number;
  seat: number;
  played: Worth;
  best: Worth;
  lost: number;
  costly: boolean;
  words: string;
  line: string[];
}

export type Measure = "chance" | "heads" | "men" | "points";

export interface Review {
  state: "none" | "running" | "done" | "failed";
  done: number;
  total: number;
  measure?: Measure;
  found: Reviewed[] | null;
}

export interface Move {
  code: number | string;
  text: string;
  value: number;
  share: number;
  words: string;
}

export interface Weighed {
  seat: number;
  played: string;
  moves: Move[];
}

export interface Position {
  game: string;
  options: Record<string, unknown>;
  mover: number | null;
  view: View & { fen?: string };
  legal: Decision[];
  told: string[];
  waits: string;
  shown: string; // what it is worth, such as +0.35
  chance: number | null; // of White
  words: string;
  lines: { shown: string; moves: string[]; code: number }[];
}

/** A failure in words: the server's own, or that it could not be reached. */
export function troubled(error: unknown): string {
  if (error instanceof Trouble && error.words) return error.words;
  return error instanceof Trouble && error.status === 0 ? say("web-study-unreachable") : say("web-study-failed");
}

const PATIENCE = 20; // tries
const PAUSE = 800;

/** Ask again while the server is still thinking about this guest's last question, such as one asked before a reload. */
export async function patiently<T>(question: () => Promise<T>, pause = PAUSE): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await question();
    } catch (error) {
      if (!(error instanceof Trouble && error.code === "busy") || tries === PATIENCE) throw error;
      await new Promise((done) => setTimeout(done, pause));
    }
  }
}

/** Text without case and marks over letters, so that "rad" finds "řada". */
export function plain(text: string): string {
  return text.toLocaleLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l");
}

/** The rules that a search finds: by number, or by all of its words in title and text. */
export function found(rules: Rule[], search: string): Rule[] {
  const wanted = plain(search).split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const text = plain(`${rule.number} ${rule.title} ${rule.text}`);
    return wanted.every((word) => text.includes(word));
  });
}

/** Whether a text tells an amount already: the same figure, whatever word stands beside a percentage. */
export function says(text: string, amount: string): boolean {
  const bare = (words: string) => words.replace(/\s/g, "");
  const figure = /^[\d.,]+%/.exec(bare(amount))?.[0] ?? bare(amount);
  return bare(text).split(figure).slice(0, -1).some((before) => !/[\d.,]$/.test(before));
}

/** A text as parts: the names of options stand between back quotes, numbers of other rules are links. */
export function parts(text: string, numbers: Set<string>): { kind: "text" | "option" | "rule"; text: string }[] {
  return text.split(/(`[^`]+`|\b[A-Z]\d+\b)/).filter(Boolean).map((part) => {
    if (part.startsWith("`")) return { kind: "option", text: part.slice(1, -1) };
    return { kind: numbers.has(part) ? "rule" : "text", text: part };
  });
}
