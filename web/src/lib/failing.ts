// When not even the words can be loaded: a drawn state without them, in all languages at once.

const SAID = {
  en: ["The page could not be loaded. Check your connection.", "Try again"],
  pl: ["Nie udało się wczytać strony. Sprawdź połączenie.", "Spróbuj jeszcze raz"],
  cs: ["Stránku se nepodařilo načíst. Zkontroluj připojení.", "Zkusit znovu"],
};
const TABLE = "M6 20h52M14 22v20M50 22v20M32 2v8M32 14v1.500"; // a table, and a mark over it

function made<K extends keyof HTMLElementTagNameMap>(name: K, text: string, lang: string): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(name), { textContent: text, lang });
}

/** Say in place of the page that it cannot be shown, with a button that tries again. */
export function fail(page: HTMLElement, again: () => void): void {
  const main = document.createElement("main");
  main.className = "failed";
  main.setAttribute("role", "alert");
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  drawing.setAttribute("viewBox", "0 0 64 48");
  drawing.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", TABLE);
  drawing.append(path);
  main.append(drawing);
  for (const [lang, [sentence, button]] of Object.entries(SAID)) {
    const line = made("p", `${sentence} `, lang);
    const press = made("button", button!, lang);
    press.onclick = again;
    line.append(press);
    main.append(line);
  }
  page.replaceChildren(main);
}
