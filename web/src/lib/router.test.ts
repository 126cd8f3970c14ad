import { expect, test } from "vitest";
import { routeOf } from "./router.svelte";

test.each([
  ["/", { page: "home" }],
  ["/settings", { page: "settings" }],
  ["/move", { page: "move" }],
  ["/new/nimmt", { page: "new", game: "nimmt" }],
  ["/new/draughts/polish", { page: "new", game: "draughts/polish" }],
  ["/rules/draughts/russian-official", { page: "rules", game: "draughts/russian-official" }],
  ["/t/aB_c-9", { page: "table", table: "aB_c-9" }],
  ["/t/aB_c-9/", { page: "table", table: "aB_c-9" }],
  ["/t/abc/replay", { page: "replay", table: "abc" }],
  ["/t/abc/analysis", { page: "analysis", table: "abc" }],
  ["/t", { page: "missing" }],
  ["/t/abc/other", { page: "missing" }],
  ["/new", { page: "missing" }],
  ["/elsewhere", { page: "missing" }],
  ["/t/%E0%A4%A", { page: "missing" }],
])("%s", (path, route) => {
  expect(routeOf(path)).toEqual(route);
});
