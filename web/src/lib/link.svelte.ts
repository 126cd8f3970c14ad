// The line to one table. It comes back by itself, and what was not answered is sent again under the same id,
// so that everything is done once.

import { forgetMe, me } from "./asking";
import { backOff, hear, hopeless, lastHeard, type Known } from "./known";
import type { Event, Heard, Presence, Refused, Sent, Snapshot } from "./messages";

export type Status = "connecting" | "catching-up" | "in-step" | "waiting" | "offline" | "ended";
export type Command = Record<string, unknown> & { do: string };
export interface Answer {
  is: string;
  id: string;
  [field: string]: unknown;
}

const SILENCE = 25_000; // the server pings every 10 s: after so long the line is dead
const DOUBT = 12_000; // after so long without a word, a page that wakes up does not trust its line
const DIALLING = 10_000; // a line that does not open by then is dialled anew
const VERSION = 1;

export interface Line {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}
export type Dial = (table: string) => Line;

const dial: Dial = (table) => {
  const secure = location.protocol === "https:";
  return new WebSocket(`${secure ? "wss" : "ws"}://${location.host}/tables/${table}`) as unknown as Line;
};

export class Link {
  status = $state<Status>("connecting");
  retryAt = $state(0); // when the next try will be made, by Date.now()
  present = $state.raw<Pick<Presence, "here" | "watching">>({ here: [], watching: 0 }); // who is connected; null: not known
  ended = $state.raw<Refused | null>(null); // why there is no use in trying again
  owed = $state(0); // decisions and gestures that the table has not answered yet
  known: Known | null = null;
  #waiting = new Map<string, { message: Command; settle: (answer: Answer) => void }>();
  #line: Line | null = null;
  #tries = 0;
  #dialled = 0; // which dialling is the last one; what an earlier one brings is too late
  #heard = 0; // when the line last gave a sign, by Date.now(): it goes on while a phone sleeps
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly table: string,
    readonly key: string,
    private language: string,
    private told: (known: Known, message: Snapshot | Event) => void,
    private call: Dial = dial,
    private identify: () => Promise<unknown> = me,
  ) {
    addEventListener("online", this.#online);
    addEventListener("offline", this.#offline);
    addEventListener("pageshow", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    void this.#connect();
  }

  /** Send a command; the promise settles with its answer, however many connections that takes. */
  ask(command: Command): Promise<Answer> {
    const id = [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    const message = { ...command, id };
    const counts = command.do === "act" ? 1 : 0;
    this.owed += counts;
    return new Promise((done) => {
      const settle = (answer: Answer) => void ((this.owed -= counts), done(answer));
      this.#waiting.set(id, { message, settle });
      if (this.status === "in-step" || this.status === "catching-up") this.#put(message);
    });
  }

  /** Hear everything in another language from now on. */
  speak(language: string): void {
    if (language === this.language) return;
    this.language = language;
    if (this.status === "in-step" || this.status === "catching-up") this.#put({ do: "speak", language });
  }

  retry = (): void => {
    if (this.#closed || this.ended) return;
    this.#tries = 0;
    this.#drop();
    this.status = "connecting";
    void this.#connect();
  };

  close(): void {
    this.#closed = true;
    this.#drop();
    removeEventListener("online", this.#online);
    removeEventListener("offline", this.#offline);
    removeEventListener("pageshow", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
  }

  async #connect(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#closed || this.ended) return;
    if (this.status !== "offline") this.status = "connecting"; // without a network every try would be news otherwise
    const dialling = ++this.#dialled;
    this.#hark(DIALLING);
    try {
      await this.identify();
    } catch {
      if (dialling === this.#dialled) this.#lost();
      return;
    }
    if (dialling !== this.#dialled) return;
    const line = (this.#line = this.call(this.table));
    line.onopen = () => {
      if (this.#line !== line) return;
      this.status = "catching-up";
      this.#put({ do: "hello", version: VERSION, key: this.key, last: lastHeard(this.known), language: this.language });
      for (const { message } of this.#waiting.values()) this.#put(message);
      this.#hark();
    };
    line.onmessage = (message) => this.#line === line && this.#hear(JSON.parse(String(message.data)) as Heard | Answer);
    line.onclose = () => {
      if (this.#line === line) this.#lost();
    };
  }

  #hear(message: Heard | Answer): void {
    this.#hark();
    switch (message.is) {
      case "ping":
        this.#put({ do: "pong", ping: (message as { ping: number }).ping });
        // The first ping comes after all that was missed: from here on we are in step.
        this.status = "in-step";
        this.#tries = 0;
        return;
      case "presence":
        return void (this.present = message as unknown as Presence);
      case "snapshot":
      case "event": {
        if (message.is === "snapshot") this.present = { here: [], watching: 0, ...(message as Snapshot) };
        else this.#came((message as Event).what);
        const known = hear(this.known, message as Snapshot | Event, performance.now());
        if (known === "gap") {
          this.known = null;
          return this.retry();
        }
        if (known === this.known) return;
        this.known = known;
        return this.told(known, message as Snapshot | Event);
      }
      default:
        return this.#answered(message as Answer);
    }
  }

  /** Whoever has just sat down is connected, before the table says so. */
  #came(what: { is?: string; seat?: number } | undefined): void {
    if (what?.is === "took") this.present = { ...this.present, here: this.present.here.map((here, seat) => here || seat === what.seat) };
  }

  #answered(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    if (waiting) {
      this.#waiting.delete(answer.id);
      return waiting.settle(answer);
    }
    const refused = answer as unknown as Refused;
    if (answer.is !== "refused" || answer.id) return;
    if (refused.code === "identity") forgetMe();
    if (!hopeless(refused)) return;
    this.ended = refused;
    this.status = "ended";
    this.#drop();
  }

  #put(message: Sent | Command): void {
    this.#line?.send(JSON.stringify(message));
  }

  #hark(patience = SILENCE): void {
    clearTimeout(this.#watch);
    this.#heard = Date.now();
    this.#watch = setTimeout(() => this.#lost(), patience);
  }

  #lost(): void {
    this.#drop();
    if (!this.#closed && !this.ended) this.#later();
  }

  #drop(): void {
    const line = this.#line;
    this.#line = null;
    this.#dialled++;
    clearTimeout(this.#timer);
    clearTimeout(this.#watch);
    line?.close();
  }

  // A browser that says it has no network may still reach a server in the house: what it says is shown, and tried all the same.
  #later(): void {
    const wait = backOff(this.#tries++, Math.random());
    this.status = navigator.onLine ? "waiting" : "offline";
    this.retryAt = Date.now() + wait;
    this.#timer = setTimeout(() => void this.#connect(), wait);
  }

  #online = (): void => {
    if (this.status === "in-step") this.#wake();
    else this.retry();
  };
  #offline = (): void => {
    this.#tries = 0;
    this.#lost();
  };
  // A phone that wakes up does not wait for its timers, and its line may have died while it slept.
  #wake = (): void => {
    if (document.hidden) return;
    if (this.status === "waiting" || this.status === "offline" || Date.now() - this.#heard > DOUBT) this.retry();
  };
}
