import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { candidateCertificates } from "@/modules/crm/candidates/schema";

/** Of which certificate somebody has been reminded at which threshold; a new end is reminded of anew. */
export const certificateReminders = sqliteTable(
  "certificate_reminders",
  {
    certificateId: text()
      .notNull()
      .references(() => candidateCertificates.id, { onDelete: "cascade" }),
    threshold: integer().notNull(),
    expiresOn: text().notNull(),
    at: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.certificateId, table.threshold, table.expiresOn] })],
);
