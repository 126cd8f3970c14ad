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
  #late = false; // somebody looked on while the last thought was not over

  constructor(
    readonly game: string,
    position: string | null = null,
    readonly options: Record<string, unknown> = {},
    question: Ask = (tried) => ask<Position>("POST", "/api/analysis", tried),
  ) {
    this.position = position;
    this.#ask = question;
  }

  /** Look at the position as it is now: at a glance, then with thought. What went wrong before may stay to be read. */
  async look(keepTrouble = false): Promise<void> {
    const before = this.#newest;
    const mine = (this.#newest = ++this.#looks);
    const tried = { game: this.game, options: this.options, position: this.position, moves: this.moves };
    if (!keepTrouble) this.trouble = "";
    try {
      const seen = await this.#ask({ ...tried, think: false });
      if (mine !== this.#newest) return;
      this.before = this.shown?.view ?? null;
      this.shown = seen;
      if (this.thinking) this.#late = true;
      else await this.#think(mine, tried, seen);
    } catch (error) {
      if (mine !== this.#newest) return;
      this.trouble = troubled(error);
      this.#newest = before;
    }
  }

  async #think(mine: number, tried: Omit<Tried, "think">, seen: Position): Promise<void> {
    this.thinking = true;
    try {
      const thought = await patiently(() => this.#ask({ ...tried, think: true }));
      if (mine === this.#newest) this.shown = { ...thought, view: seen.view, legal: seen.legal };
    } finally {
      this.thinking = false;
    }
    if (!this.#late) return;
    this.#late = false;
    await this.look(true);
  }

  play = (move: number | string): void => this.#change([...this.moves, move]);
  back = (): void => this.#change(this.moves.slice(0, -1));
  restart = (): void => this.#change([]);

  /** Begin from another position. A position that cannot be leaves the board as it was. */
  async set(position: string | null): Promise<boolean> {
    const old = [this.position, this.moves] as const;
    [this.position, this.moves] = [position, []];
    await this.look();
    if (!this.trouble) return true;
    [this.position, this.moves] = old;
    return false;
  }

  #change(moves: (number | string)[]): void {
    const old = this.moves;
    this.moves = moves;
    void this.look().then(() => {
      if (this.trouble && this.moves === moves) this.moves = old; // a move that is not allowed is not made
    });
  }
}
