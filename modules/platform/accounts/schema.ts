import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { defaultTimezone } from "@/src/calendar";
import { densities, locales, roles, signInOutcomes, themes } from "./rules";

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
  lastSignInAt: text(),
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
    /** Browser and system, and the first part of the address: enough to know one's own again. */
    device: text().notNull().default(""),
    network: text().notNull().default(""),
    /** When they last showed by password or code that it is them. */
    provenAt: text().notNull().default(""),
    /** The known device that it was opened on. */
    deviceHash: text().notNull().default(""),
  },
  (table) => [index("sessions_user").on(table.userId)],
);

/** Browsers that have signed in before: strangers' guesses never make them wait. They open nothing. */
export const knownDevices = sqliteTable(
  "known_devices",
  {
    /** SHA-256 of what stands in the cookie; one browser may be known to several accounts. */
    idHash: text().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Browser and system. */
    device: text().notNull(),
    createdAt: text().notNull(),
    lastUsedAt: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.idHash, table.userId] }),
    index("known_devices_user").on(table.userId, table.lastUsedAt),
  ],
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

/** Who signed in, who tried to, and from where; kept for a while so that a stranger's attempt is seen. */
export const signIns = sqliteTable(
  "sign_ins",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    at: text().notNull(),
    /** Null where nobody has the address that was typed, which itself is not kept. */
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    outcome: text({ enum: signInOutcomes }).notNull(),
    network: text().notNull(),
    device: text().notNull(),
  },
  (table) => [index("sign_ins_user").on(table.userId, table.id), index("sign_ins_at").on(table.at)],
);

/** The secret that a person's authenticator app shares with us; in force once a code has shown that it does. */
export const secondFactors = sqliteTable("second_factors", {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Under the installation's key. */
  sealed: text().notNull(),
  createdAt: text().notNull(),
  confirmedAt: text(),
  /** The newest half minute whose code was used; none before it counts any more. */
  lastStep: integer().notNull().default(0),
});

/** For whoever has lost the app; each opens once. */
export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    codeHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    usedAt: text(),
  },
  (table) => [index("recovery_codes_user").on(table.userId)],
);
