// Arrow keys inside a hand: one stop for the Tab key, the arrows go from card to card.

export interface Box {
  left: number;
  top: number;
  width: number;
}

/** Where an arrow key leads from card `at`, given where the cards lie; null: this key leads nowhere. */
export function rove(key: string, at: number, boxes: readonly Box[]): number | null {
  const last = boxes.length - 1;
  switch (key) {
    case "ArrowRight":
      return at < last ? at + 1 : 0;
    case "ArrowLeft":
      return at > 0 ? at - 1 : last;
    case "Home":
      return 0;
    case "End":
      return last;
    case "ArrowUp":
      return nearest(boxes, at, (box, from) => box.top < from.top - 1);
    case "ArrowDown":
      return nearest(boxes, at, (box, from) => box.top > from.top + 1);
    default:
      return null;
  }
}

/** The nearest card of the nearest line on one side; null where there is no such line. */
function nearest(boxes: readonly Box[], at: number, beyond: (box: Box, from: Box) => boolean): number | null {
  const from = boxes[at];
  if (!from) return null;
  const middle = (box: Box) => box.left + box.width / 2;
  const far = (box: Box) => 1000 * Math.abs(box.top - from.top) + Math.abs(middle(box) - middle(from));
  const found = boxes.map((box, i) => ({ i, box })).filter(({ box }) => beyond(box, from));
  return found.sort((a, b) => far(a.box) - far(b.box))[0]?.i ?? null;
}
