import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Vowel pairs typed for umlauts (ue) and the plain letter that keys use (u), applied one after the other. */
const pairs = [
  ["ae", "a"],
  ["oe", "o"],
  ["ue", "u"],
  ["aa", "a"],
] as const;

/** Name key under which Müller, Mueller and Muller are equal. Noel becomes Nol too, which a person then judges. */
export const foldUmlauts = (nameKey: string): string =>
  pairs.reduce((key, [two, one]) => key.replaceAll(two, one), nameKey);

/** The same for a column, written out to the letter as the index has it: SQLite finds no index through parameters. */
export const foldUmlautsSql = (nameKey: SQLWrapper): SQL =>
  sql`replace(replace(replace(replace(${nameKey}, 'ae', 'a'), 'oe', 'o'), 'ue', 'u'), 'aa', 'a')`;
