import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Two vowels that a keyboard without umlauts writes, and the letter by which keys fold an umlaut; one after the other. */
const pairs = [
  ["ae", "a"],
  ["oe", "o"],
  ["ue", "u"],
  ["aa", "a"],
] as const;

/** The key of a name under which Müller, Mueller and Muller are one. Noel is Nol then too, which a person judges. */
export const speltOf = (nameKey: string): string =>
  pairs.reduce((key, [two, one]) => key.replaceAll(two, one), nameKey);

/** The same of a column, letter by letter as the index has it: an index is not found by parameters. */
export const spelt = (nameKey: SQLWrapper): SQL =>
  sql`replace(replace(replace(replace(${nameKey}, 'ae', 'a'), 'oe', 'o'), 'ue', 'u'), 'aa', 'a')`;
