import "$lib/base.css";
import { fail } from "$lib/failing";
import { watchHistory } from "$lib/router.svelte";
import { settings } from "$lib/settings.svelte";
import { words } from "$lib/words.svelte";
import { mount } from "svelte";
import App from "./App.svelte";

const target = document.getElementById("page")!;
settings.show();
watchHistory();
try {
  await words.speak();
  mount(App, { target });
} catch {
  fail(target, () => location.reload());
}
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js");
