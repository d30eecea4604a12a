import { and, asc, count, eq, gt, gte, inArray, lt, min, or, type SQL, sql } from "drizzle-orm";
import type { App } from "@/src/app";
import { daysEarlier } from "@/src/calendar";
import type { Competition, Radar } from "./model";
import { hardToFillDays, liveLeadStates, weekDays } from "./rules";
import { employerAds, employers, leads } from "./schema";
import { adsWhere, allWeeks, verdict } from "./shape";

/** What moved in the last seven days, beside the seven before. */
export async function overview(app: App): Promise<Radar> {
  const [week, before] = [daysEarlier(app.now(), weekDays), daysEarlier(app.now(), 2 * weekDays)];
  const since = {
    week: gte(employerAds.since, week),
    before: within(employerAds.since, before, week),
  };
  const [ads, critical, fresh, hard, live, agencies, all, weeks] = await Promise.all([
    moved(app, { table: employerAds, now: since.week, before: since.before }),
    moved(app, {
      table: employerAds,
      now: and(since.week, isCritical),
      before: and(since.before, isCritical),
    }),
    newEmployers(app, week, before),
    app.db.$count(employerAds, isHardToFill(app)),
    app.db.$count(leads, inArray(leads.state, [...liveLeadStates])),
    app.db.$count(employers, and(eq(verdict, "agency"), gt(employers.openAds, 0))),
    app.db.$count(employers, gt(employers.allAds, 0)),
    allWeeks(app),
  ]);
  return {
    employers: all,
    ads,
    criticalAds: critical,
    newEmployers: fresh,
    hardToFill: hard,
    liveLeads: live,
    agencies,
    weeks,
    asOf: app.now().toISOString(),
  };
}

const isCritical = eq(employerAds.isCritical, true);
const within = (column: typeof employerAds.since, from: string, to: string) =>
  and(gte(column, from), lt(column, to));

/** A table of ads, narrowed to one stretch of time and to the one before. */
type Compared = { table: typeof employerAds; now: SQL | undefined; before: SQL | undefined };

async function moved(app: App, { table, now, before }: Compared) {
  const [value, earlier] = await Promise.all([
    app.db.$count(table, now),
    app.db.$count(table, before),
  ]);
  return { value, before: earlier };
}

/** Everybody is new to somebody who has only begun to look: then there is no week before to compare with. */
async function newEmployers(app: App, week: string, before: string) {
  const firstSeen = employers.firstSeenAt;
  const [value, earlier, [start]] = await Promise.all([
    app.db.$count(employers, gte(firstSeen, week)),
    app.db.$count(employers, and(gte(firstSeen, before), lt(firstSeen, week))),
    app.db.select({ at: min(firstSeen) }).from(employers),
  ]);
  const hasBefore = start?.at !== null && start?.at !== undefined && start.at < before;
  return { value, before: hasBefore ? earlier : null };
}

/** Open for long, or back again: the best reason to call. */
const isHardToFill = (app: App) =>
  and(
    eq(employerAds.isOpen, true),
    or(lt(employerAds.since, daysEarlier(app.now(), hardToFillDays)), gt(employerAds.reposts, 0)),
  );

export const hardToFill = (app: App) => adsWhere(app, isHardToFill(app), asc(employerAds.since));

/** Which agencies advertise what where: whom we meet there, and a hint whom they serve. */
export async function competitors(app: App): Promise<Competition[]> {
  const { key: id, metro, country, category: role } = employerAds;
  const rows = await app.db
    .select({ id, metro, country, role, name: employers.name, ads: count() })
    .from(employerAds)
    .innerJoin(employers, eq(employers.key, employerAds.key))
    .where(and(eq(verdict, "agency"), eq(employerAds.isOpen, true)))
    .groupBy(metro, country, role, id)
    .orderBy(sql`count(*) desc`, employers.name);
  const groups = Map.groupBy(rows, (row) => `${row.country}|${row.metro}|${row.role}`);
  return [...groups.values()]
    .flatMap((some) => competitionOf(some))
    .toSorted((a, b) => b.ads - a.ads);
}

type Row = Omit<Competition, "agencies"> & Competition["agencies"][number];

function competitionOf(some: Row[]): Competition[] {
  const [first] = some;
  if (!first) return [];
  const { metro, country, role } = first;
  const agencies = some.map(({ id, name, ads }) => ({ id, name, ads }));
  const ads = agencies.reduce((sum, agency) => sum + agency.ads, 0);
  return [{ metro, country, role, ads, agencies }];
}
