// What the browser calls this page: in its tab, in its history, and aloud when the page is opened.

import type { Route } from "./router.svelte";
import { say } from "./words.svelte";

class Title {
  own = $state(""); // what the open screen says of itself, such as whose move it is; "": its address says enough
}
export const title = new Title();

/** The title of an address; the game's title where it has one. */
export function titleOf(route: Route, game: string): string {
  return [...about(route, game), say("web-title")].filter(Boolean).join(" · ");
}

function about(route: Route, game: string): string[] {
  switch (route.page) {
    case "home":
      return [say("web-home-title")];
    case "settings":
      return [say("web-settings")];
    case "move":
      return [say("web-move-title")];
    case "missing":
      return [say("web-missing")];
    case "new":
      return [say("web-new-title"), game];
    case "rules":
      return [say("web-rules"), game];
    case "study":
      return [say("web-study-board"), game];
    case "guide":
      return [game && say("web-study-guide-title", { game })];
    case "replay":
      return [say("web-study-replay-title")];
    case "analysis":
      return [say("web-study-analysis")];
    case "table":
      return [];
  }
}
