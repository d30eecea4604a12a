import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Every part of a candidate's name but the first, with place and whole name, kept by triggers: finds names that share a later
 * part without reading people. The first part is what `candidates_names_there` is sorted by.
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
