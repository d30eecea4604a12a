import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";

const locales = join(import.meta.dir, "../web/locales");
const namespaces = readdirSync(join(locales, "en"))
  .filter((name) => name.endsWith(".json"))
  .map((name) => name.replace(".json", ""));

type Texts = Map<string, string>;

const textsOf = async (language: string): Promise<Texts> => {
  const files = await Promise.all(
    namespaces.map((name) => Bun.file(join(locales, language, `${name}.json`)).json()),
  );
  return new Map(files.flatMap((file, n) => leaves(file, namespaces[n] ?? "")));
};

function leaves(tree: object, path: string): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[`${path}.${key}`, value]] : leaves(value, `${path}.${key}`),
  );
}

const english = await textsOf("en");
const isWords = (text: string) =>
  !/plural,|select,|<[^>]+>/.test(text) && /[a-z]{3}/i.test(text.replaceAll(/\{.*?\}/g, ""));
const patternOf = (text: string) =>
  new RegExp(`^${RegExp.escape(text).replaceAll(/\\\{[^}]*\\\}/g, ".+")}$`);

/** Tells of a text whether it is English that a language says otherwise. */
export type Foreign = (text: string) => boolean;

/** The English words that a page in another language may not show. */
export async function foreignTo(language: string, within = namespaces): Promise<Foreign> {
  const own = await textsOf(language);
  const spoken = new Set(own.values());
  const texts = [...english]
    .filter(([key]) => within.some((name) => key.startsWith(`${name}.`)))
    .filter(([key, text]) => own.get(key) !== text && !spoken.has(text) && isWords(text))
    .map(([, text]) => text);
  const words = new Set(texts);
  // Only what has gaps needs to be tried one by one. "{amount} per {period}" also fits "Neuigkeiten per E-Mail", so a
  // pattern that fits what the language says itself tells nothing.
  const patterns = texts
    .filter((text) => text.includes("{"))
    .map(patternOf)
    .filter((pattern) => ![...spoken].some((text) => pattern.test(text)));
  return (text) => words.has(text) || patterns.some((pattern) => pattern.test(text));
}

/** What a text that was never written shows in its place: the name it is kept under. */
export const keyName = new RegExp(`^(${namespaces.join("|")})(\\.[a-zA-Z-]+)+$`);

/** What a page says to eye and ear. */
const said = `(() => {
  const words = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement: it, data } = texts.currentNode;
    if (data.trim() && !it.closest("script, style")) words.push(data.trim());
  }
  for (const name of ["aria-label", "title", "placeholder"]) {
    for (const it of document.querySelectorAll("[" + name + "]")) words.push(it.getAttribute(name));
  }
  return [...new Set(words), document.title];
})()`;

export async function leftOver(page: Page, isForeign: Foreign, trade: string[] = []) {
  const words = await page.evaluate<string[]>(said);
  const terms = [...new Set(trade)].filter((term) => term.length > 3);
  // What the server sent is the trade's own language, alone and within a list.
  const bare = (text: string) =>
    terms
      .filter((term) => text.includes(term))
      .toSorted((a, b) => b.length - a.length)
      .reduce((left, term) => left.replaceAll(term, ""), text)
      .trim();
  return words.filter((text) => keyName.test(text) || (isForeign(text) && isForeign(bare(text))));
}

/** Every word in what the server answered. */
export function wordsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(wordsIn) : [];
}
