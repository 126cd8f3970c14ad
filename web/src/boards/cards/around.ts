// Where the others sit. Seats follow each other clockwise, as the cards are played; the reader's own is nearest:
//
//              top 1   top 2
//     left 2                   right 1
//     left 1                   right 2
//                  near

export interface Around {
  near: number;
  left: number[]; // from the nearest on
  top: number[]; // from left to right
  right: number[]; // from the farthest on
}

/** The places of all seats, seen from one of them. A spectator looks from the first seat. */
export function around(players: number, eye: number | null): Around {
  const near = eye ?? 0;
  const others = Array.from({ length: players - 1 }, (_, i) => (near + 1 + i) % players);
  const side = others.length < 2 ? 0 : Math.floor(others.length / 3) || 1;
  return { near, left: others.slice(0, side), top: others.slice(side, others.length - side), right: side ? others.slice(-side) : [] };
}
