import { beforeEach, expect, test } from "vitest";
import { forget, intend, intended, intention, keepNonce, keepPromise, keyOf, laidHere, promised, remember, visited } from "./tables";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("a table's key is made once and is another one for every table", () => {
  expect(keyOf("a")).toBe(keyOf("a"));
  expect(keyOf("a")).not.toBe(keyOf("b"));
  expect(keyOf("a")).toMatch(/^[0-9a-f]{48}$/);
});

test("tables are remembered, the latest first, and who laid them", () => {
  remember("a", "nimmt", true);
  remember("b", "ogorek");
  remember("a", "nimmt");
  expect(visited().map((one) => one.table)).toEqual(["a", "b"]);
  expect([laidHere("a"), laidHere("b")]).toEqual([true, false]);
});

test("the oldest tables are forgotten with their keys", () => {
  keyOf("t0");
  for (let at = 0; at < 31; at++) remember(`t${at}`, "nimmt");
  expect(visited()).toHaveLength(30);
  expect(localStorage.getItem("key:t0")).toBeNull();
});

test("what is forgotten is gone, and a broken memory is an empty one", () => {
  remember("a", "nimmt");
  forget("a");
  expect(visited()).toEqual([]);
  localStorage.setItem("tables", "{");
  expect(visited()).toEqual([]);
});

test("an intention holds for one table until it is carried out", () => {
  intend("a", "play", 2);
  expect(intention("a")).toEqual({ intent: "play", seat: 2 });
  expect(intention("b")).toBeNull();
  intended("a");
  expect(intention("a")).toBeNull();
});

test("the first fingerprint that a table showed is kept, and what this browser added from a seat", () => {
  keepPromise("a", "f1", "waiting");
  keepPromise("a", "f2", "playing");
  expect(promised("a")).toEqual({ commitment: "f1", phase: "waiting" });
  keepNonce("a", 1, "aa");
  expect(promised("a")).toEqual({ commitment: "f1", phase: "waiting", seat: 1, nonce: "aa" });
  keepNonce("a", 0, null); // somebody else stood up
  expect(promised("a")!.nonce).toBe("aa");
  keepNonce("a", 1, null);
  expect(promised("a")).toEqual({ commitment: "f1", phase: "waiting" });
  forget("a");
  expect(promised("a")).toBeNull();
});
