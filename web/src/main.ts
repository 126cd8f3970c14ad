import "$lib/base.css";
import { watchHistory } from "$lib/router.svelte";
import { settings } from "$lib/settings.svelte";
import { words } from "$lib/words.svelte";
import { mount } from "svelte";
import App from "./App.svelte";

settings.show();
watchHistory();
await words.speak();
mount(App, { target: document.getElementById("page")! });
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js");
