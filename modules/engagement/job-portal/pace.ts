import { sql } from "drizzle-orm";
import {
  applicationHistoryRows as applicationHistory,
  applicationRows as applications,
} from "@/modules/staffing/applications/read-model";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { claims, minCases } from "@/modules/engagement/claims";
import { medianOf } from "@/modules/staffing/pipeline/rules";
import type { App } from "@/src/app";
import { cachedCount } from "@/src/http/cached-count";
import type { Pace } from "./model";

/** With which status of an application a step of hiring is reached. */
const reached = { review: "reviewing", technical: "interview", offer: "offer" } as const;

/** How many days after applying people really came to a step of hiring; only where enough of them did. */
export async function pace(app: App): Promise<Pace[]> {
  const since = claims.sinceOf(app.now());
  const [steps, { days }] = await Promise.all([
    cachedCount(app, { topic: "applications", asked: `pace since ${since}` }, () =>
      stepsSince(app, since),
    ),
    claims.measured(app),
  ]);
  const { amount, cases } = days;
  return [...steps, ...(amount === null ? [] : [{ step: "start" as const, days: amount, cases }])];
}

async function stepsSince(app: App, since: string): Promise<Pace[]> {
  const rows = await app.db.all<[string, number]>(sql`
    select h."to", julianday(min(h.at)) - julianday(a.applied_at)
    from ${applications} a
    join ${applicationHistory} h on h.application_id = a.id
    join ${candidates} c on c.id = a.candidate_id
    where a.applied_at >= ${since} and h.at >= a.applied_at and c.origin <> 'sample'
      and h."to" in (select value from json_each(${JSON.stringify(Object.values(reached))}))
    group by a.id, h."to"`);
  const daysTo = Map.groupBy(rows, ([status]) => status);
  return Object.entries(reached).flatMap(([name, status]) => {
    const days = (daysTo.get(status) ?? []).map(([, it]) => it);
    const step = name as keyof typeof reached;
    const median = medianOf(days);
    const isEnough = days.length >= minCases && median !== null;
    return isEnough ? [{ step, days: Math.round(median), cases: days.length }] : [];
  });
}
