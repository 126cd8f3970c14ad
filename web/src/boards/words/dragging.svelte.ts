// Dragging a tile: from the rack or the board, to a square, to another place in the rack, or back to it.
// News may come meanwhile and move everything: what is held is known by what it is, and where it falls is looked up then.

import { inRack } from "./journey";
import type { Laying } from "./laying.svelte";

export const LIFT = 18; // px: the tile is held a little above the finger
const STEADY = 8; // px: a finger that moves less only taps
const NEAR = 24; // px: beside the rack is still meant for the rack

interface Held {
  pointer: number;
  tile: string;
  thing: string | null; // which tile of the rack
  square: string | null; // or from which square
  x: number;
  y: number;
  moved: boolean;
}

export class Dragging {
  held = $state.raw<Held | null>(null);
  dropped = false; // the click that follows a drop is no tap

  constructor(
    private root: () => HTMLElement | undefined,
    private laying: Laying,
  ) {}

  get #things(): string[] {
    return inRack(0, this.laying.rack);
  }
  /** The place in the rack of the tile that is in the air. */
  get place(): number | null {
    const at = this.held?.moved && this.held.thing ? this.#things.indexOf(this.held.thing) : -1;
    return at < 0 ? null : at;
  }

  grasp(event: PointerEvent, tile: string, place: number | null, square: string | null): void {
    if (event.button !== 0 || this.held?.moved) return;
    const thing = place === null ? null : this.#things[place]!;
    this.held = { pointer: event.pointerId, tile, thing, square, x: event.clientX, y: event.clientY, moved: false };
  }

  pull = (event: PointerEvent): void => {
    const held = this.held;
    if (held?.pointer !== event.pointerId) return;
    if (!held.moved && Math.hypot(event.clientX - held.x, event.clientY - held.y) < STEADY) return;
    if (!held.moved) this.root()?.setPointerCapture?.(event.pointerId); // the root stays, whatever is drawn anew
    this.held = { ...held, x: event.clientX, y: event.clientY, moved: true };
  };

  cancel = (event: PointerEvent): void => {
    if (this.held?.pointer === event.pointerId) this.held = null;
  };

  release = (event: PointerEvent): void => {
    const held = this.held;
    if (held?.pointer !== event.pointerId) return;
    const from = this.place;
    this.held = null;
    if (!held.moved) return;
    this.dropped = true;
    setTimeout(() => (this.dropped = false));
    const { clientX: x, clientY: y } = event;
    const square = document.elementFromPoint(x, y - LIFT)?.closest<HTMLElement>("[data-square]")?.dataset.square;
    const place = this.#placeUnder(x, y, !square);
    if (from !== null && place !== null) this.laying.arrange(from, place);
    else if (from !== null && square) this.laying.put(held.tile, square, false);
    else if (held.square && place !== null) this.laying.lift(held.square);
    else if (held.square && square && square !== held.square) this.laying.shift(held.square, square);
  };

  /** The place of the rack that is nearest to the finger; null: the finger is not at the rack. */
  #placeUnder(x: number, y: number, generous: boolean): number | null {
    const rack = this.root()?.querySelector("[data-rack]");
    const box = rack?.getBoundingClientRect();
    const beside = generous ? NEAR : 0;
    if (!rack || !box || x < box.left - beside || x > box.right + beside || y < box.top - beside || y > box.bottom + beside) return null;
    const off = [...rack.querySelectorAll("[data-place]")].map((one) => {
      const { left, width } = one.getBoundingClientRect();
      return Math.abs(left + width / 2 - x);
    });
    return Math.max(0, off.indexOf(Math.min(...off)));
  }
}
