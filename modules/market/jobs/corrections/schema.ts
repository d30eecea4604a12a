import { primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { correctableKinds, needs } from "@/modules/knowledge/analysis/rules";
import { jobs } from "../schema";

/** What a person says a job asks for, whatever its ad is read to say; every analysis counts with it. */
export const jobCorrections = sqliteTable(
  "job_corrections",
  {
    jobId: text()
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    kind: text({ enum: correctableKinds }).notNull(),
    /** Of the taxonomy, within its kind. */
    factId: text().notNull(),
    asks: text({ enum: needs }).notNull(),
    at: text().notNull(),
    by: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.kind, table.factId] })],
);
