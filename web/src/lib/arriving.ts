// Where a new page begins to be read: who hears the page, or goes through it by keys, starts at its heading.

import { tick } from "svelte";

const PATIENCE = 10_000; // a page that has no heading by then has none
let giveUp = (): void => {};

/** The focus goes to the heading of the page that is opened, as soon as it has one; not if it has been put elsewhere meanwhile. */
export async function arrive(): Promise<void> {
  giveUp();
  const left = document.activeElement;
  const watch = new MutationObserver(look);
  const patience = setTimeout(stop, PATIENCE);
  giveUp = stop;
  await tick(); // now the old page is gone
  if (giveUp !== stop) return;
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  look();

  function look(): void {
    const here = document.activeElement;
    if (here && here !== document.body && here !== left) return stop();
    const heading = document.querySelector("h1");
    if (!heading?.textContent?.trim()) return;
    stop();
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  function stop(): void {
    clearTimeout(patience);
    watch.disconnect();
    giveUp = () => {};
  }
}
