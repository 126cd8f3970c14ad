// Cards travel. Every card carries `data-card`, every place a card may come from or go to `data-spot`. When the table
// changes, a card that now lies elsewhere is first drawn where it was and then moves; a card that was not seen before
// comes from a spot, and one that is gone goes to a spot, as the board says.

import { untrack } from "svelte";

export interface Journey {
  root: HTMLElement | undefined;
  pace: number; // milliseconds; 0: nothing moves
  from: (card: string) => string | null; // the spot an unseen card comes from
  to: (card: string) => string | null; // the spot a card that is gone goes to
  above?: boolean; // what lies in a frame that would cut it off travels above everything
}

interface Seen {
  node: HTMLElement;
  box: DOMRect;
}

const LONGEST = 400;
const EASE = "cubic-bezier(0.3, 0.1, 0.2, 1)";

/** Lets the cards under a root travel whenever `table` changes. Call it while the component is made. */
export function travels(table: () => unknown, journey: () => Journey): void {
  let was = new Map<string, Seen>();
  $effect.pre(() => {
    table();
    was = untrack(() => (journey().pace > 0 ? lying(journey().root) : new Map()));
  });
  $effect(() => {
    table();
    untrack(() => setOff(journey(), was));
  });
}

function lying(root: HTMLElement | undefined): Map<string, Seen> {
  const cards = root?.querySelectorAll<HTMLElement>("[data-card]") ?? [];
  return new Map([...cards].map((node) => [node.dataset.card!, { node, box: node.getBoundingClientRect() }]));
}

function setOff({ root, pace, from, to, above = false }: Journey, was: Map<string, Seen>): void {
  if (!root || pace <= 0 || was.size === 0 || typeof root.animate !== "function") return;
  const timing = { duration: Math.min(LONGEST, pace * 0.9), easing: EASE };
  const now = lying(root);
  const spot = (name: string | null) => (name ? root.querySelector(`[data-spot="${name}"]`)?.getBoundingClientRect() : undefined);
  for (const [card, { node }] of now) for (const old of node.getAnimations()) old.cancel();
  for (const [card, { node }] of now) {
    const box = node.getBoundingClientRect();
    const start = was.get(card)?.box ?? within(spot(from(card)), box);
    if (!start || !moved(start, box)) continue;
    if (above) arrive(root, { node, box }, start, timing);
    else node.animate([{ transform: shift(box, start), zIndex: 3 }, { transform: "none", zIndex: 3 }], timing);
  }
  for (const [card, seen] of was) {
    const end = now.has(card) ? undefined : spot(to(card)); // there it may shrink
    if (end) leave(root, seen, end, timing);
  }
}

/** A place of the card's own size in the middle of a spot. */
const within = (spot: DOMRect | undefined, { width, height }: DOMRect) =>
  spot && new DOMRect(spot.left + (spot.width - width) / 2, spot.top + (spot.height - height) / 2, width, height);

const moved = (a: DOMRect, b: DOMRect) => Math.abs(a.left - b.left) + Math.abs(a.top - b.top) > 2 && b.width > 0;

/** The transformation that draws `box` where `there` is, in its size but in its own proportions. */
function shift(box: DOMRect, there: DOMRect): string {
  const x = there.left + there.width / 2 - box.left - box.width / 2;
  const y = there.top + there.height / 2 - box.top - box.height / 2;
  const scale = Math.min(3, Math.max(0.3, Math.min(there.width / box.width, there.height / box.height)));
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** A card that has left the table is seen going to its spot. */
function leave(root: HTMLElement, seen: Seen, end: DOMRect, timing: KeyframeAnimationOptions): void {
  const ghost = ghostOf(root, seen);
  const gone = ghost.animate([{ transform: "none" }, { transform: shift(seen.box, end), opacity: 0.2 }], { ...timing, fill: "forwards" });
  gone.finished.catch(() => {}).finally(() => ghost.remove());
}

/** A card is seen coming from where it was, and is there itself when it has come. */
function arrive(root: HTMLElement, seen: Seen, start: DOMRect, timing: KeyframeAnimationOptions): void {
  const ghost = ghostOf(root, seen);
  seen.node.animate([{ opacity: 0 }, { opacity: 0 }], timing);
  const come = ghost.animate([{ transform: shift(seen.box, start) }, { transform: "none" }], { ...timing, fill: "forwards" });
  come.finished.catch(() => {}).finally(() => ghost.remove());
}

/** The likeness of a card, to be moved; screen readers do not meet it. */
function ghostOf(root: HTMLElement, { node, box }: Seen): HTMLElement {
  const ghost = node.cloneNode(true) as HTMLElement;
  const origin = root.getBoundingClientRect();
  ghost.removeAttribute("data-card");
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, {
    position: "absolute",
    pointerEvents: "none",
    zIndex: "4",
    margin: "0",
    left: `${box.left - origin.left}px`,
    top: `${box.top - origin.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  ghost.style.setProperty("--tile", `${box.height}px`); // it has left the rack or board that said so
  root.append(ghost);
  return ghost;
}
