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
  #asked = 0; // questions so far; only the answer to the last one counts

  constructor(
    readonly game: string,
    position: string | null = null,
    readonly options: Record<string, unknown> = {},
    question: Ask = (tried) => ask<Position>("POST", "/api/analysis", tried),
  ) {
    this.position = position;
    this.#ask = question;
  }

  /** Look at the position as it is now: at a glance, then with thought. */
  async look(): Promise<void> {
    const mine = ++this.#asked;
    const tried = { game: this.game, options: this.options, position: this.position, moves: this.moves };
    this.trouble = "";
    try {
      const seen = await this.#ask({ ...tried, think: false });
      if (mine !== this.#asked) return;
      this.before = this.shown?.view ?? null;
      this.shown = seen;
      if (this.thinking) return; // the last thought is not over yet; whoever waits for it will ask again
      this.thinking = true;
      try {
        const thought = await patiently(() => this.#ask({ ...tried, think: true }));
        if (mine === this.#asked) this.shown = { ...thought, view: seen.view, legal: seen.legal };
      } finally {
        this.thinking = false;
      }
      if (mine !== this.#asked) await this.look();
    } catch (error) {
      if (mine === this.#asked) this.trouble = troubled(error);
    }
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
