// What the reader has chosen, kept in this browser.

export const SHADES = ["system", "light", "dark"] as const;
export const SPEEDS = ["calm", "brisk", "none"] as const;
export const LEVELS = ["easy", "medium", "strong"] as const; // every game has bots of these
const PACE: Record<(typeof SPEEDS)[number], number> = { calm: 400, brisk: 200, none: 0 };

interface Kept {
  shade: (typeof SHADES)[number];
  speed: (typeof SPEEDS)[number];
  sound: boolean;
  notify: boolean;
  name: string;
  level: (typeof LEVELS)[number];
}

const FIRST: Kept = { shade: "system", speed: "calm", sound: false, notify: false, name: "", level: "medium" };

function kept(): Kept {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem("settings") ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...FIRST };
  }
}

const calm = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

class Settings {
  #kept = $state<Kept>(kept());
  #still = $state(calm?.matches ?? false);

  constructor() {
    calm?.addEventListener("change", (event) => (this.#still = event.matches));
    addEventListener("storage", (event) => event.key === "settings" && (this.#kept = kept()) && this.show());
  }

  get all(): Readonly<Kept> {
    return this.#kept;
  }

  /** Milliseconds a step of a story takes; 0: nothing moves. */
  get pace(): number {
    return this.#still ? 0 : PACE[this.#kept.speed];
  }

  choose(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    localStorage.setItem("settings", JSON.stringify(this.#kept));
    this.show();
  }

  /** Let the document look as chosen. */
  show(): void {
    const root = document.documentElement.dataset;
    if (this.#kept.shade === "system") delete root.shade;
    else root.shade = this.#kept.shade;
    if (this.#kept.speed === "none") root.motion = "none";
    else delete root.motion;
  }
}

export const settings = new Settings();
