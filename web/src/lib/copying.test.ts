import { afterEach, expect, it, vi } from "vitest";
import { copyText } from "./copying";

afterEach(() => vi.unstubAllGlobals());

it("a text is copied by the clipboard, or by the old way where there is none", async () => {
  const kept: string[] = [];
  vi.stubGlobal("navigator", { clipboard: { writeText: async (text: string) => void kept.push(text) } });
  expect(await copyText("one")).toBe(true);
  vi.stubGlobal("navigator", {}); // over a plain connection
  document.execCommand = (what: string) => (kept.push(`${what} ${document.querySelector("textarea")?.value}`), true);
  expect(await copyText("two")).toBe(true);
  expect(kept).toEqual(["one", "copy two"]);
  expect(document.querySelector("textarea")).toBeNull();
  document.execCommand = () => false;
  expect(await copyText("three")).toBe(false);
});
