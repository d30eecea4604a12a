import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "@/modules/platform/accounts/schema";
import { ownedKinds } from "./rules";

/** Who of the agency looks after a record; one at most. */
export const recordOwners = sqliteTable(
  "record_owners",
  {
    kind: text({ enum: ownedKinds }).notNull(),
    recordId: text().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.recordId, table.kind] }),
    index("record_owners_user").on(table.userId, table.kind, table.recordId),
  ],
);
