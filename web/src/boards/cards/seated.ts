// For tests: a board with players at it, and real matches where they have been made.

import { words } from "$lib/words.svelte";
import { render } from "@testing-library/svelte";
import type { Component } from "svelte";
import { vi } from "vitest";

export interface Frame<V> {
  view: V;
  legal: { code: number; text: string }[] | null;
}
export interface Match<V> {
  game: string;
  options: Record<string, unknown>;
  eye: number | null;
  names: string[];
  frames: Frame<V>[];
}

const made = import.meta.glob<{ default: Match<never> }>("../../fixtures/{nimmt,ogorek,sixtysix}*.json");

/** All matches of a game that `python -m tests.web.fixtures` has made; none in a fresh copy. */
export async function matches<V>(game: string): Promise<Match<V>[]> {
  const own = Object.entries(made).filter(([path]) => path.includes(`/${game}`));
  return Promise.all(own.map(async ([, load]) => (await load()).default as unknown as Match<V>));
}

const NAMES = ["Ola", "Jan", "Ewa", "Petr"];

/** Draws a board in English for the first of some players, with whatever else is asked for. */
export async function sit<V extends { eye: number | null }>(board: unknown, view: V, players: number, more: Record<string, unknown> = {}) {
  await words.speak("en");
  const act = vi.fn();
  const props = {
    view,
    before: null,
    step: Infinity,
    pace: 0,
    eye: view.eye,
    options: {},
    players: Array.from({ length: players }, (_, seat) => ({ name: NAMES[seat] ?? `P${seat}`, you: seat === view.eye, bot: "", team: seat, here: true })),
    legal: null,
    hints: [],
    act,
    check: vi.fn(),
    say: words.say,
    ...more,
  };
  const { rerender } = render(board as Component<Record<string, unknown>>, props);
  return { act, rerender, props };
}
