import { afterEach, expect, test } from "vitest";
import { keepFocus } from "./focus";

const settle = () => new Promise((done) => setTimeout(done));
let stop = () => {};
afterEach(() => (stop(), document.body.replaceChildren()));

function table(): { root: HTMLElement; row: HTMLElement; cards: HTMLElement[]; outside: HTMLElement } {
  document.body.innerHTML = '<div id="root"><button id="row"></button><div class="hand"><button tabindex="0"></button><button tabindex="-1"></button></div></div><input />';
  const root = document.getElementById("root")!;
  stop = keepFocus(root);
  return { root, row: document.getElementById("row")!, cards: [...root.querySelectorAll<HTMLElement>(".hand button")], outside: document.querySelector("input")! };
}

test("when the focused thing vanishes the focus goes to the hand", async () => {
  const { row, cards } = table();
  row.focus();
  row.remove();
  if (document.activeElement !== document.body) (document.activeElement as HTMLElement)?.blur?.();
  await settle();
  expect(document.activeElement).toBe(cards[0]);
});

test("who is elsewhere in the page stays there", async () => {
  const { row, outside } = table();
  row.focus();
  outside.focus();
  row.remove();
  await settle();
  expect(document.activeElement).toBe(outside);
});

test("nothing is focused for who never was at the table", async () => {
  const { row } = table();
  row.remove();
  await settle();
  expect(document.activeElement).toBe(document.body);
});
