// A table while a story is being told: what it was before, and what each event so far says it has become.

import type { StoryEvent, View } from "$lib/board";

/** The table when the event number `step` is told. After the last event, and from a new deal on, it is the view itself. */
export function toldTo<V extends View>(view: V, before: V | null, step: number, after: (table: V, event: StoryEvent) => V): V {
  if (!before || step >= view.story.length) return view;
  const heard = view.story.slice(0, step + 1);
  return heard.some(({ event }) => event === "dealt") ? view : heard.reduce(after, before);
}

/** The events heard so far: all of them when the story is over. */
export const heard = (view: View, step: number): StoryEvent[] => view.story.slice(0, step + 1);

/** A number that an event carries. */
export const number = (event: StoryEvent, name: string): number => Number(event[name]);

/** A list with one item changed. */
export const replaced = <T>(items: readonly T[], at: number, item: T): T[] => items.map((old, i) => (i === at ? item : old));

/** A list with one such item less, if there is one. */
export function without<T>(items: readonly T[], item: T): T[] {
  const at = items.indexOf(item);
  return items.filter((_, i) => i !== at);
}
