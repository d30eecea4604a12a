import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { roles, type Role } from "@/modules/knowledge/analysis/rules";
import type { Sign } from "./model";
import { contacts, leadReasons, leadStates, payRanges, verdicts } from "./rules";

/** A company named in ads, as its ads make it, and what a person said of it. */
export const employers = sqliteTable(
  "employers",
  {
    /** The company as merging compares it: no case, no accents, no legal form. */
    key: text().primaryKey(),
    seq: integer().notNull().unique(),
    name: text().notNull(),
    firstSeenAt: text().notNull(),
    /** Since when its newest ad is open. */
    newestAt: text().notNull(),
    /** Since when its oldest open ad is open; null while none is. */
    oldestAt: text(),
    openAds: integer().notNull(),
    allAds: integer().notNull(),
    reposts: integer().notNull(),
    /** 0 to 100, over the ads whose text was read; null where none was. */
    payScore: integer(),
    payAds: integer().notNull(),
    metros: text({ mode: "json" })
      .$type<{ name: string; country: string | null; n: number }[]>()
      .notNull(),
    roles: text({ mode: "json" }).$type<{ role: Role; n: number }[]>().notNull(),
    found: text({ enum: verdicts }).notNull(),
    because: text({ mode: "json" }).$type<Sign[]>().notNull(),
    /** A person's own verdict, which the ads never change. */
    own: text({ enum: verdicts }),
    ownBy: text(),
    ownAt: text(),
    contact: text({ enum: contacts }).notNull().default("none"),
    contactAt: text(),
    contactBy: text(),
    /** Counts what people change; what its ads make of it is not counted. */
    version: integer().notNull().default(1),
  },
  (table) => [
    index("employers_open").on(table.openAds, table.seq),
    index("employers_newest").on(table.newestAt),
  ],
);

/** One row per job with a company: the little that employers, leads and market figures are counted from. */
export const employerAds = sqliteTable(
  "employer_ads",
  {
    jobId: text().primaryKey(),
    key: text().notNull(),
    company: text().notNull(),
    metro: text(),
    country: text(),
    category: text({ enum: roles }),
    isCritical: integer({ mode: "boolean" }).notNull(),
    isOpen: integer({ mode: "boolean" }).notNull(),
    since: text().notNull(),
    firstSeenAt: text().notNull(),
    reposts: integer().notNull(),
    /** Whole units of `payCurrency` per year. */
    payMin: integer(),
    payMax: integer(),
    payCurrency: text(),
    hasText: integer({ mode: "boolean" }).notNull(),
    isOwnBoard: integer({ mode: "boolean" }).notNull(),
    signs: text({ mode: "json" }).$type<Sign[]>().notNull(),
    payRange: text({ enum: payRanges }).notNull(),
    isWide: integer({ mode: "boolean" }).notNull(),
    asksHistory: integer({ mode: "boolean" }).notNull(),
    isGendered: integer({ mode: "boolean" }).notNull(),
    payScore: integer(),
  },
  (table) => [
    index("employer_ads_key").on(table.key, table.since),
    index("employer_ads_open").on(table.isOpen, table.since),
    index("employer_ads_reposted").on(table.isOpen, table.reposts),
    index("employer_ads_since").on(table.since),
    index("employer_ads_market").on(table.category, table.country, table.payCurrency),
  ],
);

/** What has changed and is to be counted anew; triggers fill it with the change itself. */
export const employerQueue = sqliteTable(
  "employer_queue",
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    kind: text({ enum: ["ad", "employer"] }).notNull(),
    id: text().notNull(),
  },
  (table) => [uniqueIndex("employer_queue_id").on(table.kind, table.id)],
);

/** Several ads of one employer in one metro: somebody to call. */
export const leads = sqliteTable(
  "leads",
  {
    id: text().primaryKey(),
    key: text().notNull(),
    metro: text().notNull(),
    country: text(),
    state: text({ enum: leadStates }).notNull(),
    ownerId: text(),
    reason: text({ enum: leadReasons }),
    note: text(),
    /** The ads it rests on. */
    jobIds: text({ mode: "json" }).$type<string[]>().notNull(),
    version: integer().notNull().default(1),
    createdAt: text().notNull(),
    updatedAt: text().notNull(),
  },
  (table) => [
    uniqueIndex("leads_live")
      .on(table.key, table.metro)
      .where(sql`${table.state} in ('open', 'assigned')`),
    index("leads_state").on(table.state, table.updatedAt),
    index("leads_employer").on(table.key),
  ],
);
