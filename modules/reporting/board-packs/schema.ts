import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { locales } from "@/modules/platform/accounts/rules";
import type { Choice } from "@/src/calendar";
import { cadences, packOrigins, packStates, type PackTab } from "./rules";

/** A report on its way to files, and for a day when it is there. */
export const boardPacks = sqliteTable(
  "board_packs",
  {
    id: text().primaryKey(),
    origin: text({ enum: packOrigins }).notNull(),
    state: text({ enum: packStates }).notNull().default("waiting"),
    choice: text({ mode: "json" }).$type<Choice>().notNull(),
    /** The days that the choice meant when it was asked for. */
    from: text().notNull(),
    to: text().notNull(),
    tabs: text({ mode: "json" }).$type<PackTab[]>().notNull(),
    locale: text({ enum: locales }).notNull(),
    /** Which mailing it is for; null where a person waits for it. */
    mailing: text(),
    done: integer().notNull().default(0),
    total: integer().notNull(),
    bytes: integer(),
    /** The paper alone, as letters carry it. */
    paper: text(),
    requestedAt: text().notNull(),
    requestedBy: text().notNull(),
    expiresAt: text(),
  },
  (table) => [
    index("board_packs_state").on(table.state),
    index("board_packs_by").on(table.requestedBy, table.requestedAt),
  ],
);

/** Who is sent the report, how often and since when. */
export const reportReaders = sqliteTable("report_readers", {
  userId: text().primaryKey(),
  cadence: text({ enum: cadences }).notNull(),
  /** No period that ended before this day is sent. */
  since: text().notNull(),
});

/** Every mailing that went out, by its key, so that none goes out twice. */
export const reportMailings = sqliteTable("report_mailings", {
  key: text().primaryKey(),
  at: text().notNull(),
  readers: integer().notNull(),
});
