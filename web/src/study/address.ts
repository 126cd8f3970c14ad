// A moment of a replay as an address: ?eye=1#17

export interface Start {
  eye: number | null;
  at: number;
}

export function startOf(place: { search: string; hash: string }): Start {
  const eye = new URLSearchParams(place.search).get("eye");
  const at = Number(place.hash.slice(1));
  return { eye: eye !== null && /^\d+$/.test(eye) ? Number(eye) : null, at: Number.isInteger(at) && at > 0 ? at : 0 };
}

export function address(path: string, eye: number | null, at: number): string {
  return `${path}${eye === null ? "" : `?eye=${eye}`}#${at}`;
}
