// Trying moves on a board: what may be played is shown at once, what it is worth when it has been thought about.

import { ask } from "$lib/asking";
import type { View } from "$lib/board";
import { patiently, troubled, type Position } from "./study";

export interface Tried {
  game: string;
  options: Record<string, unknown>;
  position: string | null;
  moves: (number | string)[];
  think: boolean;
}
export type Ask = (tried: Tried) => Promise<Position>;

/** The options in an address; nonsense counts as none. */
export function optionsOf(text: string | null): Record<string, unknown> {
  try {
    const options: unknown = JSON.parse(text ?? "{}");
    return typeof options === "object" && options !== null ? (options as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export class Trying {
  position = $state.raw<string | null>(null); // FEN; null: the beginning
  moves = $state.raw<(number | string)[]>([]);
  shown = $state.raw<Position | null>(null);
  before = $state.raw<View | null>(null);
  thinking = $state(false);
  trouble = $state("");
  #ask: Ask;
  #newest = 0; // of all looks; one that failed counts as never taken
  #looks = 0;
  #late: (() => Promise<void>) | null = null; // the thought about a position that came while another was thought about

  constructor(
    readonly game: string,
    position: string | null = null,
    readonly options: Record<string, unknown> = {},
    question: Ask = (tried) => ask<Position>("POST", "/api/analysis", tried),
  ) {
    this.position = position;
    this.#ask = question;
  }

  /** Look at the position as it is now: at a glance, then with thought. False says that it cannot be. */
  async look(): Promise<boolean> {
    const before = this.#newest;
    const mine = (this.#newest = ++this.#looks);
    const tried = { game: this.game, options: this.options, position: this.position, moves: this.moves };
    this.trouble = "";
    try {
      const seen = await this.#ask({ ...tried, think: false });
      if (mine !== this.#newest) return true;
      this.before = this.shown?.view ?? null;
      this.shown = seen;
      if (this.thinking) this.#late = () => this.#think(mine, tried, seen);
      else await this.#think(mine, tried, seen);
      return true;
    } catch (error) {
      if (mine !== this.#newest) return true;
      this.trouble = troubled(error);
      this.#newest = before;
      return false;
    }
  }

  async #think(mine: number, tried: Omit<Tried, "think">, seen: Position): Promise<void> {
    this.thinking = true;
    try {
      const thought = await patiently(() => this.#ask({ ...tried, think: true }));
      if (mine === this.#newest) this.shown = { ...thought, view: seen.view, legal: seen.legal };
    } catch (error) {
      // The position stands, only what it is worth is not known; why a move is not allowed is more important.
      if (mine === this.#newest) this.trouble ||= troubled(error);
    }
    this.thinking = false;
    const late = this.#late;
    this.#late = null;
    await late?.();
  }

  play = (move: number | string): Promise<boolean> => this.#change([...this.moves, move]);
  back = (): Promise<boolean> => this.#change(this.moves.slice(0, -1));
  restart = (): Promise<boolean> => this.#change([]);

  /** Begin from another position. A position that cannot be leaves the board as it was. */
  async set(position: string | null): Promise<boolean> {
    const old = [this.position, this.moves] as const;
    [this.position, this.moves] = [position, []];
    if (await this.look()) return true;
    [this.position, this.moves] = old;
    return false;
  }

  async #change(moves: (number | string)[]): Promise<boolean> {
    const old = this.moves;
    this.moves = moves;
    const good = await this.look();
    if (!good && this.moves === moves) this.moves = old; // a move that is not allowed is not made
    return good;
  }
}
