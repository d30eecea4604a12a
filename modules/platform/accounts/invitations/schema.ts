import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "../schema";
import { locales, roles } from "../rules";
import { type Belonging, linkPurposes } from "./rules";

/** Links that let somebody in once; of their secrets only hashes are kept. */
export const accessLinks = sqliteTable(
  "access_links",
  {
    id: text().primaryKey(),
    purpose: text({ enum: linkPurposes }).notNull(),
    tokenHash: text().notNull().unique(),
    /** Whose password; of an invitation nobody's yet, and of an address that nobody has neither. */
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    /** Whom an invitation is for. */
    email: text(),
    role: text({ enum: roles }),
    locale: text({ enum: locales }).notNull(),
    /** The password that was, as a fingerprint: once there is another the link opens nothing. */
    mark: text(),
    letterId: text(),
    createdAt: text().notNull(),
    createdBy: text().notNull(),
    endsAt: text().notNull(),
    usedAt: text(),
    withdrawnAt: text(),
  },
  (table) => [
    index("access_links_email").on(table.email),
    index("access_links_user").on(table.userId),
    index("access_links_letter").on(table.letterId),
  ],
);

/** What was handed over from one colleague to another, so that it can be taken back. */
export const handOvers = sqliteTable("hand_overs", {
  id: text().primaryKey(),
  fromId: text().notNull(),
  toId: text().notNull(),
  by: text().notNull(),
  at: text().notNull(),
  given: text({ mode: "json" }).$type<Partial<Record<Belonging, string[]>>>().notNull(),
  undoneAt: text(),
});
