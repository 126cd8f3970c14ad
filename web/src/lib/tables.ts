// What this browser remembers of tables: the secret that holds a seat, and which tables it has been to.
// All tabs share it, so that two tabs of one player hold the same seat.

export interface Visited {
  table: string;
  game: string;
  owner: boolean; // laid here
  at: number;
}

const KEPT = 30;

export function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The secret of this browser for a table, made when first needed. */
export function keyOf(table: string): string {
  const name = `key:${table}`;
  if (!localStorage.getItem(name)) localStorage.setItem(name, randomHex(24));
  return localStorage.getItem(name)!; // read again: another tab may have been quicker
}

export function visited(): Visited[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem("tables") ?? "[]");
    return Array.isArray(kept) ? (kept as Visited[]) : [];
  } catch {
    return [];
  }
}

/** Remember a table, the latest first; the oldest and their keys are forgotten. */
export function remember(table: string, game: string, owner = false): void {
  const all = visited();
  const own = owner || (all.find((one) => one.table === table)?.owner ?? false);
  const kept = [{ table, game, owner: own, at: Date.now() }, ...all.filter((one) => one.table !== table)];
  for (const old of kept.slice(KEPT)) clear(old.table);
  localStorage.setItem("tables", JSON.stringify(kept.slice(0, KEPT)));
}

function clear(table: string): void {
  localStorage.removeItem(`key:${table}`);
  localStorage.removeItem(`fair:${table}`);
}

export function forget(table: string): void {
  clear(table);
  localStorage.setItem("tables", JSON.stringify(visited().filter((one) => one.table !== table)));
}

export function laidHere(table: string): boolean {
  return visited().some((one) => one.table === table && one.owner);
}

// What the deals of a table hang on, as this browser saw it: so that whoever deals cannot change it afterwards.
export interface Promised {
  commitment: string; // the fingerprint of the secret that was shown first
  phase: string; // of the table at that time
  seat?: number;
  nonce?: string; // what this browser added, from that seat
}

export function promised(table: string): Promised | null {
  try {
    return JSON.parse(localStorage.getItem(`fair:${table}`) ?? "null") as Promised | null;
  } catch {
    return null;
  }
}

/** Keep the fingerprint that a table shows; the first one seen stays. */
export function keepPromise(table: string, commitment: string, phase: string): void {
  if (!promised(table)) localStorage.setItem(`fair:${table}`, JSON.stringify({ commitment, phase }));
}

/** Keep what this browser added to the deals, or forget it: whoever stands up or waits adds nothing. */
export function keepNonce(table: string, seat: number, nonce: string | null): void {
  const kept = promised(table);
  if (!kept || (nonce === null && kept.seat !== seat)) return;
  const { commitment, phase } = kept;
  localStorage.setItem(`fair:${table}`, JSON.stringify({ commitment, phase, ...(nonce ? { seat, nonce } : {}) }));
}

// What is to be done as soon as a table is open: sit down, and be ready too.
export type Intent = "sit" | "play";

export function intend(table: string, intent: Intent, seat?: number): void {
  sessionStorage.setItem(`intent:${table}`, `${intent} ${seat ?? ""}`);
}

export function intention(table: string): { intent: Intent; seat: number | null } | null {
  const [intent, seat] = (sessionStorage.getItem(`intent:${table}`) ?? "").split(" ");
  if (intent !== "sit" && intent !== "play") return null;
  return { intent, seat: seat ? Number(seat) : null };
}

export function intended(table: string): void {
  sessionStorage.removeItem(`intent:${table}`);
}
