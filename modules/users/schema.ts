import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { defaultTimezone } from "@/modules/zones/rules";
import { densities, locales, roles, themes } from "./rules";

export const users = sqliteTable("users", {
  id: text().primaryKey(),
  /** Lower-case, NFC: two spellings of one address are one person. */
  email: text().notNull().unique(),
  username: text().notNull().unique(),
  passwordHash: text().notNull(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  profileImageUrl: text(),
  role: text({ enum: roles }).notNull(),
  isActive: integer({ mode: "boolean" }).notNull().default(true),
  locale: text({ enum: locales }).notNull().default("en"),
  theme: text({ enum: themes }).notNull().default("system"),
  density: text({ enum: densities }).notNull().default("cozy"),
  /** Whether single keys do something (WCAG 2.1.4). */
  hasSingleKeys: integer({ mode: "boolean" }).notNull().default(true),
  /** As colleagues know them: Senior recruiter, critical facilities. */
  title: text(),
  phone: text(),
  /** IANA; every time that this person reads is told in it. */
  timezone: text().notNull().default(defaultTimezone),
  version: integer().notNull().default(1),
  createdAt: text().notNull(),
});

export const sessions = sqliteTable(
  "sessions",
  {
    /** SHA-256 of the id in the cookie: a stolen copy of the database opens no session. */
    idHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: text().notNull(),
    lastSeenAt: text().notNull(),
    endsAt: text().notNull(),
  },
  (table) => [index("sessions_user").on(table.userId)],
);

/** The one open invitation to own this installation; its row is gone for ever once it is used. */
export const setup = sqliteTable(
  "setup",
  {
    id: integer().primaryKey(),
    tokenHash: text().notNull(),
    createdAt: text().notNull(),
    usedAt: text(),
  },
  (table) => [check("setup_single", sql`${table.id} = 1`)],
);
