// Checking the deals in the page: is the secret the one whose fingerprint was shown, and does every deal follow from it?
// The steps of stolik/core/fairness.py once more:
//
//   K        HMAC-SHA256(secret, "stolik 1" | table | nonces by seat), each part preceded by its length in 4 bytes
//   deal d   HMAC-SHA256(K, d | block), block = 0, 1, 2…, 8 bytes each, read as 32-bit numbers, for a partial shuffle
//
// The page knows no rules: how many numbers a deal has, and below which, comes from the server.

export interface Told {
  commitment: string | null;
  seats: string[];
  nonces: string[];
  actions: [string, ...unknown[]][];
  seed: string | number | null;
}
export type Owed = [k: number, n: number];
export interface Own {
  commitment: string; // the fingerprint that the secret must have
  nonce: string | null; // what this browser added to the deals, if it is known
  seat: number | null;
}
export type Fault = { is: "seed" | "nonces" } | { is: "deal"; deal: number };

const WORD = 2 ** 32;
const BLOCK = 32; // bytes
type Bytes = Uint8Array<ArrayBuffer>;
const text = (told: string): Bytes => new TextEncoder().encode(told) as Bytes;
const hexOf = (bytes: Bytes): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const bytesOf = (hex: string): Bytes => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** Whether this browser lets the page compute: only over https, or on the machine itself. */
export const able = (): boolean => !!globalThis.crypto?.subtle;

/** The SHA-256 of a seed written in hexadecimal. */
export async function fingerprint(seed: string): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest("SHA-256", bytesOf(seed))));
}

async function sealed(key: Bytes): Promise<(message: Bytes) => Promise<Bytes>> {
  const made = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return async (message) => new Uint8Array(await crypto.subtle.sign("HMAC", made, message));
}

function joined(parts: Bytes[]): Bytes {
  const all = new Uint8Array(parts.reduce((length, part) => length + 4 + part.length, 0));
  let at = 0;
  for (const part of parts) {
    new DataView(all.buffer).setUint32(at, part.length, true);
    all.set(part, at + 4);
    at += 4 + part.length;
  }
  return all;
}

/** Works out a table's deals: k different numbers below n. */
export async function shuffler(seed: string, table: string, nonces: string[]): Promise<(deal: number, k: number, n: number) => Promise<number[]>> {
  const key = await (await sealed(bytesOf(seed)))(joined([text("stolik 1"), text(table), ...nonces.map(bytesOf)]));
  const seal = await sealed(key);
  async function block(deal: number, number: number): Promise<number[]> {
    const message = new DataView(new ArrayBuffer(16));
    message.setBigUint64(0, BigInt(deal), true);
    message.setBigUint64(8, BigInt(number), true);
    const drawn = new DataView((await seal(new Uint8Array(message.buffer))).buffer);
    return Array.from({ length: BLOCK / 4 }, (_, at) => drawn.getUint32(4 * at, true));
  }
  return async (deal, k, n) => {
    const pool = Array.from({ length: n }, (_, at) => at);
    let stream: number[] = [];
    let blocks = 0;
    for (let at = 0; at < k; at++) {
      const choices = n - at;
      const fair = WORD - (WORD % choices); // beyond it some choices would come up more often
      let number = fair;
      while (number >= fair) {
        if (!stream.length) stream = await block(deal, blocks++);
        number = stream.shift()!;
      }
      const other = at + (number % choices);
      [pool[at], pool[other]] = [pool[other]!, pool[at]!];
    }
    return pool.slice(0, k);
  };
}

/** The deals of a record in their order; a number is never used again, also where moves were taken back. */
const dealt = (told: Told): number[][] => told.actions.filter(([kind]) => kind === "deal").map(([, numbers]) => numbers as number[]);

/** Everything that is wrong with the deals of a match at a table; what cannot be worked out counts as wrong. */
export async function faults(told: Told, owed: Owed[], table: string, own: Own): Promise<Fault[]> {
  const seed = typeof told.seed === "string" && /^[0-9a-f]{64}$/.test(told.seed) ? told.seed : null;
  if (!seed || (await fingerprint(seed)) !== own.commitment) return [{ is: "seed" }];
  const found: Fault[] = [];
  const mine = own.seat !== null && own.nonce !== null ? told.nonces[own.seat] === own.nonce : true;
  if (!mine || told.nonces.length !== told.seats.length) found.push({ is: "nonces" });
  const work = await shuffler(seed, table, told.nonces);
  for (const [deal, numbers] of dealt(told).entries()) {
    const [k, n] = owed[deal] ?? [0, 0];
    const good = k > 0 && k === numbers.length && k <= n && n < 1 << 16 && (await work(deal, k, n)).every((number, at) => number === numbers[at]);
    if (!good) found.push({ is: "deal", deal: deal + 1 });
  }
  return found;
}
