// Laying tiles: where the next one goes, which is picked up, and those that are sent but not answered yet.
// Every tile is a gesture that all at the table see (W7); the server counts what they would be worth.

import type { Checked } from "$lib/board";
import { lying, moved, nextFree, step, tileFor, type Direction, type WordsView } from "./view";

export interface Loose {
  square: string;
  tile: string; // "A", or "A?" for a joker that stands for A
}

export class Laying {
  cursor = $state<string | null>(null);
  direction = $state<Direction>("across");
  picked = $state<number | null>(null); // place in the rack
  asking = $state<{ square: string; then: boolean } | null>(null); // a joker waits for its letter
  missing = $state(""); // a typed letter that no tile of the rack has
  sent = $state.raw<Loose[]>([]);

  constructor(
    private view: () => WordsView,
    private eye: () => number | null,
    private act: (action: string) => void,
    private check: (action: string) => Promise<Checked>,
  ) {}

  get mine(): boolean {
    return this.eye() !== null && this.view().loose_by === this.eye();
  }
  get pending(): Loose[] {
    return this.sent.filter(({ square }) => !this.view().loose.some((loose) => loose.square === square) && !lying(this.view().board, square));
  }
  get loose(): Loose[] {
    return [...this.view().loose, ...this.pending];
  }
  /** My rack without what is on its way to the board. */
  get rack(): string[] {
    const rack = [...this.view().hand];
    for (const { tile } of this.pending) {
      const at = rack.indexOf(tile.endsWith("?") ? "?" : tile);
      if (at >= 0) rack.splice(at, 1);
    }
    return rack;
  }
  taken = (square: string): boolean => !!lying(this.view().board, square) || this.loose.some((loose) => loose.square === square);

  /** A tap on a square: put the picked tile there, take a loose one back, else begin a word there or turn it. */
  tap(square: string): void {
    this.missing = "";
    if (this.loose.some((loose) => loose.square === square)) return this.mine ? this.lift(square) : undefined;
    if (this.picked !== null && !this.taken(square)) return this.put(this.rack[this.picked]!, square, false);
    if (this.cursor === square) this.direction = this.direction === "across" ? "down" : "across";
    this.cursor = square;
  }

  /** A tap on a tile of the rack: it goes to the cursor, or is picked up; onto another it changes its place. */
  choose(at: number): void {
    this.missing = "";
    if (this.cursor && !this.taken(this.cursor)) return this.put(this.rack[at]!, this.cursor, true);
    if (this.picked === null) this.picked = at;
    else {
      if (this.picked !== at) this.arrange(this.picked, at);
      this.picked = null;
    }
  }

  type(letter: string): void {
    const square = this.cursor;
    if (!square) return;
    const tile = tileFor(letter, this.rack, Object.keys(this.view().letters));
    this.missing = tile ? "" : letter.toLocaleUpperCase();
    const free = this.taken(square) ? nextFree(square, this.direction, 1, this.taken) : square;
    if (tile && free) this.lay(tile, free, true);
  }

  /** Backspace: the last tile before the cursor comes back. */
  erase(): void {
    if (!this.cursor) return;
    const own = (square: string) => this.loose.some((loose) => loose.square === square);
    let at: string | null = own(this.cursor) ? this.cursor : step(this.cursor, this.direction, -1);
    while (at && !own(at) && this.taken(at)) at = step(at, this.direction, -1);
    if (!at || !own(at)) return;
    this.lift(at);
    this.cursor = at;
  }

  put(tile: string, square: string, then: boolean): void {
    this.picked = null;
    if (tile === "?") this.asking = { square, then };
    else this.lay(tile, square, then);
  }

  name(letter: string): void {
    if (this.asking) this.lay(`${letter}?`, this.asking.square, this.asking.then);
    this.asking = null;
  }

  lay(tile: string, square: string, then: boolean): void {
    const laid = { square, tile };
    const action = `+${square} ${tile}`;
    this.sent = [...this.pending, laid];
    // Asked before it is done, so the answer comes first: a tile that is refused goes back at once.
    void this.check(action).then(({ code }) => code && (this.sent = this.sent.filter((other) => other !== laid)));
    this.act(action);
    if (then) this.cursor = nextFree(square, this.direction, 1, this.taken) ?? square;
  }

  lift(square: string): void {
    this.sent = this.sent.filter((loose) => loose.square !== square);
    this.act(`lift ${square}`);
  }
  liftAll(): void {
    this.sent = [];
    this.act("lift");
  }

  /** A loose tile goes to another square. */
  shift(from: string, to: string): void {
    const tile = this.loose.find((loose) => loose.square === from)?.tile;
    if (!tile || this.taken(to)) return;
    this.lift(from);
    this.lay(tile, to, false);
  }

  /** The order of one's rack is what one says to one's partner (W23). */
  arrange(from: number, to: number): void {
    if (from !== to && !this.pending.length) this.act(`rack ${moved(this.view().hand, from, to).join("")}`);
  }

  /** A new turn, or somebody else's: nothing is picked and nothing waits. */
  rest(): void {
    this.cursor = this.picked = this.asking = null;
    this.missing = "";
    this.sent = [];
  }
}
