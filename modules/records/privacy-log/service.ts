import { and, count, desc, eq, gte, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { users } from "@/modules/platform/accounts";
import { type Locale, locales } from "@/modules/platform/accounts/rules";
import { labelsOf } from "@/modules/records/core";
import type { App } from "@/src/app";
import { jsonValues } from "@/src/database/bulk-insert";
import { prepared } from "@/src/database/prepared";
import deeds from "./deeds.json";
import type { Activity, ActivityCounts, ActivityFilter, ActivityQuery } from "./model";
import type { ActivityType } from "./rules";
import { gdprActivities as activities, gdprActivityCounts as activityCounts } from "./schema";

type Row = typeof activities.$inferSelect;
export type ActivityPage = { activities: Activity[]; total: number; next: string | null };

/** One page, newest first, in the words of a language. */
export async function list(
  app: App,
  { cursor, limit, ...filter }: ActivityQuery,
  locale = "en",
): Promise<ActivityPage> {
  const which = matching(filter, locale);
  const [rows, total] = await Promise.all([
    app.db
      .select()
      .from(activities)
      .where(and(which, cursor ? lt(activities.seq, cursor) : undefined))
      .orderBy(desc(activities.seq))
      .limit(limit + 1),
    which ? app.db.$count(activities, which) : countRows(app.db, {}).then(sumOf),
  ]);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    activities: await named(app, await shown(app, page, locale)),
    total,
    next: last ? String(last.seq) : null,
  };
}

async function named(app: App, page: Activity[]): Promise<Activity[]> {
  const places = page.flatMap(({ entityType: kind, entityId: recordId }) =>
    kind === "user" ? [] : [{ kind, recordId }],
  );
  const [labels, nameOf] = await Promise.all([labelsOf(app, places), users.authors(app)]);
  return page.map((it) => {
    const { entityType, entityId } = it;
    const name = entityType === "user" ? nameOf(entityId) : labels.get(entityId);
    return { ...it, entityName: name ?? null };
  });
}

/** All of one person, newest first. */
export async function ofEntity(app: App, entityId: string, locale = "en"): Promise<Activity[]> {
  const rows = await app.db
    .select()
    .from(activities)
    .where(eq(activities.entityId, entityId))
    .orderBy(desc(activities.seq));
  return shown(app, rows, locale);
}

/** For which of these a line of a deed still waits to be done. */
export async function pendingAmong(app: App, deed: string, ids: string[]): Promise<string[]> {
  const rows = await app.db
    .selectDistinct({ id: activities.entityId })
    .from(activities)
    .where(
      and(
        inArray(activities.entityId, jsonValues(ids)),
        eq(activities.deed, deed),
        eq(activities.status, "pending"),
      ),
    );
  return rows.map(({ id }) => id);
}

/** How many lines of each type were written in a period. */
export async function countsByType(
  app: App,
  { from, to }: { from: string; to: string },
): Promise<Map<string, number>> {
  const rows = await app.db
    .select({ type: activities.type, n: count() })
    .from(activities)
    .where(and(gte(activities.createdAt, from), lt(activities.createdAt, to)))
    .groupBy(activities.type);
  return new Map(rows.map(({ type, n }) => [type, n]));
}

/** Out of counts that triggers keep; those that are overdue stand beside each other in an index. */
export async function counts(app: App): Promise<ActivityCounts> {
  const [rows, overdue] = await Promise.all([
    countRows(app.db, {}),
    app.db.$count(
      activities,
      and(eq(activities.status, "pending"), lt(activities.dueAt, app.now().toISOString())),
    ),
  ]);
  const of = Object.fromEntries(rows.map(({ status, n }) => [status, n]));
  const { completed = 0, pending = 0, failed = 0 } = of;
  return { total: sumOf(rows), completed, pending, failed, overdue };
}

const countRows = prepared((db) => db.select().from(activityCounts));
const sumOf = (rows: { n: number }[]) => rows.reduce((sum, { n }) => sum + n, 0);

const matching = ({ type, status, q, entityId }: ActivityFilter, locale: string) =>
  and(
    type && eq(activities.type, type),
    status && eq(activities.status, status),
    entityId ? eq(activities.entityId, entityId) : undefined,
    q ? holding(q, locale) : undefined,
  );

const holding = (q: string, locale: string): SQL | undefined =>
  or(
    inArray(activities.deed, jsonValues(deedsWith(q, locale))),
    sql`instr(${activities.entityId}, ${q.toLowerCase()}) > 0`,
  );

async function shown(app: App, rows: Row[], locale: string): Promise<Activity[]> {
  if (rows.length === 0) return [];
  const nameOf = await users.authors(app);
  return rows.map(({ seq: _, recordedBy, ...row }) => ({
    ...row,
    entityName: null,
    description: describeActivity(row.deed, locale),
    recordedBy: nameOf(recordedBy),
  }));
}

/** What can be done about somebody's data; a new deed is a line in deeds.json. */
export type Deed = keyof typeof deeds;

type Words = Record<Locale, string> & { type: ActivityType };
const known = new Map(Object.entries(deeds as Record<Deed, Words>));

export const typeOf = (deed: Deed): ActivityType => deeds[deed].type as ActivityType;

const isLocale = (locale: string): locale is Locale => locales.some((it) => it === locale);

/** What a line says in a language, English where there is none for it. */
const describeActivity = (deed: string, locale: string): string =>
  known.get(deed)?.[isLocale(locale) ? locale : "en"] ?? deed;

/** The deeds whose words hold what somebody typed, in their language or in English. */
function deedsWith(q: string, locale: string): string[] {
  const wanted = q.toLocaleLowerCase();
  const holds = (text: string) => text.toLocaleLowerCase().includes(wanted);
  return [...known.keys()].filter(
    (deed) => holds(describeActivity(deed, locale)) || holds(describeActivity(deed, "en")),
  );
}
