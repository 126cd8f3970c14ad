// A bull's head in a box of 100 by 84: horns as strokes, the face with its ears as a filled outline.
export const HORNS = "M13 7Q5 33 36 33M87 7Q95 33 64 33";
export const FACE = "M31 27H69L72 37 89 43Q82 55 68 50L61 72Q50 86 39 72L32 50Q18 55 11 43L28 37Z";

/** How many heads are printed on a nimmt card. */
export function headsOn(card: number): number {
  if (card === 55) return 7;
  if (card % 11 === 0) return 5;
  if (card % 10 === 0) return 3;
  return card % 5 === 0 ? 2 : 1;
}
