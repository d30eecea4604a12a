import { sql } from "drizzle-orm";
import type { App } from "../app";
import { cachedUntilWrite } from "../engines/change-stamps";
import { spellingsOf } from "../personal-data/spellings";
import { inBothAlphabets, toDisjointAlphabet } from "./disjoint-alphabet";

/** The full-text indexes, each with the prefix lengths it keeps (FTS5 option `prefix`). */
const kept = {
  candidate_search: [1],
  job_search: [],
  people_search: [1, 2, 3],
  record_search: [1, 2, 3],
} as const satisfies Record<string, readonly number[]>;
export type WordIndex = keyof typeof kept;
/** Some of its texts are indexed in a second alphabet, so each word is searched in both. */
const inTwoLetters: WordIndex = "candidate_search";

/** Where a prefix has more completions than this, FTS5's own prefix query is faster. */
const mostWords = 100;

/** Only these prefixes are expanded: how FTS5 folds other characters is not known here. */
const isPlain = /^(?:[a-z0-9]+|[\u07c0-\u07e3]+)$/;

/**
 * Expands a prefix to the indexed words that begin with it, as an OR: for a prefix query FTS5 collects all matching
 * rows before it returns the first, while rows of whole words are read lazily, as far as the page needs them.
 */
export async function wordsBegun(app: App, index: WordIndex, letters: string): Promise<string> {
  if (index !== inTwoLetters) return begun(app, index, letters);
  const both = [letters, toDisjointAlphabet(letters)].map((it) => begun(app, index, it));
  return `(${(await Promise.all(both)).join(" OR ")})`;
}

async function begun(app: App, index: WordIndex, letters: string): Promise<string> {
  const beginning = letters.toLowerCase();
  const isKept = (kept[index] as readonly number[]).includes(beginning.length);
  if (isKept || !isPlain.test(beginning)) return `"${letters}"*`;
  const words = await cachedUntilWrite(app.db, `${index} ${beginning}`, () =>
    read(app, index, beginning),
  );
  if (words.length === 0 || words.length > mostWords) return `"${letters}"*`;
  return `(${words.map((word) => `"${word}"`).join(" OR ")})`;
}

/** An implicit AND of words of which the last is a prefix: `"chief" "elec"*`. */
const unfinished = /^((?:"[^"]+" )*)"([^"]+)"\*$/;

/** The same query with the prefix at its end expanded to whole words; a query of another form is returned unchanged. */
export async function expandLastPrefix(app: App, index: WordIndex, match: string): Promise<string> {
  const [, before = "", last] = unfinished.exec(match) ?? [];
  const either = index === inTwoLetters ? inBothAlphabets : String;
  if (!last) return either(match);
  const finished = (before.match(/"[^"]+"/g) ?? []).map(either);
  const begun = await inEachSpelling(app, index, { letters: last });
  return [...(finished.length > 1 ? [metFirst(finished)] : finished), begun].join(" AND ");
}

/** A prefix in all its spellings, with and without umlauts; `written` is the word as it was typed, with its accents. */
export async function inEachSpelling(
  app: App,
  index: WordIndex,
  { letters, written = letters }: { letters: string; written?: string | undefined },
): Promise<string> {
  const ways = [letters, ...spellingsOf(written)].map((it) => wordsBegun(app, index, it));
  const [only = "", ...others] = await Promise.all(ways);
  return others.length > 0 ? `(${[only, ...others].join(" OR ")})` : only;
}

/**
 * FTS5 flattens nested ANDs and advances all operands in turn. A `NOT` that removes nothing keeps these words one
 * operand, so that the long OR of the last word is only advanced to rows that have all of them.
 */
const metFirst = (words: string[]): string => `((${words.join(" AND ")}) NOT "-")`;

/**
 * The distinct words with a prefix, by a skip scan over the vocabulary: each step seeks the next term greater than the
 * last, instead of reading every occurrence.
 */
async function read(app: App, index: WordIndex, beginning: string): Promise<string[]> {
  const terms = sql.identifier(`${index}_terms`);
  const rows = await app.db.all<[term: string | null]>(sql`with recursive each(term) as (
    select (select term from ${terms} where term >= ${beginning} limit 1)
    union all
    select (select term from ${terms} where term >= each.term || char(1) limit 1) from each
      where each.term < ${beginning + "\u{10ffff}"} limit ${mostWords + 2})
    select term from each where term < ${beginning + "\u{10ffff}"}`);
  return rows.flatMap(([term]) => term ?? []);
}
