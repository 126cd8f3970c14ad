// Screens are loaded when they are first needed. Study's screens stand in a folder of their own.

import type { Component } from "svelte";
import type { Route } from "./router.svelte";

export type Loaded = { default: Component<Record<string, unknown>> };

const own: Record<string, () => Promise<Loaded>> = {
  new: () => import("../lobby/New.svelte") as unknown as Promise<Loaded>,
  settings: () => import("../lobby/Settings.svelte") as unknown as Promise<Loaded>,
  move: () => import("../lobby/Move.svelte") as unknown as Promise<Loaded>,
  table: () => import("../table/Table.svelte") as unknown as Promise<Loaded>,
};
const studied = import.meta.glob<Loaded>("../study/*.svelte");
const STUDY: Record<string, string> = { replay: "Replay", analysis: "Analysis", study: "Study", rules: "Rules", guide: "Guide" };

/** A screen of study's, or null where there is none. */
export async function study(name: string): Promise<Component<Record<string, unknown>> | null> {
  const load = studied[`../study/${name}.svelte`];
  return load ? (await load()).default : null;
}

export interface Shown {
  Screen: Component<Record<string, unknown>> | null;
  props: Record<string, unknown>;
}

export async function screen(route: Route): Promise<Shown> {
  const { page, ...props } = route;
  const load = own[page];
  if (load) return { Screen: (await load()).default, props };
  return { Screen: STUDY[page] ? await study(STUDY[page]) : null, props };
}
