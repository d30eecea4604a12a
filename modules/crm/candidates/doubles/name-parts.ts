import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Who of a place has a part in their name that is not its first, with the whole name, so that names that share a part
 * are read without the people; kept by triggers. The first part is what `candidates_names_there` is in order of.
 */
export const candidateNameParts = sqliteTable(
  "candidate_name_parts",
  {
    placeKey: text().notNull(),
    part: text().notNull(),
    nameKey: text().notNull(),
    seq: integer().notNull(),
  },
  ({ placeKey, part, nameKey, seq }) => [primaryKey({ columns: [placeKey, part, nameKey, seq] })],
);
