// First lessons on a board: one move each, and whatever is legal there shows the rule. The server says what is.

import { ask } from "$lib/asking";
import type { View } from "$lib/board";
import { troubled, type Position } from "./study";

export interface Lesson {
  name: string;
  rule: string;
  position: string | null; // null: the beginning
  words: string;
}

/** The lessons of a game in the reader's language; none where it is learnt by playing. */
export const lessonsOf = (game: string): Promise<Lesson[]> => ask<Lesson[]>("GET", `/api/lessons/${game}`);

export type Look = (position: string | null, moves: (number | string)[]) => Promise<Position>;

export class Learning {
  lessons = $state.raw<Lesson[]>([]);
  at = $state(0);
  shown = $state.raw<Position | null>(null);
  before = $state.raw<View | null>(null);
  moves = $state.raw<(number | string)[]>([]);
  eye = $state(0); // whose move it is in this lesson
  trouble = $state("");
  #look: Look;

  constructor(
    readonly game: string,
    look: Look = (position, moves) => ask<Position>("POST", "/api/analysis", { game, position, moves, think: false }),
  ) {
    this.#look = look;
  }

  lesson: Lesson | undefined = $derived(this.lessons[this.at]);
  done: boolean = $derived(this.moves.length > 0);
  last: boolean = $derived(this.at === this.lessons.length - 1);

  /** Take the lessons, at first or in another language: then the lesson stays as far as it is. */
  async take(lessons: Lesson[]): Promise<void> {
    this.lessons = lessons;
    await this.#see(this.moves);
  }

  /** Set up a lesson; the same again begins it anew. */
  async begin(at: number): Promise<void> {
    this.at = at;
    [this.shown, this.before] = [null, null];
    await this.#see([]);
  }

  /** The reader's move; a refusal says which rule forbids it, and the board stays as it was. */
  play = async (move: number | string): Promise<boolean> => !this.done && (await this.#see([move]));

  async #see(moves: (number | string)[]): Promise<boolean> {
    const lesson = this.lesson;
    if (!lesson) return false;
    this.trouble = "";
    try {
      const seen = await this.#look(lesson.position, moves);
      if (lesson !== this.lesson) return false;
      if (!moves.length) this.eye = seen.mover ?? 0;
      const same = this.shown && this.moves.length === moves.length; // only its words are others: the board keeps what was tapped
      if (!same) this.before = this.shown?.view ?? null;
      this.shown = same ? { ...seen, view: this.shown!.view, legal: this.shown!.legal } : seen;
      this.moves = moves;
      return true;
    } catch (error) {
      if (lesson === this.lesson) this.trouble = troubled(error);
      return false;
    }
  }
}
