import { and, desc, eq, gt, inArray, type SQL } from "drizzle-orm";
import { jobs } from "@/modules/jobs/schema";
import type { App } from "@/src/app";
import type { RadarAd } from "./model";
import { daysBefore, mostAdsShown, weekDays, weeksShown } from "./rules";
import { employerAds, employers } from "./schema";
import { adColumns, shownAd } from "./shape";

const asked = (app: App) =>
  app.db
    .select(adColumns)
    .from(employerAds)
    .innerJoin(jobs, eq(jobs.id, employerAds.jobId))
    .innerJoin(employers, eq(employers.key, employerAds.key));

/** Ads as the radar shows them, the longest open first or the newest first. */
export async function adsWhere(app: App, condition: SQL | undefined, order: SQL) {
  const rows = await asked(app).where(condition).orderBy(order).limit(mostAdsShown);
  return rows.map(shownAd);
}

export const adsOf = (app: App, key: string): Promise<RadarAd[]> =>
  adsWhere(app, eq(employerAds.key, key), desc(employerAds.since));

export async function adsById(app: App, ids: string[]): Promise<Map<string, RadarAd>> {
  const rows = await asked(app).where(inArray(jobs.id, ids));
  return new Map(rows.map((row) => [row.id, shownAd(row)]));
}

/** Ads per week of some employers, or of all; the last week is the seven days up to now. */
export async function weeksOf(app: App, keys?: string[]): Promise<Map<string, number[]>> {
  const from = daysBefore(app.now(), weeksShown * weekDays);
  const rows = await app.db
    .select({ key: employerAds.key, since: employerAds.since })
    .from(employerAds)
    .where(and(keys && inArray(employerAds.key, keys), gt(employerAds.since, from)));
  const weeks = new Map<string, number[]>();
  for (const { key, since } of rows) {
    const counts = weeks.get(key) ?? noWeeks();
    const at = weekAt(since, app.now());
    counts[at] = (counts[at] ?? 0) + 1;
    weeks.set(key, counts);
  }
  return weeks;
}

export const noWeeks = (): number[] => Array.from({ length: weeksShown }, () => 0);

const weekMs = weekDays * 24 * 60 * 60 * 1000;

/** Which of the shown weeks a moment falls into; a board's clock may run ahead of ours. */
const weekAt = (iso: string, now: Date): number =>
  weeksShown - 1 - Math.max(0, Math.floor((now.getTime() - Date.parse(iso)) / weekMs));
