// The four suits as outlines in a square of 100, each told by its shape alone; hearts and diamonds have the second tone.

export const SUIT_SIGNS = ["♠", "♥", "♦", "♣"] as const;

export const SUIT_OUTLINES = [
  "M50 5C50 5 7 38 7 62a21 21 0 0 0 37 12Q43 87 31 95H69Q57 87 56 74a21 21 0 0 0 37-12C93 38 50 5 50 5Z",
  "M50 94C12 62 5 47 5 33a23 23 0 0 1 45-7 23 23 0 0 1 45 7C95 47 88 62 50 94Z",
  "M50 3Q67 32 89 50 67 68 50 97 33 68 11 50 33 32 50 3Z",
  "M50 6a21 21 0 0 1 15 36 21 21 0 1 1-9 33Q57 88 69 95H31Q43 88 44 75a21 21 0 1 1-9-33A21 21 0 0 1 50 6Z",
] as const;

export const isRed = (suit: number): boolean => suit === 1 || suit === 2;
