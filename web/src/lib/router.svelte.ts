// Which page is shown. Addresses are plain paths; the server answers all of them with the same document.

import { arrive } from "./arriving";

export type Route =
  | { page: "home" | "settings" | "move" | "missing" }
  | { page: "new" | "study" | "rules" | "guide"; game: string }
  | { page: "table" | "replay" | "analysis"; table: string };

function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "/"; // no name has a slash in it: such a path is nowhere
  }
}

/** The route of a path. A game's name may have a slash in it, a table's never has. */
export function routeOf(path: string): Route {
  const [first = "", ...rest] = path.replace(/^\/|\/$/g, "").split("/").map(plain);
  const tail = rest.join("/");
  if (!first) return { page: "home" };
  if ((first === "settings" || first === "move") && !tail) return { page: first };
  if ((first === "new" || first === "study" || first === "rules" || first === "guide") && tail) return { page: first, game: tail };
  if (first === "t" && /^[\w-]+$/.test(rest[0] ?? "")) {
    if (rest.length === 1) return { page: "table", table: rest[0]! };
    if (rest.length === 2 && (rest[1] === "replay" || rest[1] === "analysis")) return { page: rest[1], table: rest[0]! };
  }
  return { page: "missing" };
}

class Place {
  path = $state(location.pathname);
  route = $derived(routeOf(this.path));
}
export const place = new Place();

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  place.path = location.pathname;
  scrollTo(0, 0);
  void arrive();
}

/** Follow links within the page without loading it again. Downloads, other tabs and other sites are left alone. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

export function watchHistory(): void {
  addEventListener("popstate", () => {
    if (place.path === location.pathname) return; // another place of the same page
    place.path = location.pathname;
    void arrive();
  });
}
