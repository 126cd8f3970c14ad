import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { travels } from "./travel.svelte";

let root: HTMLElement;
const moves: { card: string | undefined; from: string; ghost: boolean }[] = [];
const boxes = new WeakMap<Element, [left: number, top: number]>();

beforeEach(() => {
  moves.length = 0;
  root = document.createElement("div");
  document.body.append(root);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const [left, top] = boxes.get(this) ?? [0, 0];
    return { left, top, width: 50, height: 70 } as DOMRect;
  });
  Element.prototype.getAnimations = () => [];
  Element.prototype.animate = function (this: HTMLElement, frames: Keyframe[]) {
    moves.push({ card: this.dataset.card, from: String(frames[0]!.transform), ghost: this.ariaHidden === "true" || this.getAttribute("aria-hidden") === "true" });
    return { finished: Promise.resolve(), cancel() {} } as unknown as Animation;
  } as typeof Element.prototype.animate;
});
afterEach(() => (vi.restoreAllMocks(), document.body.replaceChildren()));

function put(name: string, left: number, top: number, kind: "card" | "spot" = "card") {
  const node = root.querySelector(`[data-${kind}="${name}"]`) ?? root.appendChild(document.createElement("div"));
  node.setAttribute(`data-${kind}`, name);
  boxes.set(node, [left, top]);
}

/** One change of the table, as a component would make it: between looking and setting off. */
function change(pace: number, then: () => void) {
  let table = $state(0);
  const stop = $effect.root(() => {
    travels(
      () => table,
      () => ({ root, pace, from: () => "seat-1", to: () => "seat-2" }),
    );
    $effect.pre(() => {
      if (table) then();
    });
  });
  flushSync();
  moves.length = 0;
  table = 1;
  flushSync();
  stop();
}

test("a card that lies elsewhere now starts from where it was", () => {
  put("71", 0, 0);
  put("72", 10, 10);
  change(400, () => put("71", 100, 40));
  expect(moves).toEqual([{ card: "71", from: "translate(-100px, -40px) scale(1)", ghost: false }]);
});

test("an unseen card comes from its spot, and one that is gone leaves for its own", async () => {
  put("71", 0, 0);
  put("seat-1", 300, 0, "spot");
  put("seat-2", 0, 300, "spot");
  change(400, () => {
    root.querySelector('[data-card="71"]')!.remove();
    put("90", 100, 0);
  });
  expect(moves).toEqual([
    { card: "90", from: "translate(200px, 0px) scale(1)", ghost: false },
    { card: undefined, from: "none", ghost: true },
  ]);
  await Promise.resolve().then(() => Promise.resolve());
  await new Promise((done) => setTimeout(done));
  expect(root.querySelectorAll("[aria-hidden]")).toHaveLength(0);
});

test("without pace nothing moves", () => {
  put("71", 0, 0);
  change(0, () => put("71", 100, 40));
  expect(moves).toEqual([]);
});
