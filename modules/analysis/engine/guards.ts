import { type Words, fold } from "./clean";
import { type AliasGuard, aliasGuards } from "./taxonomy";
import type { Entry, Hit } from "./trie";

type Place = Pick<Hit, "from" | "to">;
type Guard = (words: Words, entry: Entry, from: number, to: number) => boolean;

let guards: Map<string, Guard> | undefined;

/** Whether an alias of several meanings means ours here, by its letters and its neighbourhood. */
export function passesGuards(words: Words, entry: Entry, from: number, to: number): boolean {
  if (entry.isUpperCase && !isInCapitals(quoteOf(words, { from, to }))) return false;
  if (!entry.isGuarded) return true;
  guards ??= new Map(aliasGuards.map((guard) => [fold(guard.alias), compile(guard)]));
  return guards.get(entry.alias)?.(words, entry, from, to) ?? true;
}

export function quoteOf({ text, starts, ends }: Words, { from, to }: Place): string {
  return text.slice(starts[from], ends[to - 1]);
}

const isInCapitals = (quote: string) => quote === quote.toUpperCase();

function compile(guard: AliasGuard): Guard {
  const needs = guard.needs && new RegExp(guard.needs, "i");
  // A company's name is known by its capitals.
  const flags = guard.rejects?.includes("[A-Z]") ? "" : "i";
  const rejects = guard.rejects && new RegExp(guard.rejects, flags);
  return (words, entry, from, to) => {
    if (guard.kind && guard.kind !== entry.kind) return true;
    if (guard.drop || guard.notAfter?.includes(stemBefore(words, from))) return false;
    const [before, quote, after] = neighbourhood(words, { from, to }, guard.within ?? 0);
    if (guard.capitalised && !/^\p{Lu}/u.test(quote)) return false;
    if (needs && !needs.test(`${before} | ${after}`)) return false;
    return !(rejects && rejects.test(before + quote + after));
  };
}

/** The first part of a hyphenated word: "start" of "start-ups". */
const stemBefore = ({ words, joined }: Words, from: number) =>
  joined[from] ? (words[from - 1] ?? "") : "";

function neighbourhood(words: Words, place: Place, within: number): [string, string, string] {
  const start = words.starts[place.from] ?? 0;
  const end = words.ends[place.to - 1] ?? words.text.length;
  const before = words.text.slice(Math.max(0, start - within), start);
  return [before, words.text.slice(start, end), words.text.slice(end, end + within)];
}
