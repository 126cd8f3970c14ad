// Shows what happened one step at a time. A board only ever sees what the teller shows.
//
//   event 17: placed, placed, takes   event 18: chose        waiting: 2
//             ───────┬───────
//                  step 1             `before` is the view of event 16

import type { View } from "./board";
import type { Known } from "./known";

export interface Line {
  number: number;
  text: string;
}

// Entries that let something happen on the board. After any other the view still has the story of the action before.
const TOLD = new Set(["played", "dealt", "flagged"]);
const LINES_KEPT = 2000;

/** How much of a story was told before: all of it unless something happened, and a deal goes on with the story before it. */
export function alreadyTold(known: Known, before: View | null): number {
  const story = known.view?.story ?? [];
  if (!TOLD.has(known.what?.is ?? "")) return story.length;
  // What partners whisper, or a choice that stays sealed, changes a view but tells nothing: the story is the old one.
  const whispered = known.what?.is === "played" && before && JSON.stringify(before.story) === JSON.stringify(story);
  const earlier = known.what?.is === "dealt" || whispered ? (before?.story ?? []) : [];
  const goesOn = earlier.length <= story.length && earlier.every((event, at) => JSON.stringify(event) === JSON.stringify(story[at]));
  return goesOn ? earlier.length : 0;
}

export class Teller {
  shown = $state.raw<Known | null>(null);
  before = $state.raw<View | null>(null);
  step = $state(0);
  log = $state.raw<Line[]>([]);
  waiting = $state(0); // how many events are not shown yet
  #queue: Known[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private pace: () => number,
    private done: (known: Known) => void = () => {},
  ) {}

  /** All is told: the board shows how things stand. */
  get rests(): boolean {
    return this.step >= (this.shown?.view?.story.length ?? 0);
  }

  take(known: Known): void {
    if (!known.what) return this.#place(known);
    this.waiting = this.#queue.push(known);
    const few = known.seats.length + 2;
    if (this.#queue.length > few) this.#hurry(1);
    else if (this.rests) this.#next();
  }

  /** Show at once how things stand. */
  skip = (): void => this.#hurry(0);

  /** A line of the log that no story tells: somebody came, asked, took back. */
  note(number: number, text: string): void {
    this.log = [...this.log, { number, text }];
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** As the table was found: nothing moves. The same number again is the same in another language. */
  #place(known: Known): void {
    clearTimeout(this.#timer);
    const again = this.shown?.number === known.number && this.shown.eye === known.eye;
    this.#queue = [];
    this.waiting = 0;
    this.before = null;
    this.shown = known;
    this.step = known.view?.story.length ?? 0;
    if (!again) this.#write(known, known.told);
    this.done(known);
  }

  #next(): void {
    clearTimeout(this.#timer);
    const known = this.#queue.shift();
    if (!known) return;
    this.waiting = this.#queue.length;
    this.before = this.shown?.view ?? null;
    const told = alreadyTold(known, this.before);
    this.step = this.before && this.pace() ? told : (known.view?.story.length ?? 0);
    this.shown = known;
    this.#write(known, known.told.slice(told));
    this.#go();
  }

  #go(): void {
    const known = this.shown;
    if (!known) return;
    if (this.rests) {
      this.done(known);
      if (this.#queue.length) this.#next();
      return;
    }
    // Short stories hurry while others wait behind them.
    const hurried = this.#queue.length > 1 && (known.view?.story.length ?? 0) === 1;
    this.#timer = setTimeout(
      () => {
        // What is turned up together is told together.
        const up = (step: number) => known.view?.story[step]?.event === "revealed";
        do this.step++;
        while (up(this.step) && up(this.step - 1));
        this.#go();
      },
      hurried ? this.pace() / 2 : this.pace(),
    );
  }

  /** Write down what waits, and show only the last `keep` of it step by step. */
  #hurry(keep: number): void {
    if (this.rests && !this.#queue.length) return; // all is told, and was heard
    clearTimeout(this.#timer);
    while (this.#queue.length > keep) {
      const known = this.#queue.shift()!;
      this.before = this.shown?.view ?? null;
      this.shown = known;
      this.#write(known, known.told.slice(alreadyTold(known, this.before)));
    }
    this.waiting = this.#queue.length;
    this.step = this.shown?.view?.story.length ?? 0;
    this.#go();
  }

  #write(known: Known, told: string[]): void {
    const from = known.told.length - told.length;
    // The rest of a long word: it was announced in one piece.
    const heard = told.filter((_, at) => known.view?.story[from + at]?.event !== "word-more");
    this.log = [...this.log, ...heard.map((text) => ({ number: known.number, text }))].slice(-LINES_KEPT);
  }
}
