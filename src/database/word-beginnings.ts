import { sql } from "drizzle-orm";
import type { App } from "../app";
import { whileUnchanged } from "../engines/unchanged";
import { spellingsOf } from "../personal-data/spellings";
import { inBothLetters, lettersApart } from "./letters-apart";

/** Indexes of words, each with the lengths of beginnings that it keeps lists of. */
const kept = {
  candidate_search: [1],
  job_search: [],
  people_search: [1, 2, 3],
  record_search: [1, 2, 3],
} as const satisfies Record<string, readonly number[]>;
export type WordIndex = keyof typeof kept;
/** Some of its texts stand in letters of their own, so that each word is asked for in both. */
const inTwoLetters: WordIndex = "candidate_search";

/** A beginning of more words than these is sooner read as FTS5 reads it. */
const mostWords = 100;

/** Of other letters nobody knows here how the index writes them. */
const isPlain = /^(?:[a-z0-9]+|[\u07c0-\u07e3]+)$/;

/**
 * The words of an index that begin with these letters, in the place of the beginning: FTS5 reads all rows of a beginning
 * before it answers the first, and those of whole words only as far as it is asked.
 */
export async function wordsBegun(app: App, index: WordIndex, letters: string): Promise<string> {
  if (index !== inTwoLetters) return begun(app, index, letters);
  const both = [letters, lettersApart(letters)].map((it) => begun(app, index, it));
  return `(${(await Promise.all(both)).join(" OR ")})`;
}

async function begun(app: App, index: WordIndex, letters: string): Promise<string> {
  const beginning = letters.toLowerCase();
  const isKept = (kept[index] as readonly number[]).includes(beginning.length);
  if (isKept || !isPlain.test(beginning)) return `"${letters}"*`;
  const words = await whileUnchanged(app.db, `${index} ${beginning}`, () =>
    read(app, index, beginning),
  );
  if (words.length === 0 || words.length > mostWords) return `"${letters}"*`;
  return `(${words.map((word) => `"${word}"`).join(" OR ")})`;
}

/** Words that are all needed, of which the last is unfinished: `"chief" "elec"*`. */
const unfinished = /^((?:"[^"]+" )*)"([^"]+)"\*$/;

/** The same question with the last word's beginning as whole words; any other is left as it is. */
export async function asWholeWords(app: App, index: WordIndex, match: string): Promise<string> {
  const [, before = "", last] = unfinished.exec(match) ?? [];
  const either = index === inTwoLetters ? inBothLetters : String;
  if (!last) return either(match);
  const finished = (before.match(/"[^"]+"/g) ?? []).map(either);
  const begun = await inEachSpelling(app, index, { letters: last });
  return [...(finished.length > 1 ? [metFirst(finished)] : finished), begun].join(" AND ");
}

/** A word by its beginning, also as others write it, who have umlauts or have none; `written` as somebody typed it. */
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
 * FTS5 takes each part of an AND to wherever another one stands, and joins an AND within it to it. As what is left when
 * nothing is taken away these words are a part by themselves: the many that the last may be are taken only to where all
 * of these meet.
 */
const metFirst = (words: string[]): string => `((${words.join(" AND ")}) NOT "-")`;

/** From one word to the next, past all the places where it stands: no sign of a word comes before a digit. */
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
