// A finished match being looked at: which moment is shown, what is loaded, whether it plays by itself.

import { ask, Trouble } from "$lib/asking";
import type { Player, View } from "$lib/board";
import { settings } from "$lib/settings.svelte";
import { say } from "$lib/words.svelte";
import { troubled, type Entry, type Frame, type Page } from "./study";

const REST = 900; // milliseconds between two moments that play by themselves
const LATER = 3000; // until a server that could not be reached is asked again

export type Load = (first: number, eye: number | null) => Promise<Page>;

export class Replay {
  about = $state.raw<Page | null>(null);
  at = $state(0);
  step = $state(Infinity); // of the story that is being told
  playing = $state(false);
  trouble = $state("");
  #frames = $state.raw<Map<number, Frame>>(new Map());
  #timer: ReturnType<typeof setTimeout> | undefined;
  #load: Load;
  #eye: number | null;

  constructor(table: string, eye: number | null, load?: Load) {
    this.#eye = eye;
    this.#load =
      load ??
      ((first, seen) => ask<Page>("GET", `/api/tables/${table}/replay?first=${first}${seen === null ? "" : `&eye=${seen}`}`));
  }

  get eye(): number | null {
    return this.#eye;
  }
  get last(): number {
    return Math.max(0, (this.about?.total ?? 1) - 1);
  }
  get index(): Entry[] {
    return this.about?.index ?? [];
  }

  frame: Frame | null = $derived(this.#frames.get(this.at) ?? null);
  before: View | null = $derived(this.#frames.get(this.at - 1)?.view ?? null);
  /** Whether a story is being told now. */
  telling: boolean = $derived(this.frame !== null && this.step < this.frame.view.story.length);

  players: Player[] = $derived.by(() => {
    const about = this.about;
    if (!about) return [];
    return about.names.map((name, seat) => ({
      name,
      you: seat === about.eye,
      bot: about.levels[seat] ? say(`web-level-${about.levels[seat]}`) : "",
      team: about.teams.findIndex((team) => team.includes(seat)),
      here: true,
    }));
  });

  /** Load the match and show a moment of it; again after a failure, or in another language. */
  async open(at = this.at): Promise<void> {
    clearTimeout(this.#timer);
    this.trouble = "";
    try {
      await this.#fetch(0, true);
      await this.show(at);
    } catch (error) {
      this.trouble = troubled(error);
      if (error instanceof Trouble && error.status === 0) this.#timer = setTimeout(() => void this.open(at), LATER);
    }
  }

  /** Look with another eye, at the same moment of the record as nearly as can be. */
  async see(eye: number | null): Promise<void> {
    const entry = this.index[this.at]?.entry ?? -1;
    this.#eye = eye;
    this.pause();
    await this.open(0);
    const nearest = this.index.findLastIndex((line) => line.entry <= entry);
    await this.show(Math.max(0, nearest));
  }

  /** Jump to a moment: nothing moves. */
  async show(at: number): Promise<void> {
    clearTimeout(this.#timer);
    const wanted = Math.min(Math.max(0, Math.trunc(at) || 0), this.last);
    await this.#ensure(wanted);
    await this.#ensure(Math.max(0, wanted - 1));
    this.at = wanted;
    this.step = Infinity;
  }

  /** Let the next moment happen, step by step; at once if one is still being told. */
  async next(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.telling) this.step = Infinity;
    else if (this.at < this.last) {
      await this.#ensure(this.at + 1);
      this.at++;
      this.step = settings.pace ? 0 : Infinity;
    }
    this.#go();
  }

  back = async (): Promise<void> => {
    this.pause();
    await this.show(this.at - 1);
  };

  toggle = (): void => {
    if (this.playing) return this.pause();
    this.playing = true;
    if (this.at === this.last) void this.show(0).then(() => this.#go());
    else void this.next();
  };

  pause = (): void => {
    this.playing = false;
    clearTimeout(this.#timer);
    this.step = Infinity;
  };

  close(): void {
    clearTimeout(this.#timer);
  }

  #go(): void {
    clearTimeout(this.#timer);
    if (this.telling) {
      this.#timer = setTimeout(() => {
        this.step++;
        this.#go();
      }, settings.pace || 1);
    } else if (this.playing && this.at < this.last) this.#timer = setTimeout(() => void this.next(), REST);
    else this.playing = false;
  }

  async #ensure(number: number): Promise<void> {
    if (this.#frames.has(number) || this.trouble) return;
    try {
      await this.#fetch(number, false);
    } catch (error) {
      this.trouble = troubled(error);
      this.playing = false;
    }
  }

  async #fetch(first: number, anew: boolean): Promise<void> {
    const page = await this.#load(first, this.#eye);
    const frames = new Map(anew ? [] : this.#frames);
    for (const frame of page.frames) frames.set(frame.number, frame);
    this.about = page;
    this.#frames = frames;
  }
}
