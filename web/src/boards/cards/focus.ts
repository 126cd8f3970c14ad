// A card that is played takes the focus with it when it leaves the hand. Whoever plays by keyboard stays at the table.

const NEXT = '.hand button[tabindex="0"], button';

/** While anything under `root` that had the focus vanishes, the focus goes to the hand; returns how to stop it. */
export function keepFocus(root: HTMLElement): () => void {
  let had: Element | null = null;
  const entered = (event: FocusEvent) => void (had = event.target as Element);
  // Somewhere else in the page: nothing is lost. With no other place named the element may just be vanishing.
  const left = (event: FocusEvent) => void (event.relatedTarget && (had = null));
  const clicked = (event: MouseEvent) => void (had?.isConnected && !had.contains(event.target as Node) && (had = null));
  const watch = new MutationObserver(() => {
    if (!had || had.isConnected || document.activeElement !== document.body) return;
    const next = root.querySelector<HTMLElement>(NEXT);
    next?.focus({ preventScroll: true });
  });
  watch.observe(root, { childList: true, subtree: true });
  root.addEventListener("focusin", entered);
  root.addEventListener("focusout", left);
  document.addEventListener("mousedown", clicked, true);
  return () => {
    watch.disconnect();
    root.removeEventListener("focusin", entered);
    root.removeEventListener("focusout", left);
    document.removeEventListener("mousedown", clicked, true);
  };
}
