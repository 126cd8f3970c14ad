// One page at one table: the line to it, what is being told, and all that its reader may do there.

import type { Checked, Hint, Player } from "$lib/board";
import { owes, type Known, type What } from "$lib/known";
import { Link, type Answer, type Command, type Dial } from "$lib/link.svelte";
import { notice } from "$lib/notice";
import { settings } from "$lib/settings.svelte";
import { tick } from "$lib/sound";
import { intended, intention, keepNonce, keepPromise, keyOf, promised, randomHex, remember } from "$lib/tables";
import { Teller } from "$lib/teller.svelte";
import { say, words } from "$lib/words.svelte";

// What happens at a table besides the match itself, with a sentence of its own.
const NEWS = new Set(["took", "left", "seated", "readied", "waited", "asked", "declined", "undone", "handed", "resumed"]);

export interface Refusal {
  code: string;
  rule: string;
  words: string;
}

export class Sitting {
  link: Link;
  teller: Teller;
  known = $state.raw<Known | null>(null); // how things stand, told or not
  refusal = $state.raw<Refusal | null>(null);
  hints = $state.raw<Hint[]>([]);
  busy = $state(""); // what was asked for and is not answered yet
  hurry = $state(false); // somebody tried to play on before the table answered
  chatRead = $state(0); // how much of the chat has been on the screen
  #myTurn = false;

  constructor(
    readonly table: string,
    dial?: Dial,
  ) {
    // Nobody looks at a page out of sight, and browsers let its timers wait: a notification must not.
    this.teller = new Teller(() => (document.hidden ? 0 : settings.pace), (known) => this.#shown(known));
    this.link = new Link(table, keyOf(table), words.language, (known) => this.#hear(known), dial);
  }

  players: Player[] = $derived.by(() => {
    const known = this.known;
    if (!known) return [];
    const team = (seat: number) => known.teams.findIndex((seats) => seats.includes(seat));
    return known.seats.map((seat, number) => ({
      name: seat.name || say("web-seat-free"),
      you: number === known.eye,
      bot: seat.level ? say(`web-level-${seat.level}`) : "",
      team: team(number),
      here: seat.level !== "" || (seat.taken && this.link.present.here[number] !== false),
    }));
  });

  unread: number = $derived(Math.max(0, (this.known?.chat.length ?? 0) - this.chatRead));

  /** My seat is played by a bot now. */
  away: boolean = $derived(this.known?.eye != null && this.known.seats[this.known.eye]!.level !== "");

  /** Play; whether the table took it, once it has answered. */
  act = async (action: number | string): Promise<boolean> => {
    this.teller.skip();
    // Where decisions are listed there is one at a time: a second would be taken for the next turn's.
    if (this.link.owed && this.known?.legal) {
      this.hurry = true;
      return false;
    }
    this.hints = [];
    this.refusal = null;
    const done = await this.want({ do: "act", action });
    this.hurry = false;
    return done;
  };

  check = async (action: number | string): Promise<Checked> => (await this.link.ask({ do: "check", action })) as unknown as Checked;

  /** Ask the table for something; a refusal is shown with its reason. Whether it was done. */
  want = async (command: Command): Promise<boolean> => {
    this.busy = command.do;
    const answer = await this.link.ask(command);
    this.busy = "";
    if (answer.is === "refused") this.refusal = answer as unknown as Refusal;
    return answer.is !== "refused";
  };

  hint = async (): Promise<void> => {
    this.busy = "hint";
    const answer: Answer = await this.link.ask({ do: "hint" });
    this.busy = "";
    if (answer.is === "refused") this.refusal = answer as unknown as Refusal;
    else this.hints = (answer.moves ?? []) as Hint[];
  };

  sit = (seat: number | null): Promise<boolean> => this.want({ do: "sit", name: settings.all.name.trim() || say("web-guest"), seat });
  /** Move to another seat before the match. A bot that sits there gets one's own: that is for the owner to do. */
  move = async (to: number): Promise<void> => {
    const from = this.known?.eye ?? null;
    const level = this.known?.seats[to]?.level ?? "";
    if (from === null || !(await this.want({ do: "stand" }))) return;
    if (level && !(await this.want({ do: "put", seat: to, level: "" }))) return void (await this.sit(from));
    if (!(await this.sit(to))) return void (await this.sit(from));
    if (level) await this.want({ do: "put", seat: from, level });
  };
  ready = async (): Promise<boolean> => {
    const nonce = randomHex(16);
    const done = await this.want({ do: "ready", nonce });
    if (done && this.known?.eye != null) keepNonce(this.table, this.known.eye, nonce);
    return done;
  };

  close(): void {
    this.link.close();
    this.teller.close();
  }

  #hear(known: Known): void {
    const before = this.known;
    this.known = known;
    if (!before) remember(this.table, known.game);
    this.#keep(known);
    if (known.what) this.#tell(known, known.what);
    if (known.what?.is === "played" || known.what?.is === "undone" || known.phase !== before?.phase) {
      this.hints = [];
      this.refusal = null;
    }
    this.teller.take(known);
    void this.#begin(known);
  }

  /** Keep what the deals hang on, for checking them when the match is over. */
  #keep(known: Known): void {
    if (known.commitment) keepPromise(this.table, known.commitment, known.phase);
    const seat = promised(this.table)?.seat;
    if (seat === undefined || known.phase !== "waiting") return;
    const gone = known.what ? (known.what.is === "waited" || known.what.is === "left") && known.what.seat === seat : known.eye !== seat || !known.seats[seat]?.ready;
    if (gone) keepNonce(this.table, seat, null);
  }

  #tell(known: Known, what: What): void {
    if (!NEWS.has(what.is)) return;
    const seat = typeof what.seat === "number" ? what.seat : -1;
    const about = { name: known.seats[seat]?.name || String(what.name ?? ""), count: Number(what.count ?? 0), you: seat === known.eye ? "yes" : "no" };
    this.teller.note(known.number, say(`web-news-${what.is}${what.is === "asked" && !about.count ? "-draw" : ""}`, about));
  }

  /** Somebody who came to play sits down by themselves. */
  async #begin(known: Known): Promise<void> {
    const wanted = intention(this.table);
    if (!wanted || known.what) return;
    if (known.phase !== "waiting") return intended(this.table);
    const free = (seat: number) => !known.seats[seat]?.taken && !known.seats[seat]?.level;
    if (known.eye === null && !this.busy) await this.sit(wanted.seat !== null && free(wanted.seat) ? wanted.seat : null);
    else if (known.eye !== null) {
      intended(this.table);
      if (wanted.intent === "play") await this.ready();
    }
  }

  #shown(known: Known): void {
    if (known.what?.is === "played") tick("move");
    const mine = owes(known);
    if (mine && !this.#myTurn && known.what) {
      tick("turn");
      void notice(say("web-notice-turn"), known.waits, this.table);
    }
    this.#myTurn = mine;
  }
}
