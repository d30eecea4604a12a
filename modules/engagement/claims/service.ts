import { settings } from "@/modules/platform/settings";
import type { Claim } from "@/modules/platform/branding/agency/model";
import { type ClaimName, claims } from "@/modules/platform/branding/agency/rules";
import type { App } from "@/src/app";
import { count, isNull, ne, and, sql } from "drizzle-orm";
import { applicationRows as applications } from "@/modules/staffing/applications/read-model";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { deploymentRows as deployments } from "@/modules/staffing/deployments/read-model";
import { medianOf } from "@/modules/staffing/pipeline/rules";
import { projectCandidateRows as projectCandidates } from "@/modules/staffing/pipeline/read-model";
import { recordHistoryRows as recordHistory } from "@/modules/records/core/read-model";
import { cachedCount } from "@/src/http/cached-count";
import { utcDay } from "@/src/calendar";
import type { AllMeasured, Measured } from "./model";
import { minCases, months } from "./rules";

/** What the agency's own records say of its figures, without samples; counted once per change of them. */
async function measureClaims(app: App): Promise<AllMeasured> {
  const since = sinceOf(app.now());
  const [success, days, professionals] = await Promise.all([
    cachedCount(app, { topic: "deployments", asked: `success since ${since}` }, () =>
      successOf(app, since),
    ),
    cachedCount(app, { topic: "deployments", asked: `days since ${since}` }, () =>
      daysOf(app, since),
    ),
    cachedCount(app, { topic: "candidates", asked: "professionals" }, () => professionalsOf(app)),
  ]);
  return { success, days, professionals };
}

/** The first day that still counts. */
function sinceOf(now: Date): string {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  return utcDay(then);
}

const shown = (cases: number, amount: number | null): Measured => ({
  cases,
  amount: cases < minCases || amount === null ? null : Math.round(amount),
});

/** Of the deployments that ended: how many in a hundred came to their end, rather than being broken off. */
async function successOf(app: App, since: string): Promise<Measured> {
  const brokenOff = sql`(select max(h.at) from ${recordHistory} h
    where h.record_id = d.id and h.kind = 'deployment'
      and json_extract(h.changes, '$.status[0]') = 'active'
      and json_extract(h.changes, '$.status[1]') = 'cancelled')`;
  const rows = await app.db.all<[number, number | null]>(sql`
    select count(*), sum(status = 'completed') from (
      select d.status status,
        case d.status when 'completed' then d.end_date else ${brokenOff} end ended
      from ${deployments} d
      where d.status in ('completed', 'cancelled') and d.is_sample = 0 and d.archived_at is null)
    where ended >= ${since}`);
  const [ended = 0, completed] = rows[0] ?? [];
  return shown(ended, ended === 0 ? null : (100 * (completed ?? 0)) / ended);
}

/** From the day on which somebody applied or was put on the project's board, to their first day at work. */
async function daysOf(app: App, since: string): Promise<Measured> {
  const begun = sql`coalesce(
    (select a.created_at from ${applications} a where a.id = d.application_id),
    (select min(p.created_at) from ${projectCandidates} p
      where p.project_id = d.project_id and p.candidate_id = d.candidate_id))`;
  const rows = await app.db.all<[number]>(sql`
    select days from (
      select julianday(d.start_date) - julianday(date(${begun})) days from ${deployments} d
      where d.status in ('active', 'completed') and d.is_sample = 0 and d.archived_at is null
        and d.start_date >= ${since})
    where days >= 0`);
  return shown(rows.length, medianOf(rows.map(([days]) => days)));
}

async function professionalsOf(app: App): Promise<Measured> {
  const [row] = await app.db
    .select({ n: count() })
    .from(candidates)
    .where(and(isNull(candidates.archivedAt), ne(candidates.origin, "sample")));
  const n = row?.n ?? 0;
  return shown(n, n);
}

export { measureClaims as measured, sinceOf };

/** A figure as the public is told it; `cases` where it was measured, from how many. */
export type Claimed = Claim & { cases: number | null };

/** Each figure: measured where the agency chose that and its records say enough, else as it was typed. */
export async function listClaims(app: App): Promise<Record<ClaimName, Claimed>> {
  const { figures, measured: chosen } = await settings.valueOf(app, "landing");
  const own = chosen.length > 0 ? await measureClaims(app) : null;
  const one = (name: ClaimName): Claimed => {
    const isChosen = chosen.find((it) => it === name);
    const found = isChosen && own?.[isChosen];
    if (!found || found.amount === null) return { ...figures[name], cases: null };
    return { amount: found.amount, source: "", asOf: "", cases: found.cases };
  };
  return Object.fromEntries(claims.map((name) => [name, one(name)])) as Record<ClaimName, Claimed>;
}
