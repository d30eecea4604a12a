import {
  commonNouns,
  feminineEndings,
  personHeads,
  personParticiples,
  weakAdjective,
} from "./feminine-endings";
import { apart, joined } from "./compounds";
import { marks } from "./marks";
import { beforeHead, hyphenated, neutralNoun, personOf, technicalStaff } from "./neutral-heads";
import { type Words, readWords } from "../text/clean";
import type { Vocabulary } from "../text/inflection";

/**
 * A title in the one form that the taxonomy lists: "Techniker:in (m/w/d)" and "Technikerin" are "Techniker". The
 * i-th character stands from `starts[i]` to `ends[i]` of the original.
 */
export type PlainTitle = { text: string; starts: number[]; ends: number[] };

/** The words of the plain title, compounds with a workplace apart; their places are those of the original. */
export function readTitleWords(title: string, language: string | null, vocabulary?: Vocabulary) {
  const plain = plainTitle(title, language);
  const { text, starts, ends } = replaced(plain, longWord, ([said]) => apart(said));
  if (text === title) return readWords(title, vocabulary);
  const words: Words = readWords(text, vocabulary);
  return {
    ...words,
    text: title,
    starts: words.starts.map((place) => starts[place] ?? title.length),
    ends: words.ends.map((place) => ends[place - 1] ?? title.length),
  };
}

const noLanguage = "";
const mostRemembered = 5_000;
const remembered = new Map<string, PlainTitle>();

/** Many ads share a title, and it is asked for more than once in each. */
export function plainTitle(title: string, language: string | null): PlainTitle {
  const key = `${language ?? noLanguage} ${title}`;
  const known = remembered.get(key);
  if (known) return known;
  if (remembered.size >= mostRemembered) remembered.clear();
  const plain = written(title, language);
  remembered.set(key, plain);
  return plain;
}

function written(title: string, language: string | null): PlainTitle {
  const starts = [...title.split("").keys()];
  const start: PlainTitle = { text: title, starts, ends: starts.map((place) => place + 1) };
  const unmarked = marks.reduce(
    (plain, [pattern, by]) => replaced(plain, pattern, (match) => by(match)),
    start,
  );
  return replaced(masculine(unmarked, language), twice, ([, first = ""]) => first);
}

/** The same said twice, as "Techniker / Technikerin" is by now. */
const twice =
  /(?<!\p{L})(\p{L}[\p{L} ]{2,40}?)\s*(?:[/|]|(?<=\s)(?:oder|ou|o|of|or|und|lub)(?=\s))\s*\1(?!\p{L})/giu;

const longWord = /\p{L}{12,}/gu;
const word = /\p{L}{4,}/gu;
/** After one of these a title begins anew. */
const opens =
  /(?:^|[-–—|(/,:+&]|(?<!\p{L})(?:senior|junior|sr\.?|jr\.?|lead|oficial|ayudante))\s*$/iu;

/** Each word that names a woman becomes the one that the taxonomy lists. */
function masculine(plain: PlainTitle, language: string | null): PlainTitle {
  let isNamed = false;
  const strongly = strong(plain, language);
  return replaced(strongly, word, (match) => {
    const [said] = match;
    const before = strongly.text.slice(0, match.index);
    const isFirst = opens.test(before);
    const found =
      masculineOf(said, language) ??
      (isNamed || isFirst ? headOf(said) : undefined) ??
      (isFirst || beforeHead.test(before) ? personOf(said, language) : undefined);
    isNamed = found !== undefined || commonNouns.test(said);
    return found ?? said;
  });
}

const nounBehind = /^ (\p{L}{4,})/u;
const endBehind = /^\s*(?:$|[^\p{L}\s]|(?:für|im|in|am|an|bei)\s)/u;

/** German adjectives of a woman in the form of a man's: before her trade, or where they name her themselves. */
function strong(plain: PlainTitle, language: string | null): PlainTitle {
  if (language !== "de" && language !== null) return plain;
  const whole = replaced(plain, hyphenated, ([said, trade = "", end = ""]) =>
    joined(said, trade, end),
  );
  const named = replaced(whole, technicalStaff, () => "Techniker");
  return replaced(named, word, (match) => {
    const [said] = match;
    if (!weakAdjective.test(said)) return said;
    const behind = named.text.slice(match.index + said.length);
    const noun = nounBehind.exec(behind)?.[1] ?? "";
    const isOfWoman =
      (noun.endsWith("in") && masculineOf(noun, "de") !== undefined) ||
      (match.index === 0 && neutralNoun.test(noun));
    const isWoman = personParticiples.test(said) && endBehind.test(behind);
    return isOfWoman || isWoman ? `${said}r` : said;
  });
}

function masculineOf(said: string, language: string | null): string | undefined {
  for (const { pattern, by, languages } of feminineEndings) {
    if (languages && !languages.includes(language ?? noLanguage)) continue;
    if (pattern.test(said)) return said.replace(pattern, by);
  }
  return undefined;
}

/** "Técnica" is a person where a title begins, and a branch after "oficina". */
const headOf = (said: string) =>
  personHeads.test(said) ? said.replace(personHeads, "$1o") : undefined;

/** Writes the matches anew; the places of what is kept go with it. */
function replaced(
  plain: PlainTitle,
  pattern: RegExp,
  by: (match: RegExpExecArray) => string,
): PlainTitle {
  const matches = [...plain.text.matchAll(pattern)];
  if (matches.length === 0) return plain;
  const next: PlainTitle = { text: "", starts: [], ends: [] };
  let from = 0;
  for (const match of matches) {
    const to = match.index + match[0].length;
    keep(next, plain, [from, match.index]);
    write(next, plain, { text: by(match), from: match.index, to });
    from = to;
  }
  keep(next, plain, [from, plain.text.length]);
  return next;
}

function keep(next: PlainTitle, { text, starts, ends }: PlainTitle, [from, to]: [number, number]) {
  next.text += text.slice(from, to);
  next.starts.push(...starts.slice(from, to));
  next.ends.push(...ends.slice(from, to));
}

/** Its first character stands where the match begins, its last reaches to where that ends; what grew stands for all of it. */
function write(
  next: PlainTitle,
  { starts, ends }: PlainTitle,
  { text, from, to }: { text: string; from: number; to: number },
) {
  next.text += text;
  const isGrown = text.length > to - from;
  for (let at = 0; at < text.length; at += 1) {
    if (isGrown) {
      next.starts.push(starts[from] ?? 0);
      next.ends.push(ends[to - 1] ?? 0);
      continue;
    }
    next.starts.push(starts[Math.min(from + at, to - 1)] ?? 0);
    next.ends.push(
      (at === text.length - 1 ? ends[to - 1] : ends[Math.min(from + at, to - 1)]) ?? 0,
    );
  }
}
