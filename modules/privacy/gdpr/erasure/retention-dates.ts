import { and, eq, inArray, ne, notExists, type SQL, sql } from "drizzle-orm";
import { openStatuses } from "@/modules/staffing/applications/rules";
import {
  applicationHistoryRows as applicationHistory,
  applicationRows as applications,
} from "@/modules/staffing/applications/read-model";
import { candidates as people } from "@/modules/crm/candidates";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { deploymentRows as deployments } from "@/modules/staffing/deployments/read-model";
import { packs } from "@/modules/staffing/country-rules";
import { settings } from "@/modules/platform/settings";
import { retentionDays as usualDays } from "../rules";
import type { App } from "@/src/app";
import { jsonValues } from "@/src/database/bulk-insert";
import { nextSlice, pause } from "@/src/workers/time-slices";
import { addDays, utcToday } from "@/src/calendar";

/** Batch sizes of a write and of a read; each takes about one time slice. */
const atOnce = 20;
const readAtOnce = 1000;

type Judged = { id: string; turnedDownUntil: string | null; retentionDays: number | null };

/** Recomputes the retention date of every candidate by today's rules; answers how many changed. */
export async function updateRetentionDates(app: App): Promise<number> {
  const [turnedDown, days] = await Promise.all([turnedDownOf(app), ownDays(app)]);
  const rows = await candidatesToUpdate(app, [...turnedDown.keys()], days);
  const changed = rows.flatMap((row) => {
    const turnedDownUntil = turnedDown.get(row.id) ?? null;
    const isSame = turnedDownUntil === row.turnedDownUntil && row.retentionDays === days;
    return isSame ? [] : [{ id: row.id, turnedDownUntil, retentionDays: days }];
  });
  for (let from = 0; from < changed.length; from += atOnce) {
    await nextSlice();
    await people.retainedAnew(app, changed.slice(from, from + atOnce));
  }
  return changed.length;
}

/** Candidates whose date may change, read in batches: a single query would scan the whole table. */
async function candidatesToUpdate(
  app: App,
  turnedDown: string[],
  days: number | null,
): Promise<Judged[]> {
  const found = new Map<string, Judged>();
  const look = async (which: SQL) => {
    for (const row of await app.db.select(judged).from(candidates).where(which)) {
      found.set(row.id, row);
    }
    await pause();
  };
  const isMarked = sql`(${candidates.turnedDownUntil} is not null or ${candidates.retentionDays} is not ${days})`;
  const [{ last = 0 } = {}] = await app.db
    .select({ last: sql<number>`coalesce(max(${candidates.seq}), 0)` })
    .from(candidates);
  for (let from = 0; from <= last; from += readAtOnce) {
    const isHere = sql`${candidates.seq} >= ${from} and ${candidates.seq} < ${from + readAtOnce}`;
    await look(sql`${isHere} and ${isMarked}`);
  }
  for (let from = 0; from < turnedDown.length; from += readAtOnce) {
    await look(inArray(candidates.id, jsonValues(turnedDown.slice(from, from + readAtOnce))));
  }
  return [...found.values()];
}

const judged = {
  id: candidates.id,
  turnedDownUntil: candidates.turnedDownUntil,
  retentionDays: candidates.retentionDays,
};

/** The agency's shorter period; null if the rules' own one applies. */
async function ownDays(app: App): Promise<number | null> {
  const { retentionDays } = await settings.valueOf(app, "gdpr");
  return retentionDays < usualDays ? retentionDays : null;
}

/**
 * Retention dates of rejected applicants, by the rule of their country: applied, no open application, never deployed.
 */
async function turnedDownOf(app: App): Promise<Map<string, string>> {
  const [rows, daysIn] = await Promise.all([ended(app), turnedDownDays(app)]);
  return new Map(
    rows.flatMap(({ id, country, endedAt }) =>
      endedAt ? [[id, addDays(endedAt, daysIn(country))] as const] : [],
    ),
  );
}

const ended = (app: App) =>
  app.db
    .select({
      id: candidates.id,
      country: candidates.country,
      endedAt: sql<string | null>`max(${applicationHistory.at})`,
    })
    .from(candidates)
    .innerJoin(applications, eq(applications.candidateId, candidates.id))
    .innerJoin(applicationHistory, eq(applicationHistory.applicationId, applications.id))
    .where(and(eq(candidates.origin, "applied"), ne(candidates.status, "hired"), neverWorked(app)))
    .groupBy(candidates.id)
    .having(sql`sum(${applications.status} in ${openStatuses}) = 0`);

const neverWorked = (app: App) =>
  notExists(
    app.db
      .select({ one: sql`1` })
      .from(deployments)
      .where(eq(deployments.candidateId, candidates.id)),
  );

/** Retention days per country; the agency's own country is the default. */
async function turnedDownDays(app: App): Promise<(country: string | null) => number> {
  const today = utcToday(app);
  const [rules, { country: home }] = await Promise.all([
    packs.rulesOn(app, "retention", today),
    settings.valueOf(app, "landing"),
  ]);
  const days = new Map(
    rules.flatMap(({ id, country, values }) =>
      id.endsWith("-retention-turned-down")
        ? [[country, values["keepDays"] ?? defaultDays] as const]
        : [],
    ),
  );
  const atHome = days.get(home) ?? defaultDays;
  return (country) => days.get(country ?? home) ?? atHome;
}

/** Days, if no rule says anything. */
const defaultDays = 28;
