import { primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { suppressions } from "./rules";

/** Addresses that are not written to, told by a keyed hash: it outlives the person's record and names nobody. */
export const suppressedAddresses = sqliteTable(
  "suppressed_addresses",
  {
    hash: text().notNull(),
    reason: text({ enum: suppressions }).notNull(),
    at: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.hash, table.reason] })],
);
