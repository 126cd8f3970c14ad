import { boardOf, type View } from "$lib/board";
import { cleanup } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { matches, sit, type Match } from "./seated";

afterEach(cleanup);

/** All that is written on a page, aloud or in print. */
function said(): string {
  const spoken = [...document.querySelectorAll("[aria-label], [title]")].map((node) => `${node.getAttribute("aria-label")} ${node.getAttribute("title")}`);
  return [document.body.textContent, ...spoken].join("\n");
}

/** Moments of a match that between them tell every kind of event: the frame, and the step that tells it. */
function moments(match: Match<View>): [frame: number, step: number][] {
  const first = new Map<string, [number, number]>();
  for (const [frame, { view }] of match.frames.entries()) {
    for (const [step, { event }] of view.story.entries()) if (!first.has(event)) first.set(event, [frame, step]);
    if (view.outcome) first.set("outcome", [frame, view.story.length]);
  }
  return [...first.values()];
}

const games = await Promise.all(["nimmt", "ogorek", "sixtysix"].map(async (game) => ({ game, played: await matches<View>(game) })));

// The other languages have the same messages: tests/words sees to that.
test.skipIf(games.some(({ played }) => played.length === 0)).each(games)("$game can be drawn whatever is told, and no word is missing", async ({ game, played }) => {
  const Board = await boardOf(game);
  for (const match of played)
    for (const [frame, step] of moments(match)) {
      const { view, legal } = match.frames[frame]!;
      await sit(Board, view, match.names.length, { options: match.options, legal, step, before: match.frames[frame - 1]?.view ?? null });
      expect(said()).not.toMatch(/web-|undefined|NaN|\{/);
      cleanup();
    }
}, 60_000);
