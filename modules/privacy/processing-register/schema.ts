import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { processorKinds, transferBases } from "./rules";

/** Others who handle personal data for the agency, and under which agreement. */
export const processors = sqliteTable("processors", {
  id: text().primaryKey(),
  kind: text({ enum: processorKinds }).notNull(),
  name: text().notNull(),
  /** What they do with which data. */
  purpose: text().notNull(),
  /** ISO 3166 alpha-2: where the data goes. */
  country: text().notNull(),
  basis: text({ enum: transferBases }).notNull().default("none"),
  agreedOn: text(),
  termsUrl: text(),
  note: text(),
  version: integer().notNull().default(1),
  createdAt: text().notNull(),
  updatedAt: text().notNull(),
  /** From then on they handle nothing any more; the register keeps that they did. */
  endedAt: text(),
});
