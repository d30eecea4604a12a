import { inArray, type SQL, sql } from "drizzle-orm";
import type { App } from "@/src/app";
import { inEachSpelling } from "@/src/database/word-prefixes";
import { wordsOf } from "@/src/personal-data/name-search";
import { searchRows } from "./schema";
import type { Asked, Found } from "./source";
import { closestWord } from "./spelling";

/** Each kind has 2^40 row numbers of an index to itself, so that its part is read alone and newest first. */
const rangeLength = 2 ** 40;
const ranges = {
  candidate: ["people_search", 0],
  contact: ["people_search", 1],
  client: ["record_search", 0],
  project: ["record_search", 1],
  deployment: ["record_search", 2],
  job: ["record_search", 3],
  file: ["record_search", 4],
  note: ["note_search", 0],
} as const;
export type NamedKind = keyof typeof ranges;

/** Several kinds ask for the same people in one search. */
const answers = new WeakMap<Asked, Map<NamedKind, Promise<number[]>>>();

/**
 * The numbers of the rows in whose name all words begin a word: first those that have them as whole words, then the newest.
 * For kinds with a number of their own it is their `seq`, for the others that of `search_rows`.
 */
export function rowsNamed(app: App, kind: NamedKind, asked: Asked): Promise<number[]> {
  const known = answers.get(asked) ?? new Map<NamedKind, Promise<number[]>>();
  answers.set(asked, known);
  const rows = known.get(kind) ?? namedBy(app, kind, asked);
  known.set(kind, rows);
  return rows;
}

async function namedBy(
  app: App,
  kind: NamedKind,
  { words, written, limit }: Asked,
): Promise<number[]> {
  if (words.length === 0) return [];
  const whole = await rowsMatching(app, kind, { match: matchOf(words, ""), limit });
  if (whole.length >= limit) return whole;
  const [index] = ranges[kind];
  const beginnings = await Promise.all(
    words.map((letters, n) => begunIn(app, index, { letters, written: written[n] })),
  );
  const begun = await rowsMatching(app, kind, { match: beginnings.join(" AND "), limit });
  return [...new Set([...whole, ...begun])].slice(0, limit);
}

/** Notes are short of words, and keep no list of them. */
const begunIn = (app: App, index: (typeof ranges)[NamedKind][0], word: Begun) =>
  index === "note_search" ? `"${word.letters}"*` : inEachSpelling(app, index, word);
type Begun = { letters: string; written: string | undefined };

const matchOf = (words: readonly string[], ending: string) =>
  words.map((word) => `"${word}"${ending}`).join(" AND ");

type Matched = { match: string; limit: number };

async function rowsMatching(app: App, kind: NamedKind, matched: Matched): Promise<number[]> {
  if (belowJobs.includes(kind) && !(await isAny(app, kind, matched))) return [];
  const rows = await app.db.all<[row: number]>(newest(kind, sql`rowid`, matched));
  return rows.map(([row]) => row % rangeLength);
}

/** Their rows stand below those of all jobs, which a look from the newest down passes one by one. */
const belowJobs: readonly NamedKind[] = ["client", "project", "deployment"];

/** From the oldest up, which passes few. */
async function isAny(app: App, kind: NamedKind, { match }: Matched): Promise<boolean> {
  const [index, range] = ranges[kind];
  const from = range * rangeLength;
  const table = sql.identifier(index);
  const found = await app.db.all(sql`select 1 from ${table}
    where ${table} match ${match} and rowid >= ${from} and rowid < ${from + rangeLength} limit 1`);
  return found.length > 0;
}

/** The numbers of all rows of a kind in whose name each of these words begins one: a question to stand within another. */
export function rowsWithPrefixes(kind: NamedKind, words: readonly string[]): SQL {
  const [index, range] = ranges[kind];
  const from = range * rangeLength;
  const table = sql.identifier(index);
  return sql`(select rowid - ${from} from ${table} where ${table} match ${matchOf(words, "*")}
    and rowid >= ${from} and rowid < ${from + rangeLength})`;
}

/** A column of the newest rows of a kind that match. */
function newest(kind: NamedKind, column: SQL, { match, limit }: Matched): SQL {
  const [index, range] = ranges[kind];
  const from = range * rangeLength;
  const table = sql.identifier(index);
  return sql`select ${column} from ${table}
    where ${table} match ${match} and rowid >= ${from} and rowid < ${from + rangeLength}
    order by rowid desc limit ${limit}`;
}

/** The ids behind the numbers of `search_rows`: a question to stand within another. */
export const idsNumbered = (app: App, seqs: number[]) =>
  app.db.select({ id: searchRows.id }).from(searchRows).where(inArray(searchRows.seq, seqs));

/** Shorter words have too many neighbours to mean one of them. */
const shortestMisspelt = 4;

/**
 * The same words as the names of a kind have them where one was typed with a slip: `drumond` becomes `drummond`. Null
 * where every word is some name's beginning, or where nothing is near.
 */
async function correctSpelling(
  app: App,
  kind: NamedKind,
  words: readonly string[],
): Promise<string[] | null> {
  const known = ranges[kind][0] === "people_search" ? wordsOfPeople : wordsOfNames(kind);
  let isOther = false;
  const spelt: string[] = [];
  for (const word of words) {
    const near = word.length < shortestMisspelt ? word : await nearest(app, word, known);
    if (near === null) return null;
    isOther ||= near !== word;
    spelt.push(near);
  }
  return isOther ? spelt : null;
}

type Named = (app: App, asked: Asked, why: Found["why"]) => Promise<Found[]>;

/** Finds by name with the words as the names of a kind have them; nothing where no word was typed with a slip. */
export const similarBy = (kind: NamedKind, named: Named) => async (app: App, asked: Asked) => {
  const words = await correctSpelling(app, kind, asked.words);
  return words ? named(app, { ...asked, words, written: words }, "similar") : [];
};

/** Letters that are taken for one another at the beginning of a name. */
const soundAlikes = ["ck", "fvp", "ijy", "sz", "vw", "tdh"];

/** The different words of names that begin with a letter. */
type WordsFrom = (app: App, letter: string) => Promise<string[]>;

async function nearest(app: App, word: string, wordsFrom: WordsFrom): Promise<string | null> {
  const [first = "", second = ""] = word;
  const alike = soundAlikes.filter((it) => it.includes(first)).flatMap((it) => [...it]);
  for (const letters of [[first], [second, ...alike.filter((it) => it !== first)]]) {
    const words = await Promise.all(letters.map((letter) => wordsFrom(app, letter)));
    const best = closestWord(word, words.flat());
    if (best !== null) return best;
  }
  return null;
}

const wordsOfPeople: WordsFrom = async (app, letter) => {
  const rows = await app.db.all<[term: string]>(sql`select term from people_search_words
    where term >= ${letter} and term < ${letter + "\u{10ffff}"}`);
  return rows.map(([term]) => term);
};

/** A vocabulary of all records would read through every job; clients and projects are few beside them. */
const mostNames = 1000;

const wordsOfNames =
  (kind: NamedKind): WordsFrom =>
  async (app, letter) => {
    const begun = { match: matchOf([letter], "*"), limit: mostNames };
    const rows = await app.db.all<[name: string]>(newest(kind, sql`name`, begun));
    return rows.flatMap(([name]) => wordsOf(name).filter((word) => word.startsWith(letter)));
  };
