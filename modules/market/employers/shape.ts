import { and, count, desc, eq, gt, inArray, sql, type SQL } from "drizzle-orm";
import { numberOf as jobNumber } from "@/modules/market/jobs";
import { jobs } from "@/modules/market/jobs/schema";
import type { App } from "@/src/app";
import { daysEarlier } from "@/src/calendar";
import type { Employer, RadarAd } from "./model";
import { maxAdsShown, weekDays, weeksShown } from "./rules";
import { employerAds, employers } from "./schema";

export type EmployerRow = typeof employers.$inferSelect;

/** What counts: a person's own verdict, else what the ads say. */
export const verdict = sql<
  Employer["verdict"]["is"]
>`coalesce(${employers.own}, ${employers.found})`;

export const numberOf = (seq: number) => `E-${String(seq).padStart(4, "0")}`;

type Figures = { newAds: number; weeks: number[] };

export function toEmployer(
  { key, seq, own, found, because, ownBy, ownAt, contactBy, ...row }: EmployerRow,
  { newAds, weeks }: Figures,
  nameOf: (signature: string) => string,
): Employer {
  return {
    ...row,
    id: key,
    number: numberOf(seq),
    verdict: {
      is: own ?? found,
      found,
      own,
      by: ownBy && nameOf(ownBy),
      at: ownAt,
      because,
    },
    contactBy: contactBy && nameOf(contactBy),
    newAds,
    weeks,
  };
}

/** An ad beside its job and its employer, without the text. */
export const adColumns = {
  id: jobs.id,
  seq: jobs.seq,
  title: jobs.title,
  employer: employers.name,
  employerId: employerAds.key,
  verdict,
  metro: employerAds.metro,
  country: employerAds.country,
  role: employerAds.category,
  status: jobs.status,
  isCritical: employerAds.isCritical,
  since: employerAds.since,
  reposts: employerAds.reposts,
  payRange: employerAds.payRange,
  payScore: employerAds.payScore,
};

export const shownAd = ({ seq, ...ad }: Omit<RadarAd, "number"> & { seq: number }): RadarAd => ({
  ...ad,
  number: jobNumber(seq),
});

const asked = (app: App) =>
  app.db
    .select(adColumns)
    .from(employerAds)
    .innerJoin(jobs, eq(jobs.id, employerAds.jobId))
    .innerJoin(employers, eq(employers.key, employerAds.key));

/** Ads as the radar shows them, the longest open first or the newest first. */
export async function adsWhere(app: App, condition: SQL | undefined, order: SQL) {
  const rows = await asked(app).where(condition).orderBy(order).limit(maxAdsShown);
  return rows.map(shownAd);
}

export const adsOf = (app: App, key: string): Promise<RadarAd[]> =>
  adsWhere(app, eq(employerAds.key, key), desc(employerAds.since));

export async function adsById(app: App, ids: string[]): Promise<Map<string, RadarAd>> {
  const rows = await asked(app).where(inArray(jobs.id, ids));
  return new Map(rows.map((row) => [row.id, shownAd(row)]));
}

/** Ads per week of some employers; the last week is the seven days up to now. */
export async function weeksOf(app: App, keys: string[]): Promise<Map<string, number[]>> {
  const rows = await perWeek(app, inArray(employerAds.key, keys));
  const byKey = Map.groupBy(rows, ({ key }) => key);
  return new Map([...byKey].map(([key, some]) => [key, filled(some)]));
}

/** The same of all together. */
export const allWeeks = async (app: App): Promise<number[]> => filled(await perWeek(app));

const perWeek = (app: App, condition?: SQL) => {
  const ago = sql<number>`max(0, cast((julianday(${app.now().toISOString()})
    - julianday(${employerAds.since})) / ${weekDays} as integer))`;
  const key = condition ? employerAds.key : sql<string>`''`;
  return app.db
    .select({ key, ago, n: count() })
    .from(employerAds)
    .where(and(condition, gt(employerAds.since, daysEarlier(app.now(), weeksShown * weekDays))))
    .groupBy(key, ago);
};

export const noWeeks = (): number[] => Array.from({ length: weeksShown }, () => 0);

const filled = (rows: readonly { ago: number; n: number }[]): number[] =>
  noWeeks().map((_, at) => {
    const of = rows.filter(({ ago }) => ago === weeksShown - 1 - at);
    return of.reduce((sum, { n }) => sum + n, 0);
  });
