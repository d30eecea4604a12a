import { companyKeyOf } from "@/modules/knowledge/company-names";
import { once } from "@/src/lazy";
import words from "./agencies.json";

const listed = once(() => words.names.map((name) => [companyKeyOf(name), name] as const));

/** One expression for many phrases; a phrase is found only as whole words. */
export const anyOf = (phrases: readonly string[], flags = "giu"): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.join("|")})(?![\\p{L}\\p{N}])`, flags);

export const allIn = (byLanguage: Record<string, readonly string[]>): string[] =>
  Object.values(byLanguage).flat();

const before = 40;
const after = 60;

/** A phrase with the words around it, as a quotation. */
function quoteOf(text: string, start: number, end: number): string {
  const from = Math.max(0, start - before);
  const to = Math.min(text.length, end + after);
  const cut = text.slice(from, to).replaceAll(/\s+/g, " ");
  const head = from > 0 ? cut.slice(cut.indexOf(" ") + 1) : cut;
  const tail = to < text.length ? head.slice(0, Math.max(0, head.lastIndexOf(" "))) : head;
  return `${from > 0 ? "… " : ""}${tail.trim()}${to < text.length ? " …" : ""}`;
}

const patterns = once(() => ({
  nameWord: anyOf(words.nameWords, "iu"),
  clientPhrase: anyOf(allIn(words.clientPhrases), "iu"),
  noAgencies: anyOf(allIn(words.noAgencies), "iu"),
  /** Every phrase holds one of these; most texts hold none, and are read ten times as fast. */
  anchor: new RegExp(words.anchors.join("|"), "i"),
}));
/** "Randstad Zuid" is Randstad, but "Reed Smith" is not Reed: a short name has to be the whole one. */
const longName = 7;

export type TextSign = { code: "client-phrase" | "no-agencies"; quote: string };
export type NameSign = { code: "listed" | "name"; quote: string };

/** What one ad's text says of who hires, quoted. */
export function signsIn(text: string | null): TextSign[] {
  const { anchor, clientPhrase, noAgencies } = patterns();
  if (!text || !anchor.test(text)) return [];
  const kinds = [
    ["client-phrase", clientPhrase],
    ["no-agencies", noAgencies],
  ] as const;
  return kinds.flatMap(([code, pattern]) => {
    const found = pattern.exec(text);
    return found ? { code, quote: quoteOf(text, found.index, found.index + found[0].length) } : [];
  });
}

/** Where the name of a company alone says that it is an agency. */
export function signOfName(name: string): NameSign | null {
  const key = companyKeyOf(name) ?? "";
  const known = listed().find(
    ([agency]) => agency && (key === agency || isPartOf(key, agency)),
  )?.[1];
  if (known) return { code: "listed", quote: known };
  const word = patterns().nameWord.exec(name)?.[0];
  return word ? { code: "name", quote: word } : null;
}

const isPartOf = (key: string, agency: string) =>
  agency.length >= longName && key.startsWith(`${agency} `);
