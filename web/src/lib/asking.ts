// Requests to the server. A failure is a Trouble: a code, and words where the server had some.

import { words } from "./words.svelte";

export class Trouble extends Error {
  constructor(
    readonly status: number, // 0: the server could not be reached
    readonly code: string,
    readonly words: string,
  ) {
    super(words || code);
  }
}

const PATIENCE = 8_000; // for who we are: everything else waits for it

export async function ask<T>(method: "GET" | "POST", path: string, body?: unknown, patience?: number): Promise<T> {
  if (method === "POST" && path !== "/api/me") await me();
  let answer = await once(method, path, body, patience);
  if (answer.status === 401) {
    forgetMe();
    await me();
    answer = await once(method, path, body, patience);
  }
  const told: unknown = await answer.json().catch(() => ({}));
  if (answer.ok) return told as T;
  const { code = String(answer.status), words: why = "" } = told as { code?: string; words?: string };
  throw new Trouble(answer.status, code, why);
}

async function once(method: string, path: string, body: unknown, patience?: number): Promise<Response> {
  const url = `${path}${path.includes("?") ? "&" : "?"}language=${words.language}`;
  const init: RequestInit = { method };
  if (patience) init.signal = AbortSignal.timeout(patience);
  if (body !== undefined) Object.assign(init, { body: JSON.stringify(body), headers: { "content-type": "application/json" } });
  try {
    return await fetch(url, init);
  } catch {
    throw new Trouble(0, "unreachable", "");
  }
}

let known: Promise<unknown> | null = null;

/** Be somebody: the server knows a page by its cookie. Asked once a visit. */
export function me(): Promise<unknown> {
  known ??= ask("POST", "/api/me", undefined, PATIENCE).catch((trouble: unknown) => {
    known = null;
    throw trouble;
  });
  return known;
}

export function forgetMe(): void {
  known = null;
}
