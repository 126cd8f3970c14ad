import { afterEach, beforeEach, expect, test } from "vitest";
import { arrive } from "./arriving";

const page = (html: string) => void (document.body.innerHTML = html);
const soon = () => new Promise((done) => setTimeout(done, 20));

beforeEach(() => {
  page("<header><a href='/settings'>Settings</a></header><main><h1>Home</h1></main>");
  document.querySelector("a")!.focus();
});
afterEach(() => page(""));

test("the heading of a new page gets the focus, though the link that led there stays", async () => {
  await arrive();
  expect(document.activeElement).toBe(document.querySelector("h1"));
});

test("a heading that comes late is waited for, until it says something", async () => {
  document.querySelector("h1")!.remove();
  await arrive();
  expect(document.activeElement!.tagName).toBe("A");
  document.querySelector("main")!.innerHTML = "<h1></h1>";
  await soon();
  expect(document.activeElement!.tagName).toBe("A");
  document.querySelector("h1")!.textContent = "Settings";
  await soon();
  expect(document.activeElement).toBe(document.querySelector("h1"));
});

test("who has gone elsewhere meanwhile stays there", async () => {
  document.querySelector("main")!.innerHTML = "<input>";
  await arrive();
  document.querySelector("input")!.focus();
  document.querySelector("main")!.insertAdjacentHTML("afterbegin", "<h1>Late</h1>");
  await soon();
  expect(document.activeElement!.tagName).toBe("INPUT");
});
