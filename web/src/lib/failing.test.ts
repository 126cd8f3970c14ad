import { expect, test, vi } from "vitest";
import { fail } from "./failing";

test("a page without words says so in all languages, and tries again", () => {
  const page = document.createElement("div");
  const again = vi.fn();
  fail(page, again);
  expect(page.querySelector("[role=alert]")).not.toBeNull();
  expect([...page.querySelectorAll("p")].map((line) => line.lang)).toEqual(["en", "pl", "cs"]);
  page.querySelector("button")!.click();
  expect(again).toHaveBeenCalledOnce();
});
