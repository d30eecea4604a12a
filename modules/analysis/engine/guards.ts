import { type Words, fold } from "./clean";
import { aliasGuards } from "./taxonomy";
import type { Hit } from "./trie";

type Guard = (words: Words, hit: Hit) => boolean;

let guards: Map<string, Guard> | undefined;

/** Whether an alias of several meanings means ours here, by its letters and its neighbourhood. */
export function passesGuards(words: Words, hit: Hit): boolean {
  if (hit.isUpperCase && !isInCapitals(words, hit)) return false;
  guards ??= new Map(aliasGuards.map((guard) => [fold(guard.alias), compile(guard)]));
  return guards.get(hit.alias)?.(words, hit) ?? true;
}

function compile(guard: (typeof aliasGuards)[number]): Guard {
  const needs = guard.needs && new RegExp(guard.needs, "i");
  // A company's name is known by its capitals.
  const rejects =
    guard.rejects && new RegExp(guard.rejects, guard.rejects.includes("[A-Z]") ? "" : "i");
  const within = guard.within ?? 0;
  return (words, hit) => {
    if (guard.drop || guard.notAfter?.includes(wordBefore(words, hit))) return false;
    if (guard.capitalised && !/^\p{Lu}/u.test(quoteOf(words, hit))) return false;
    if (needs && !needs.test(around(words, hit, within))) return false;
    return !(rejects && rejects.test(around(words, hit, within, true)));
  };
}

const wordBefore = ({ words, joined }: Words, { from }: Hit) =>
  joined[from] ? (words[from - 1] ?? "") : "";

export function quoteOf({ text, starts, ends }: Words, { from, to }: Pick<Hit, "from" | "to">) {
  return text.slice(starts[from], ends[to - 1]);
}

function isInCapitals(words: Words, hit: Hit): boolean {
  const quote = quoteOf(words, hit);
  return quote === quote.toUpperCase();
}

/** The text on both sides of a hit, `within` characters each; with or without the hit itself. */
function around({ text, starts, ends }: Words, { from, to }: Hit, within: number, whole = false) {
  const start = starts[from] ?? 0;
  const end = ends[to - 1] ?? text.length;
  const before = text.slice(Math.max(0, start - within), start);
  const after = text.slice(end, end + within);
  return before + (whole ? text.slice(start, end) : " | ") + after;
}
