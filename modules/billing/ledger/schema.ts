import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { type LedgerAccounts, ledgerFormats } from "./rules";

/** An export of the books: its period, its moment and its accounts are enough to make the same file again. */
export const ledgerExports = sqliteTable(
  "ledger_exports",
  {
    id: text().primaryKey(),
    format: text({ enum: ledgerFormats }).notNull(),
    periodFrom: text().notNull(),
    periodTo: text().notNull(),
    /** Those that were set then. */
    accounts: text({ mode: "json" }).$type<LedgerAccounts>().notNull(),
    postings: integer().notNull(),
    /** Postings that came into the books after the export before, and those of them in a period that it had. */
    added: integer().notNull(),
    late: integer().notNull(),
    /** Postings in another currency, which the format can't hold. */
    leftOut: integer().notNull(),
    /** SHA-256 of the file. */
    checksum: text().notNull(),
    exportedBy: text(),
    exportedAt: text().notNull(),
  },
  (table) => [index("ledger_exports_at").on(table.exportedAt)],
);
