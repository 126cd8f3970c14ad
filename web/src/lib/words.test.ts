// Every word that the shell asks for is there, in every language; with whatever is put into it.
import { expect, test } from "vitest";
import { LANGUAGES, words } from "./words.svelte";

const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], { query: "?raw", import: "default", eager: true });
const CLOSED: Record<string, string[]> = {
  "web-level-": ["random", "easy", "everyday", "medium", "hard", "joint", "strong"],
  "web-phase-": ["waiting", "playing", "over"],
  "web-line-": ["connecting", "catching-up", "offline", "ended"],
  "web-menu-": ["rules", "log", "chat", "settings", "invite"],
  "web-clock-": ["none", "decision", "game", "period"],
  "web-shade-": ["system", "light", "dark"],
  "web-speed-": ["calm", "brisk", "none"],
  "web-news-": ["took", "left", "seated", "readied", "waited", "asked", "asked-draw", "declined", "undone", "handed", "resumed"],
};

test.each(LANGUAGES)("no word is missing: %s", async (language) => {
  await words.speak(language);
  const asked = Object.values(sources).flatMap((text) => [...text.matchAll(/say\(\s*"(web-[a-z0-9-]+)"/g)].map((found) => found[1]!));
  expect(asked.length).toBeGreaterThan(100);
  const made = Object.entries(CLOSED).flatMap(([stem, ends]) => ends.map((end) => stem + end));
  expect([...asked, ...made].filter((message) => words.say(message) === message)).toEqual([]);
});

test("plurals are right", async () => {
  const seats = async (language: "pl" | "cs" | "en") => (await words.speak(language), [1, 2, 5, 22].map((count) => words.say("web-seats-free", { count })));
  expect(await seats("pl")).toEqual(["1 wolne miejsce", "2 wolne miejsca", "5 wolnych miejsc", "22 wolne miejsca"]);
  expect(await seats("cs")).toEqual(["1 volné místo", "2 volná místa", "5 volných míst", "22 volných míst"]);
  expect(await seats("en")).toEqual(["1 free seat", "2 free seats", "5 free seats", "22 free seats"]);
  await words.speak("pl");
  expect(words.say("web-clock-game", { minutes: 5, increment: 3 })).toBe("5 minut dla każdego na całą partię i 3 sekundy za każdy ruch");
  expect(words.say("web-clock-game", { minutes: 30, increment: 0 })).toBe("30 minut dla każdego na całą partię");
});
