// The page's own part of checking the deals: is the revealed seed the one whose fingerprint was shown?

/** The SHA-256 of a seed written in hexadecimal; null where this browser keeps cryptography from the page. */
export async function fingerprint(seed: string): Promise<string | null> {
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = await globalThis.crypto?.subtle?.digest("SHA-256", bytes).catch(() => null);
  return digest ? [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("") : null;
}
