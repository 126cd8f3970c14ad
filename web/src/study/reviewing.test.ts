import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Trouble } from "$lib/asking";
import { say } from "$lib/words.svelte";
import { Reviewing } from "./reviewing.svelte";
import type { Review } from "./study";

const told = (state: Review["state"], done = 0): Review => ({ state, done, total: 4, found: state === "done" ? [] : null });
const after = (time: number) => vi.advanceTimersByTimeAsync(time);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that answers one thing after another, the last one for ever; and what it was asked. */
function server(...answers: (Review | Trouble)[]) {
  const asked: string[] = [];
  const question = async (method: string) => {
    asked.push(method);
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
    if (answer instanceof Trouble) throw answer;
    return answer;
  };
  return { asked, question };
}

describe("a review that is followed", () => {
  it("is asked for once and asked about until it is done", async () => {
    const { asked, question } = server(told("running"), told("running", 2), told("done", 4));
    const reviewing = new Reviewing("table", question);
    reviewing.begin();
    await after(10_000);
    expect(asked).toEqual(["POST", "GET", "GET"]);
    expect(reviewing.review?.state).toBe("done");
  });

  it("is asked for again by a server that was started anew meanwhile", async () => {
    const { asked, question } = server(told("running", 3), new Trouble(0, "unreachable", ""), new Trouble(0, "unreachable", ""), told("none"), told("running"), told("done", 4));
    const reviewing = new Reviewing("table", question);
    reviewing.begin();
    await after(1000);
    expect(reviewing.trouble).toBe(say("web-study-unreachable"));
    await after(20_000);
    expect(asked).toEqual(["POST", "GET", "POST", "POST", "POST", "GET"]);
    expect([reviewing.trouble, reviewing.review?.state]).toEqual(["", "done"]);
  });

  it.each(["busy", "too-fast"])("waits for what passes by itself, and says so: %s", async (code) => {
    const { asked, question } = server(new Trouble(429, code, "wait"), told("done", 4));
    const reviewing = new Reviewing("table", question);
    reviewing.begin();
    await after(10);
    expect(reviewing.trouble).toBe("wait");
    await after(5000);
    expect(asked).toEqual(["POST", "POST"]);
    expect([reviewing.trouble, reviewing.review?.state]).toEqual(["", "done"]);
  });

  it("is not begun again by itself when it failed, nor after it was left", async () => {
    const failing = server(told("failed"));
    const failed = new Reviewing("table", failing.question);
    failed.begin();
    await after(10_000);
    expect(failing.asked).toEqual(["POST"]);
    expect(failed.trouble).toBe(say("web-study-review-failed"));
    const running = server(told("running"));
    const left = new Reviewing("table", running.question);
    left.begin();
    await after(1000);
    left.close();
    const heard = running.asked.length;
    await after(10_000);
    expect(running.asked).toHaveLength(heard);
  });

  it("shows the answer to the last wish, whichever comes first", async () => {
    const answers: ((review: Review) => void)[] = [];
    const reviewing = new Reviewing("table", () => new Promise((done) => answers.push(done)));
    reviewing.begin();
    reviewing.begin();
    answers[1]!(told("running", 1));
    answers[0]!(told("failed"));
    await after(10);
    expect([reviewing.trouble, reviewing.review?.state]).toEqual(["", "running"]);
  });
});
