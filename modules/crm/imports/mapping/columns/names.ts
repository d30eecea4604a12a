import type { ImportField } from "../../rules";
import { foldText } from "../words";
import { spelledOut } from "./abbreviations";
import { certificateOfHead } from "./certificate-heads";
import { headWords } from "./profiles";
import { refusesContact } from "./refusals";
import headers from "./headers.json";
import words from "./qualifiers.json";

/** What a column's name means. Of two columns for a field the lower rank wins; one with `isMore` is appended to it. */
export type Named = { field: ImportField; rank: number; isMore?: boolean };

let learnt: Map<string, Named> | undefined;

/** Names behind a `~` are used where no better one stands in the file. */
const known = () =>
  (learnt ??= new Map(
    Object.entries(headers).flatMap(([key, names]) => {
      const field = key.replace(/[~+]$/, "") as ImportField;
      const isMore = key.endsWith("+");
      const named = { field, rank: key.endsWith("~") || isMore ? 1 : 0, ...(isMore && { isMore }) };
      return [...(field === key ? [field] : []), ...names].map(
        (name) => [foldText(name), named] as const,
      );
    }),
  ));

/** The field that a name means, as it stands or without words that only say whose it is or which of several. */
export function namedBy(head: string): Named | null {
  const exact = known().get(foldText(head));
  if (exact) return exact;
  if (refusesContact(head)) return { field: "objection", rank: 0 };
  const bare = head.trim().replace(typed, "");
  if (bare !== head.trim()) return namedBy(bare);
  return (
    within(headWords(head), 0) ??
    inShort(head) ??
    within(runTogether(head), 0) ??
    namedByCertificate(head)
  );
}

/** Hungarian notation (`strAchternaam`, `dtmVrijVanaf`); flags and numbers of a list are no fields. */
const typed = /^(?:str|txt|dtm|dte|cur|mem)_?(?=\p{Lu}\p{L})/u;

/** "VCA VOL geldig tot": a column with the expiry or issue days of one certificate. */
function namedByCertificate(head: string): Named | null {
  return certificateOfHead(head) ? { field: "certificates", rank: 1 } : null;
}

/** Added to the rank of an abbreviated name, so that a name in full wins. */
const shortness = 0.2;

/** `candFirstNm`: of all that it may say the best name; one word alone in pieces, as in `vorNm`, is put together. */
function inShort(head: string): Named | null {
  const found = spelledOut(head).flatMap(
    (words) => known().get(words.join("")) ?? within(words, 0) ?? [],
  );
  const [best, next] = found.toSorted((a, b) => a.rank - b.rank);
  const isPlain = !next || next.field === best?.field || next.rank > (best?.rank ?? 0);
  return best && isPlain ? { field: best.field, rank: best.rank + shortness } : null;
}

function within(parts: string[], rank: number): Named | null {
  const found = known().get(parts.join(" "));
  if (found) return { field: found.field, rank: found.rank + rank };
  if (parts.length < 2) return null;
  const [first = "", last = ""] = [parts[0], parts.at(-1)];
  return (
    without(last, { rest: parts.slice(0, -1), rank }) ??
    without(first, { rest: parts.slice(1), rank })
  );
}

function without(word: string, { rest, rank }: { rest: string[]; rank: number }): Named | null {
  const number = /^\d$/.test(word) ? Number(word) : null;
  const cost = number === null ? costs.get(word) : (number - 1) * later;
  if (cost === undefined) return null;
  const found = within(rest, rank + cost);
  if (!found) return null;
  const only = limited.get(word);
  return !only || only.includes(found.field) ? found : null;
}

/** A second address stands behind any first one. */
const later = 10;

const costs = new Map<string, number>([
  ...words.person.map((it) => [it, 0.1] as const),
  ...words.first.map((it) => [it, 0] as const),
  ...words.preferred.map((it) => [it, 0] as const),
  ...words.mobile.map((it) => [it, -0.5] as const),
  ...words.home.map((it) => [it, 2] as const),
  ...words.work.map((it) => [it, 3] as const),
  ...words.later.map((it) => [it, later] as const),
  ...words.now.map((it) => [it, 0.1] as const),
  ...words.wish.map((it) => [it, 0] as const),
  ...words.terms.map((it) => [it, 0.1] as const),
  ...words.units.map((it) => [it, 0.1] as const),
]);

/** Words that are no field by themselves: current pay is no expectation, and a preferred town is no address. */
const fieldsOf: Partial<Record<keyof typeof words, ImportField[]>> = {
  now: ["headline", "location", "country"],
  wish: ["payAmount", "payCurrency", "payPeriod"],
  terms: ["payAmount"],
  units: ["noticeDays", "yearsTotal", "yearsDatacentre"],
  preferred: ["phone", "email", "firstName", "lastName"],
  mobile: ["phone"],
  work: ["phone", "email"],
  home: ["phone", "email", "location", "country"],
  later: ["phone", "email"],
};
const limited = new Map(
  Object.entries(fieldsOf).flatMap(([kind, fields]) =>
    words[kind as keyof typeof words].map((word) => [word, fields] as const),
  ),
);

const others = new Set(words.others);

let vocabulary: Set<string> | undefined;
const shortest = 3;

/** Every word that a name or what stands beside one has. */
const wordsKnown = () =>
  (vocabulary ??= new Set(
    [...known().keys(), ...Object.values(words).flat()]
      .flatMap((name) => name.split(" "))
      .filter((word) => word.length >= shortest),
  ));

/** CURRENTJOBTITLE: splits a name without separators into the fewest known words that make up all of it. */
function runTogether(head: string): string[] {
  const text = foldText(head);
  const isOne = /^(?:[A-Z]{8,40}|[a-z]{8,40})$/.test(head.trim());
  if (!isOne) return [];
  const best: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= text.length; end += 1) {
    for (let from = 0; from < end; from += 1) {
      const before = best[from];
      const word = text.slice(from, end);
      if (!before || !wordsKnown().has(word)) continue;
      const found = best[end];
      if (!found || before.length + 1 < found.length) best[end] = [...before, word];
    }
  }
  return best[text.length] ?? [];
}

/** A column about a colleague, an employer or the record itself: what stands in it is not said of the person. */
export const isOfSomethingElse = (head: string): boolean =>
  [headWords(head), ...spelledOut(head), runTogether(head)].flat().some((word) => others.has(word));

/** A column that has no name of its own. */
export const isUnnamed = (head: string): boolean =>
  /^(?:(?:column|col|field|kolom|veld|spalte|feld|colonne|champ|columna|campo|colonna)?\s*[a-z]?\d*)$/i.test(
    head.trim(),
  );
