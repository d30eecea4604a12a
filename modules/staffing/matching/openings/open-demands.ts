import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import { jobRows as jobs } from "@/modules/market/jobs/read-model";
import type { App } from "@/src/app";
import { jsonValuesParameter } from "@/src/database/bulk-insert";
import { equals, prepared } from "@/src/database/prepared";
import { pause } from "@/src/workers/time-slices";
import { jobsChangedAfter, positions } from "../catching-up/changes";
import type { JobDemand } from "../model";
import { matchedJobs } from "../schema";
import { matchingVersion } from "../scoring/score";
import { Openings } from "./openings";

type Known = { version: string; upTo: number; openings: Openings };
const memory = new WeakMap<App["db"], Known>();

/** Long rows from far apart: as many as a slice of work reads. */
const readAtOnce = 25;

/** The same as far as jobs have been scored by now. */
export const openingsNow = async (app: App): Promise<Openings> =>
  openingsUpTo(app, (await positions(app))?.job ?? 0);

/**
 * The demands of all open jobs scored up to a change. Kept in memory and updated by following the changes; later ones wait
 * for their own scoring.
 */
export async function openingsUpTo(app: App, upTo: number): Promise<Openings> {
  const version = matchingVersion();
  const before = memory.get(app.db);
  const isOurs = before && before.version === version && before.upTo <= upTo;
  const known = isOurs ? before : await rebuild(app, version, upTo);
  memory.set(app.db, known);
  await applyChanges(app, known, upTo);
  return known.openings;
}

async function rebuild(app: App, version: string, upTo: number): Promise<Known> {
  const openings = new Openings();
  for await (const demands of openDemands(app)) for (const one of demands) openings.put(one);
  return { version, upTo, openings };
}

/** Safe without a lock: only the holder of the lease moves the position, so all that moved lies between the two numbers. */
async function applyChanges(app: App, known: Known, upTo: number): Promise<void> {
  while (known.upTo < upTo) {
    const behind = await jobsChangedAfter(app, known.upTo, readAtOnce);
    const changed = behind.filter(({ seq }) => seq <= upTo);
    const ids = changed.map(({ id }) => id);
    const found = await demandsOf(app, ids);
    for (const id of ids) {
      const demand = found.get(id);
      if (demand) known.openings.put(demand);
      else known.openings.remove(id);
    }
    known.upTo = changed.length < readAtOnce ? upTo : (changed.at(-1)?.seq ?? upTo);
    await pause();
  }
}

const isScored = () => and(equals(jobs.status, "open"), eq(matchedJobs.version, matchingVersion()));

/** What some jobs ask for, as it was read when their candidates were last scored; only of those that are open. */
export async function demandsOf(app: App, ids: string[]): Promise<Map<string, JobDemand>> {
  const rows = await demandsWith(app.db, { ids: JSON.stringify(ids) });
  return new Map(rows.map(({ id, demand }) => [id, demand]));
}

const demandsWith = prepared((db) => {
  const isAsked = inArray(matchedJobs.jobId, jsonValuesParameter("ids"));
  return (
    db
      .select({ id: matchedJobs.jobId, demand: matchedJobs.demand })
      .from(matchedJobs)
      // A cross join fixes the order: SQLite would start with all open jobs instead of the given ids.
      .crossJoin(jobs)
      .where(and(isAsked, eq(jobs.id, matchedJobs.jobId), isScored()))
  );
});

const rowid = sql<number>`${matchedJobs}.rowid`;

const demandsBehind = prepared((db) =>
  db
    .select({
      rowid,
      demand: matchedJobs.demand,
      status: jobs.status,
      version: matchedJobs.version,
    })
    .from(matchedJobs)
    .innerJoin(jobs, eq(jobs.id, matchedJobs.jobId))
    .where(gt(rowid, sql.placeholder("last")))
    .orderBy(asc(rowid))
    .limit(readAtOnce),
);

/** What every open job asks for, some at a time. */
async function* openDemands(app: App): AsyncGenerator<JobDemand[]> {
  for (let last = 0; ;) {
    const rows = await demandsBehind(app.db, { last });
    const isOpen = (row: (typeof rows)[number]) =>
      row.status === "open" && row.version === matchingVersion();
    yield rows.filter(isOpen).map(({ demand }) => demand);
    if (rows.length < readAtOnce) return;
    last = rows.at(-1)?.rowid ?? last;
    await pause();
  }
}
