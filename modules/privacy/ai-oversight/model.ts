import { z } from "zod";
import { pageAsked } from "@/modules/records/core/model";
import { Activity, ActivityCounts, ActivityFilter } from "@/modules/records/privacy-log/model";
import { maxPageSize, maxSearchLength, pageSize, worklistSections } from "./rules";

const count = z.number().int().min(0);
const percent = z.number().int().min(0).max(100);

export const Overview = z.object({
  /** Specification §9: completed among all activities, 100 where there is none. */
  complianceRate: percent,
  /** Candidates with consent among all of them, 100 where there is none. */
  consentRate: percent,
  pendingActions: count,
  expiredRetention: count,
  activities: ActivityCounts,
  /** Complete is who has a name, a way to be reached and a country. */
  people: z.object({ total: count, consented: count, complete: count }),
  /** From a request with a day to its answer, the middle of the newest; null where none was answered. */
  responseHours: z.number().min(0).nullable(),
  /** How many stand on each stretch of the worklist. */
  waiting: z.record(z.enum(worklistSections), count),
  requests: z.object({
    open: count,
    /** How many days the oldest of them has waited; null where there is none. */
    oldestDays: count.nullable(),
    /** Past the law's month. */
    overdue: count,
    failed: count,
  }),
  recent: z.array(Activity),
});
export type Overview = z.infer<typeof Overview>;

/** Somebody whose data has to be looked at. */
export const WatchedPerson = z.object({
  id: z.uuid(),
  number: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  dataRetentionUntil: z.iso.date(),
  /** Negative once it is over. */
  daysLeft: z.number().int(),
  gdprConsent: z.boolean(),
  /** By when somebody who did not apply has to be told; null where nobody has to, or it was done. */
  noticeDueOn: z.iso.date().nullable(),
  isRestricted: z.boolean(),
  /** Their erasure is asked for and not done yet. */
  isRequested: z.boolean(),
  /** What keeps them from being erased now. */
  keptBy: z.enum(["hold", "deployed"]).nullable(),
});
export type WatchedPerson = z.infer<typeof WatchedPerson>;

export const WatchQuery = z.object({
  stretch: z.enum(worklistSections).default("expired"),
  /** Part of the name, or the beginning of the address. */
  q: z.string().trim().max(maxSearchLength).optional(),
  ...pageAsked({ usual: pageSize, most: maxPageSize }),
});
export type WatchQuery = z.infer<typeof WatchQuery>;

export const LogQuery = ActivityFilter.extend({
  format: z.enum(["csv", "json", "csv-nl", "csv-de"]).default("csv"),
});
export type LogQuery = z.infer<typeof LogQuery>;
