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
  known: Known | null = null;
  #waiting = new Map<string, { message: Command; settle: (answer: Answer) => void }>();
  #line: Line | null = null;
  #tries = 0;
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
    document.addEventListener("visibilitychange", this.#visible);
    void this.#connect();
  }

  /** Send a command; the promise settles with its answer, however many connections that takes. */
  ask(command: Command): Promise<Answer> {
    const id = [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    const message = { ...command, id };
    return new Promise((settle) => {
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
    this.#tries = 0;
    this.#drop();
    void this.#connect();
  };

  close(): void {
    this.#closed = true;
    this.#drop();
    removeEventListener("online", this.#online);
    removeEventListener("offline", this.#offline);
    document.removeEventListener("visibilitychange", this.#visible);
  }

  async #connect(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#closed || this.ended) return;
    if (!navigator.onLine) return void (this.status = "offline");
    this.status = "connecting";
    try {
      await this.identify();
    } catch {
      return this.#later();
    }
    if (this.#closed || this.#line) return;
    const line = (this.#line = this.call(this.table));
    line.onopen = () => {
      this.status = "catching-up";
      this.#put({ do: "hello", version: VERSION, key: this.key, last: lastHeard(this.known), language: this.language });
      for (const { message } of this.#waiting.values()) this.#put(message);
      this.#hark();
    };
    line.onmessage = (message) => this.#hear(JSON.parse(String(message.data)) as Heard | Answer);
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

  #hark(): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#lost(), SILENCE);
  }

  #lost(): void {
    this.#drop();
    if (!this.#closed && !this.ended) this.#later();
  }

  #drop(): void {
    const line = this.#line;
    this.#line = null;
    clearTimeout(this.#timer);
    clearTimeout(this.#watch);
    line?.close();
  }

  #later(): void {
    if (!navigator.onLine) return void (this.status = "offline");
    const wait = backOff(this.#tries++, Math.random());
    this.status = "waiting";
    this.retryAt = Date.now() + wait;
    this.#timer = setTimeout(() => void this.#connect(), wait);
  }

  #online = (): void => {
    if (this.status !== "in-step") this.retry();
  };
  #offline = (): void => {
    if (this.#closed || this.ended) return;
    this.#drop();
    this.status = "offline";
  };
  // A phone that wakes up does not wait for its timers.
  #visible = (): void => {
    if (!document.hidden && (this.status === "waiting" || this.status === "offline") && navigator.onLine) this.retry();
  };
}
