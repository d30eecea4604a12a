import { once } from "@/src/lazy";
import { demandParts } from "../lexicon/taxonomy";
import { fold } from "../text/clean";

/** The letter by which the rules name each part that a word may play. */
const letters = {
  we: "w",
  withUs: "u",
  pay: "p",
  wePay: "k",
  obtain: "g",
  if: "i",
  not: "n",
  behind: "v",
  without: "o",
  or: "r",
  will: "e",
  within: "q",
  time: "t",
  need: "d",
  bar: "m",
  wish: "y",
  mood: "s",
  have: "h",
  noMatter: "U",
  whichever: "A",
  later: "a",
  may: "f",
  inVain: "j",
  onlyWith: "l",
  but: "b",
  and: "c",
  wage: "z",
} as const;
type Part = keyof typeof letters;

/** What the rules know besides: a certificate, and what the cues of the taxonomy say. */
const signs = [...new Set([...Object.values(letters), "C", "D", "U", "Y", "A", ","])];
const bitBySign = new Map(signs.map((sign, at) => [sign, 1 << at]));

/** The parts that these letters name, one bit each. */
export const bitsOf = (named: string): number =>
  named.split("").reduce((all, sign) => all | (bitBySign.get(sign) ?? 0), 0);

export const bits = {
  comma: bitsOf(","),
  /** A further word of a spelling, which plays no part of its own. */
  covered: 1 << 31,
};

type ByLanguage = { [language: string]: string | undefined };

/** The words of a spelling, each whole or as a beginning. */
type Spelling = { part: number; words: { said: string; isBeginning: boolean }[] };
/** Spellings by their first word, or its beginning. */
type Table = ReadonlyMap<string, Spelling[]>;

const partNames = Object.keys(letters) as Part[];
const tableOf = (spellings: Spelling[]): Table =>
  Map.groupBy(spellings, ({ words }) => words[0]?.said ?? "");
const tables = once(() => {
  const languages = Object.keys(demandParts().we);
  const each = languages.map((language) => [language, spelled(language)] as const);
  return {
    by: new Map(each.map(([language, spellings]) => [language, tableOf(spellings)])),
    all: tableOf(each.flatMap(([, spellings]) => spellings)),
  };
});

function spelled(language: string): Spelling[] {
  const parts: Record<Part, ByLanguage> = demandParts();
  return partNames.flatMap((part) =>
    (parts[part][language] ?? "").split("|").flatMap((written): Spelling[] => {
      const words = written.split(" ").map((word) => ({
        said: fold(word.replace("*", "")),
        isBeginning: word.endsWith("*"),
      }));
      return words[0]?.said ? [{ part: bitsOf(letters[part]), words }] : [];
    }),
  );
}

const shortestBeginning = 2;
/** Languages that are told apart by chance in a short sentence. */
const neighbours: { [language: string]: string } = { da: "no", no: "da", pl: "cs", cs: "pl" };

/** The tables of these languages; the one of all where none is known. */
function tablesOf(languages: readonly string[]): Table[] {
  const near = new Set(languages.flatMap((it) => [it, neighbours[it] ?? it]));
  const known = [...near].flatMap((it) => tables().by.get(it) ?? []);
  return known.length > 0 ? known : [tables().all];
}

/**
 * For every word a bit set of the parts it plays in any of the languages. Of spellings that start alike the longest counts,
 * and its further words play none.
 */
export function partsOf(words: readonly string[], languages: readonly string[]): number[] {
  const found = new Array<number>(words.length).fill(0);
  const of = tablesOf(languages);
  for (let at = 0; at < words.length;) {
    const spellings = of.flatMap((table) => spellingsAt(table, words, at));
    const longest = Math.max(1, ...spellings.map((it) => it.words.length));
    for (const { part, words: said } of spellings)
      if (said.length === longest) found[at] = (found[at] ?? 0) | part;
    found.fill(bits.covered, at + 1, at + longest);
    at += longest;
  }
  return found;
}

function spellingsAt(table: Table, words: readonly string[], at: number): Spelling[] {
  const word = words[at] ?? "";
  const found: Spelling[] = [];
  for (let length = Math.min(shortestBeginning, word.length); length <= word.length; length += 1)
    for (const spelling of table.get(word.slice(0, length)) ?? [])
      if (isSpelledAt(spelling, words, at)) found.push(spelling);
  return found;
}

const isSpelledAt = ({ words: spelled }: Spelling, words: readonly string[], at: number) =>
  spelled.every(({ said, isBeginning }, place) => {
    const word = words[at + place] ?? "";
    return isBeginning ? word.startsWith(said) : word === said;
  });
