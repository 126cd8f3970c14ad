// A review that is being made: asked for, then asked about until it is done. What stands in its way for a while is waited for.

import { ask, Trouble } from "$lib/asking";
import { say } from "$lib/words.svelte";
import { troubled, type Review } from "./study";

const SOON = 700; // milliseconds until it is asked about again
const LATER = 3000;
const WAITS = new Set(["busy", "too-fast"]); // which pass by themselves

type Method = "GET" | "POST";

export class Reviewing {
  review = $state.raw<Review | null>(null);
  trouble = $state("");
  #ask: (method: Method) => Promise<Review>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #newest = 0;

  constructor(table: string, question: (method: Method) => Promise<Review> = (method) => ask<Review>(method, `/api/tables/${table}/review`)) {
    this.#ask = question;
  }

  /** Ask for it; again in another language, or after a failure. */
  begin = (): void => void this.#follow("POST");

  async #follow(method: Method): Promise<void> {
    const mine = ++this.#newest;
    clearTimeout(this.#timer);
    try {
      const told = await this.#ask(method);
      if (mine !== this.#newest) return; // its language is not read any more
      this.review = told;
      this.trouble = told.state === "failed" ? say("web-study-review-failed") : "";
      if (told.state === "running") this.#again("GET", SOON);
      if (told.state === "none") this.#again("POST", SOON); // the server was started anew and knows of no wish
    } catch (error) {
      if (mine !== this.#newest) return;
      this.trouble = troubled(error);
      if (error instanceof Trouble && (error.status === 0 || WAITS.has(error.code))) this.#again("POST", LATER);
    }
  }

  #again(method: Method, wait: number): void {
    this.#timer = setTimeout(() => void this.#follow(method), wait);
  }

  close(): void {
    this.#newest++;
    clearTimeout(this.#timer);
  }
}
