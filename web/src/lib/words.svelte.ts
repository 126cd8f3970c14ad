// Words of the page, from the same Fluent files as the terminal's. Switching the language reloads nothing.

import { FluentBundle, FluentResource } from "@fluent/bundle";

export const LANGUAGES = ["en", "pl", "cs"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", pl: "Polski", cs: "Čeština" };

// Only files whose name begins with "web": what games tell comes from the server, already in words.
const files = import.meta.glob<string>("$words/*/web*.ftl", { query: "?raw", import: "default" });

function preferred(): Language {
  const wanted = [localStorage.getItem("language") ?? "", ...navigator.languages].map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((language) => wanted.includes(language) && language === wanted.find((tag) => (LANGUAGES as readonly string[]).includes(tag))) ?? "en";
}

class Words {
  language = $state<Language>("en");
  failed = $state(false); // the language that was chosen last could not be loaded
  #bundle = $state.raw<FluentBundle>(new FluentBundle("en"));

  async speak(language: Language = preferred()): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const own = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
    for (const text of await Promise.all(own.map(([, load]) => load()))) bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  async choose(language: Language): Promise<void> {
    try {
      await this.speak(language);
      localStorage.setItem("language", language);
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }

  /** A message in the reader's language. What is missing shows as its own name, and fails the tests. */
  say = (message: string, values: Record<string, string | number> = {}): string => {
    const pattern = this.#bundle.getMessage(message)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, values, []) : message; // [] takes up faults: a forgotten value shows as its name
  };
}

export const words = new Words();
export const say = words.say;
