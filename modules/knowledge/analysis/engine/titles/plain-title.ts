import {
  commonNouns,
  feminineEndings,
  personHeads,
  personParticiples,
  weakAdjective,
} from "./feminine-endings";
import { apart } from "./compounds";
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

type Mark = [pattern: RegExp, by: (match: RegExpExecArray) => string];
const stem: Mark[1] = ([, word = ""]) => word;
const nothing: Mark[1] = () => "";

/** Brackets that say "all genders", or how somebody is spoken of. */
const anybody =
  "gn|all(?:e)? genders?|any gender|tous (?:les )?genres|tutti i generi|todos (?:los g[ée]neros|os g[ée]neros)|alle (?:geschlechter|genders)|" +
  "alla kön|alle k(?:ø|jø)nn?|kaikki sukupuolet|wszystkie płcie|všechna pohlaví|mann/kvinne|kvinna/man|kvinde/mand|" +
  "(?:he|she|they|him|her)(?:/(?:he|she|they|him|her|them)){1,2}";
const letter = "[mwfhvdkxi]";
const between = "\\s*[/|,.:*+&-]\\s*";
/** What says that anybody may apply, from the whole bracket to the letters within a word. */
const marks: Mark[] = [
  [
    new RegExp(
      `\\s*[([]\\s*(?:${letter}(?:${between}(?:${letter}|a|gn|div(?:ers)?|\\*)){1,4}|${anybody})\\s*[)\\]]`,
      "giu",
    ),
    nothing,
  ],
  [new RegExp(`(?<=\\s)${letter}(?:/${letter}){1,3}(?![\\p{L}\\d/])`, "giu"), nothing],
  [/(\p{L}{3,})\(st\)er(?!\p{L})/giu, ([, word = ""]) => `${word}er`],
  [
    /(\p{L}{3,})(?:[:*_·•‧]|\/-?| ?\(-?\/?|\.(?=(?:ne|e|trice|rice|euse|ère|fe)(?!\p{L})))(?:in|innen|n?ne|e|t?rice|euse|ère|fe|a|as|o|os|r?a|ora)(?:\)|(?!\p{L}))/giu,
    stem,
  ],
  [/(\p{Ll}{3,}[rt])In(?:nen)?(?!\p{L})/gu, stem],
  [/(\p{L}{3,})@(?!\p{L})/gu, ([, word = ""]) => `${word}o`],
];

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
  return replaced(strong(plain, language), word, (match) => {
    const [said] = match;
    const isHead = isNamed || opens.test(plain.text.slice(0, match.index));
    const found = masculineOf(said, language) ?? (isHead ? headOf(said) : undefined);
    isNamed = found !== undefined || commonNouns.test(said);
    return found ?? said;
  });
}

const nounBehind = /^ (\p{L}{4,})/u;
const endBehind = /^\s*(?:$|[^\p{L}\s]|(?:für|im|in|am|an|bei)\s)/u;

/** German adjectives of a woman in the form of a man's: before her trade, or where they name her themselves. */
function strong(plain: PlainTitle, language: string | null): PlainTitle {
  if (language !== "de" && language !== null) return plain;
  return replaced(plain, word, (match) => {
    const [said] = match;
    if (!weakAdjective.test(said)) return said;
    const behind = plain.text.slice(match.index + said.length);
    const noun = nounBehind.exec(behind)?.[1] ?? "";
    const isOfWoman = noun.endsWith("in") && masculineOf(noun, "de") !== undefined;
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
