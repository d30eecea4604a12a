import { Ballot, languageOfWords } from "@/modules/knowledge/language";
import type { Vocabulary } from "./inflection";
import { type Words, readWords } from "./clean";
import { plainTitle } from "../titles/plain-title";
import type { Sentence } from "./sections";

/** What companies with a head office abroad put under an ad in the words of that office. */
const officeNotice =
  /equal[- ]opportunit|regardless of (?:race|gender|age)|without regard to|on the basis of race|reasonable accommodations?|protected veteran/i;

export type Said = { words: Words; sentences: Sentence[]; ballot: Ballot };

/**
 * The language that the words of an ad are read in, that of most of them, title and all; null where several are spoken about
 * as much, and all of them count.
 */
export function languageReadIn(
  title: string,
  { words, ballot }: Said,
  vocabulary: Vocabulary,
): string | null {
  const said = paragraphsOf(words);
  if (said.winner !== null) {
    const own = said.winnerBeside(said.winner);
    return own === null || own === "en" ? said.winner : own;
  }
  const { known } = readWords(plainTitle(title, null).text, vocabulary);
  said.limited(known, 0, known.length);
  return said.winner ?? (officeNotice.test(words.text) ? said.likely : ballot.winner);
}

/**
 * What the paragraphs say together, without those that any ad of its company has, and what they say without the longest:
 * that one alone, in another language, decides nothing. English is not taken from the rest: boards put it around any ad.
 */
function paragraphsOf({ text, words, known, starts, ends }: Words): Ballot {
  const said = new Ballot();
  const isNoticed = officeNotice.test(text);
  let from = 0;
  for (let at = 0; at <= words.length; at += 1) {
    if (at < words.length && words[at] !== "\n") continue;
    const isNotice = isNoticed && officeNotice.test(text.slice(starts[from], ends[at - 1]));
    if (at > from && !isNotice) said.limited(known, from, at);
    from = at + 1;
  }
  return said;
}

/** Fewer listed words tell no language that the rest of the ad does not speak; against another than English it takes more. */
const leastListed = 12;
const leastAgainst = 40;

/**
 * The language an ad is in: that of what it lists, which is the work and who it is for, whatever stands around it; not if
 * that is English, because names of tools are English in lists of any language. Else that of most of its sentences.
 */
export function languageOfTasks({ words, sentences }: Said, read: string | null): string | null {
  const list = linesWhere(words, (line) => listed.test(line));
  const least = read === null || read === "en" ? leastListed : leastAgainst;
  const ofList = list.length < least ? null : languageOfWords(list);
  return ofList !== null && ofList !== "en"
    ? ofList
    : (read ?? ofList ?? languageOfMost(sentences));
}

const listed = /^[-–*•·▪●◦‣✓➢](?!\*)/;

/** The words of the lines that pass; a line is tested with the marks it opens with. */
function linesWhere(
  { text, words, known, starts, ends }: Words,
  passes: (line: string) => boolean,
) {
  const some: Words["known"] = [];
  let from = 0;
  for (let at = 0; at <= words.length; at += 1) {
    if (at < words.length && words[at] !== "\n") continue;
    const opening = from === 0 ? 0 : (starts[from - 1] ?? 0);
    if (at > from && passes(text.slice(opening, ends[at - 1]).trimStart()))
      some.push(...known.slice(from, at));
    from = at + 1;
  }
  return some;
}

const leastLead = 1.2;

/** The language in which most words stand, counted sentence by sentence; null where two are near. */
function languageOfMost(sentences: Sentence[]): string | null {
  const spoken = new Map<string, number>();
  for (const { language, from, to } of sentences)
    if (language !== null) spoken.set(language, (spoken.get(language) ?? 0) + to - from);
  const [first, second] = [...spoken].toSorted(([, one], [, other]) => other - one);
  return first && first[1] > (second?.[1] ?? 0) * leastLead ? first[0] : null;
}
