// What the chart of a review draws: heights from 0 to 1, one for each decision.

import type { Measure, Reviewed } from "./study";

export interface Point {
  x: number; // 0 to 1
  y: number; // 0 to 1, up
  one: Reviewed;
}

/** With two sides and chances: the first player's prospects. Otherwise what each decision gave away. */
export function kindOf(measure: Measure, sides: number): "prospects" | "lost" {
  return sides === 2 && (measure === "chance" || measure === "men") ? "prospects" : "lost";
}

/** The first player's chance before a decision, played best. */
export function prospects(one: Reviewed): number {
  const chance = one.seat === 0 ? one.best.value : 1 - one.best.value;
  return Math.min(1, Math.max(0, chance));
}

export function points(found: Reviewed[], kind: "prospects" | "lost"): Point[] {
  const most = Math.max(...found.map((one) => one.lost), 1e-9);
  return found.map((one, at) => ({ x: found.length > 1 ? at / (found.length - 1) : 0.5, y: kind === "prospects" ? prospects(one) : one.lost / most, one }));
}

/** What stands beside a height of the chart: so many of a hundred, or points with the reader's comma. */
export function beside(share: number, kind: "prospects" | "lost", measure: Measure, most: number, language: string): string {
  const height = kind === "prospects" ? share : share * most;
  if (kind === "prospects" || measure === "chance") return `${Math.round(100 * height)} %`;
  return height.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** The decision nearest to a place across the chart. */
export function nearest(all: Point[], x: number): Point | null {
  return all.reduce<Point | null>((best, point) => (!best || Math.abs(point.x - x) < Math.abs(best.x - x) ? point : best), null);
}

/** The decisions that cost most: those the review names, else the dearest few; the dearest first. */
export function dearest(found: Reviewed[], most = 8): Reviewed[] {
  const named = found.filter((one) => one.costly);
  const some = named.length ? named : found.filter((one) => one.lost > 0 && one.best.text !== one.played.text);
  return [...some].sort((a, b) => b.lost - a.lost).slice(0, most);
}
