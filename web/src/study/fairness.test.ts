import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepNonce, keepPromise } from "$lib/tables";
import { words } from "$lib/words.svelte";
import Fairness from "./Fairness.svelte";
import { faults, fingerprint, shuffler, type Fault, type Own, type Owed, type Told } from "./fairness";

// A real record (python -m tests.web.fixtures), with a deal that was taken back and dealt anew under its own number.
const made = import.meta.glob<{ record: Told & { table: string }; owed: Owed[] }>("../fixtures/records/*.json", { eager: true, import: "default" });
const { record, owed } = made["../fixtures/records/fair.json"]!;
const TABLE = "kuchyň";
const own: Own = { commitment: record.commitment!, nonce: record.nonces[0]!, seat: 0 };
const check = (more: { told?: Partial<Told>; owed?: Owed[]; table?: string; own?: Partial<Own> } = {}): Promise<Fault[]> =>
  faults({ ...record, ...more.told }, more.owed ?? owed, more.table ?? TABLE, { ...own, ...more.own });
/** The record after its n-th deal, from 1, was changed. */
function redealt(deal: number, change: (numbers: number[]) => number[]): Told["actions"] {
  let count = 0;
  return record.actions.map((entry) => (entry[0] === "deal" && ++count === deal ? ["deal", change(entry[1] as number[])] : entry));
}

describe("the deals, worked out in the page", () => {
  it("works out a fingerprint", async () => {
    // SHA-256 of 32 zero bytes
    expect(await fingerprint("00".repeat(32))).toBe("66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
  });

  it("finds a true record true, a deal after moves were taken back included", async () => {
    expect(record.actions.filter(([kind]) => kind === "deal")).toHaveLength(3);
    expect(record.actions.some(([kind]) => kind === "retake")).toBe(true);
    expect(await check()).toEqual([]);
  });

  it("finds a forged deal, wherever it is", async () => {
    for (const deal of [1, 2, 3]) expect(await check({ told: { actions: redealt(deal, ([a, b, ...rest]) => [b!, a!, ...rest]) } })).toEqual([{ is: "deal", deal }]);
    expect(await check({ told: { actions: redealt(2, (numbers) => numbers.slice(1)) } })).toEqual([{ is: "deal", deal: 2 }]);
  });

  it("finds a forged secret, also with a fingerprint to match, once the browser has kept the true one", async () => {
    const seed = "ab".repeat(32);
    expect(await check({ told: { seed } })).toEqual([{ is: "seed" }]);
    expect(await check({ told: { seed, commitment: await fingerprint(seed) } })).toEqual([{ is: "seed" }]);
    for (const none of [null, 7, "", "zz".repeat(32)]) expect(await check({ told: { seed: none } })).toEqual([{ is: "seed" }]);
  });

  it("finds a forged fingerprint", async () => {
    expect(await check({ own: { commitment: await fingerprint("00".repeat(32)) } })).toEqual([{ is: "seed" }]);
  });

  it("finds that what the browser added was left out, and that something was added", async () => {
    expect((await check({ told: { nonces: ["00", ...record.nonces.slice(1)] } }))[0]).toEqual({ is: "nonces" });
    expect((await check({ told: { nonces: [...record.nonces, "00"] }, own: { nonce: null, seat: null } }))[0]).toEqual({ is: "nonces" });
    expect(await check({ own: { nonce: null, seat: null } })).toEqual([]); // of others it knows nothing
  });

  it("finds deals of another table, and sizes that are wrong or missing", async () => {
    expect(await check({ table: "kitchen" })).toHaveLength(3);
    expect(await check({ owed: owed.map(([k, n]) => [k, n + 1] as Owed) })).toHaveLength(3);
    expect(await check({ owed: owed.slice(0, 1) })).toEqual([{ is: "deal", deal: 2 }, { is: "deal", deal: 3 }]);
  });

  it("draws more than one block where a deal is long, all numbers once", async () => {
    const all = await (await shuffler("00".repeat(32), "", []))(0, 104, 104);
    expect([...all].sort((a, b) => a - b)).toEqual(Array.from({ length: 104 }, (_, at) => at));
  });
});

describe("what the page says of it", () => {
  beforeEach(async () => {
    localStorage.clear();
    await words.speak("en");
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
  async function shown(told: Partial<Told> = {}, eye: number | null = 0): Promise<string> {
    vi.stubGlobal("fetch", async (url: string) => new Response(JSON.stringify(url.includes("/verify") ? { good: true, problems: [], notes: [], deals: 3, owed } : { ...record, ...told })));
    render(Fairness, { table: TABLE, commitment: told.commitment ?? record.commitment!, eye });
    await fireEvent.click(screen.getByText("Check the deals"));
    await vi.waitFor(() => expect(document.querySelector(".verdict")).not.toBeNull());
    return document.querySelector("details")!.textContent!;
  }

  it("says against which fingerprint it was checked", async () => {
    expect(await shown()).toMatch(/3 deals, all of them right.*only after the match/s);
    cleanup();
    keepPromise(TABLE, record.commitment!, "waiting");
    expect(await shown()).toMatch(/3 deals, all of them right.*kept from before the match/s);
  });

  it("does not take the server's word for anything it can work out", async () => {
    keepPromise(TABLE, record.commitment!, "waiting");
    const seed = "ab".repeat(32);
    expect(await shown({ seed, commitment: await fingerprint(seed) })).toMatch(/Something is wrong.*does not have the fingerprint/s);
    cleanup();
    expect(await shown({ actions: redealt(2, ([a, b, ...rest]) => [b!, a!, ...rest]) })).toMatch(/Something is wrong.*Deal 2 does not follow/s);
    cleanup();
    keepNonce(TABLE, 0, "ff".repeat(16));
    expect(await shown()).toMatch(/Something is wrong.*browsers added/s);
    cleanup();
    expect(await shown({}, 1)).toContain("all of them right"); // another seat's number is not ours
  });

  it("says so where it cannot compute", async () => {
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    expect(await shown()).toMatch(/server's word alone.*stolik verify/s);
  });
});
