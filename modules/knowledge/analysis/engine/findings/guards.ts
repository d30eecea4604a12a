import { stemmed } from "../text/case-endings";
import { type Words, fold } from "../text/clean";
import { type AliasGuard, aliasGuards } from "../lexicon/taxonomy";
import type { Entry, Hit } from "../lexicon/entry";

type Place = Pick<Hit, "from" | "to">;
type Guard = (words: Words, entry: Entry, place: Place) => boolean;

let guards: Map<string, Guard> | undefined;

/** Whether a name means ours wherever it stands, as nearly all do. */
export const isPlain = ({ isUpperCase, isGuarded }: Entry) => !isUpperCase && !isGuarded;

/** Whether an alias of several meanings means ours here, by its letters and its neighbourhood. */
export function passesGuards(words: Words, entry: Entry, place: Place): boolean {
  if (entry.isUpperCase && !isInCapitals(words, place)) return false;
  if (!entry.isGuarded) return true;
  guards ??= together(aliasGuards().flatMap(compiled));
  return guards.get(entry.alias)?.(words, entry, place) ?? true;
}

export function quoteOf({ text, starts, ends }: Words, { from, to }: Place): string {
  return text.slice(starts[from], ends[to - 1]);
}

const [firstSmall, lastSmall] = [0x61, 0x7a];

/** A small letter of the alphabet tells at once; without one, accents are asked for. */
function isInCapitals(words: Words, place: Place): boolean {
  const { text, starts, ends } = words;
  const end = ends[place.to - 1] ?? 0;
  for (let at = starts[place.from] ?? 0; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= firstSmall && code <= lastSmall) return false;
  }
  const quote = quoteOf(words, place);
  return quote === quote.toUpperCase();
}

/** Languages whose names are known by their stems as well: one for each way of cutting them. */
const endedIn = ["pl", "fi"];

const compiled = (guard: AliasGuard) => {
  const compiledOnce = compile(guard);
  const names = guard.aliases.map(fold);
  const stems = names.flatMap((name) => endedIn.map((language) => stemmed(name, language) ?? []));
  return [...names, ...stems.flat()].map((name) => [name, compiledOnce] as const);
};

/** Where a name has several guards, each of them has to let it pass. */
function together(some: (readonly [alias: string, guard: Guard])[]): Map<string, Guard> {
  const all = new Map<string, Guard>();
  for (const [alias, guard] of some) {
    const earlier = all.get(alias);
    all.set(alias, earlier ? (...at) => earlier(...at) && guard(...at) : guard);
  }
  return all;
}

function compile(guard: AliasGuard): Guard {
  const needs = guard.needs && new RegExp(guard.needs, "i");
  // A company's name is known by its capitals.
  const flags = guard.rejects?.includes("[A-Z]") ? "" : "i";
  const rejects = guard.rejects && new RegExp(guard.rejects, flags);
  return (words, entry, { from, to }) => {
    if (guard.kind && guard.kind !== entry.kind) return true;
    if (guard.drop || guard.notAfter?.includes(stemBefore(words, from))) return false;
    if (guard.capitalised && !/^\p{Lu}/u.test(quoteOf(words, { from, to }))) return false;
    const [before, start, end, after] = neighbourhood(words, { from, to }, guard.within ?? 0);
    const { text } = words;
    if (needs && !needs.test(`${text.slice(before, start)} | ${text.slice(end, after)}`))
      return false;
    return !(rejects && rejects.test(text.slice(before, after)));
  };
}

/** The first part of a hyphenated word: "start" of "start-ups". */
const stemBefore = ({ words, joined }: Words, from: number) =>
  joined[from] ? (words[from - 1] ?? "") : "";

function neighbourhood({ text, starts, ends }: Words, { from, to }: Place, within: number) {
  const start = starts[from] ?? 0;
  const end = ends[to - 1] ?? text.length;
  return [Math.max(0, start - within), start, end, end + within] as const;
}
