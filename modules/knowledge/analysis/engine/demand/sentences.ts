import type { Words } from "../text/clean";

/** From a word to before another. */
export type Stretch = { from: number; to: number };

/** What ends no sentence, though a full stop follows. */
const abbreviations = new Set(
  (
    "kat cat kl sk gr min mind bzw ggf ca evtl incl inkl resp dok nr art np wg std max bijv ong tzn obl osv " +
    "zkr tzv atd ggfs vgl usw etc bl al vs approx ref"
  ).split(" "),
);
/** Whoever writes on without a full stop writes a list. */
const longest = 120;

/** The stretch of words around one of them up to where its sentence ends; abbreviations end none. */
export function sentenceAround(words: Words, at: number): Stretch {
  let from = at;
  while (from > 0 && at - from < longest && !endsAt(words, from - 1)) from -= 1;
  return { from, to: endFrom(words, at) };
}

/** Where the sentence ends that goes on here. */
export function endFrom(words: Words, at: number): number {
  let to = at;
  while (to - at < longest && !endsAt(words, to)) to += 1;
  return to;
}

export const isQuestionEnd = ({ text, starts }: Words, at: number): boolean =>
  text[starts[at] ?? text.length] === "?";

function endsAt({ words, text, starts }: Words, at: number): boolean {
  const word = words[at];
  if (word === undefined || word === "\n") return true;
  if (word !== ".") return false;
  if (text[starts[at] ?? 0] !== ".") return true;
  return !isAbbreviated(words, at) && !isOfLetters(text, starts[at - 1] ?? 0);
}

/** "e.g.", "p.ej.": a short word hangs on a letter by a full stop. */
const isOfLetters = (text: string, start: number) =>
  /(?<!\p{L})\p{L}\.$/u.test(text.slice(Math.max(0, start - 3), start));

/** "kat. B", "z. B. ein Kälteschein". */
function isAbbreviated(words: readonly string[], stop: number): boolean {
  const word = words[stop - 1] ?? "";
  if (abbreviations.has(word)) return true;
  const isInitial = (at: number) => words[at]?.length === 1 && words[at + 1] === ".";
  return isInitial(stop - 1) && (isInitial(stop - 3) || isInitial(stop + 1));
}
