// A card in the letters of the reader's language, as the boards draw it; anything else stays in notation.

import type { BoardProps, Hint } from "$lib/board";
import { SUIT_SIGNS } from "./suits";

const CARD = /^(9|10|J|Q|K|A)([shdc])$/;
const OGOREK = new Map([["J", 11], ["Q", 12], ["K", 13], ["A", 14]]);

export function shownAs(game: string, { text }: Pick<Hint, "text">, say: BoardProps["say"]): string {
  if (game === "ogorek") return OGOREK.has(text) ? say("web-ogorek-rank", { value: OGOREK.get(text)! }) : text;
  const found = game === "sixtysix" ? CARD.exec(text) : null;
  return found ? say("web-sixtysix-rank", { rank: found[1]! }) + SUIT_SIGNS["shdc".indexOf(found[2]!)] : text;
}

/** The same with the suit as a letter, as it can be typed. */
export function typedAs(game: string, text: string, say: BoardProps["say"]): string {
  const found = game === "sixtysix" ? CARD.exec(text) : null;
  return found ? say("web-sixtysix-rank", { rank: found[1]! }) + found[2] : shownAs(game, { text }, say);
}
