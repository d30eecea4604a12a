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

/** The same of a column, as the index has it. */
export const spelt = (nameKey: SQLWrapper): SQL =>
  pairs.reduce(
    (key, [two, one]) => sql`replace(${key}, ${sql.raw(`'${two}'`)}, ${sql.raw(`'${one}'`)})`,
    sql`${nameKey}`,
  );
