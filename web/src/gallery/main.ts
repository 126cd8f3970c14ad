// Every board with real matches, step by step, without a server: `npm run dev`, then /gallery.html?nimmt. Not in the build.
import "$lib/base.css";
import { words } from "$lib/words.svelte";
import { mount } from "svelte";
import Gallery from "./Gallery.svelte";

await words.speak();
mount(Gallery, { target: document.getElementById("page")! });
