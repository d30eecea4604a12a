import { and, count, lt, ne, type SQL, sql } from "drizzle-orm";
import type { App } from "@/src/app";
import { cachedCount } from "@/src/http/cached-count";
import { matching, ofEveryClass } from "./filter";
import { dayOf } from "@/modules/records/conditions";
import type { JobCounts } from "../model";
import type { JobFilter } from "../questions";
import { fields } from "../rules";
import { jobCounts as kept, jobs } from "../schema";

type Counted = Pick<typeof kept.$inferSelect, "sourceType" | "n"> & { class: string | null };

/** How many there are of each class; the class of the filter does not change that. */
export async function counts(app: App, filter: JobFilter): Promise<JobCounts> {
  const rows = await countedPerClass(app, ofEveryClass(filter));
  const sum = (of: (row: Counted) => boolean) =>
    rows.filter(of).reduce((total, { n }) => total + n, 0);
  return {
    total: sum(() => true),
    hardTargets: sum((row) => row.class === "hard-target"),
    softTargets: sum((row) => row.class === "soft-target"),
    potential: sum((row) => row.class === "potential"),
    samples: sum(({ sourceType }) => sourceType === "sample"),
  };
}

/** How many a filter shows. */
export async function totalOf(app: App, filter: JobFilter): Promise<number> {
  if (!isKept(filter)) {
    return cachedCount(app, { topic: "jobs", asked: asText(app, filter) }, async () =>
      countOf(app, await matching(app, filter)),
    );
  }
  const rows = await keptPerClass(app, filter);
  return rows
    .filter((row) => !filter.class || row.class === filter.class)
    .reduce((total, { n }) => total + n, 0);
}

const asText = (app: App, filter: JobFilter) =>
  JSON.stringify([filter, dayOf(app, fields, filter.where)]);

/** Out of the counts that triggers keep; where more is asked for, once per change of the jobs. */
const countedPerClass = (app: App, filter: JobFilter): Promise<Counted[]> =>
  isKept(filter)
    ? keptPerClass(app, filter)
    : cachedCount(app, { topic: "jobs", asked: `classes ${asText(app, filter)}` }, () =>
        readPerClass(app, filter),
      );

/** Whether nothing is asked for but what counts are kept by. */
function isKept({ status: _, class: __, sourceType: ___, samples: ____, ...others }: JobFilter) {
  return Object.values(others).every((it) => it === undefined);
}

const keptPerClass = (app: App, { status, sourceType, samples }: JobFilter): Promise<Counted[]> =>
  app.db
    .select()
    .from(kept)
    .where(
      and(
        status === "all" ? undefined : sql`${kept.status} = ${status}`,
        sourceType && sql`${kept.sourceType} = ${sourceType}`,
        samples && ne(kept.sourceType, "sample"),
      ),
    );

const readPerClass = async (app: App, filter: JobFilter): Promise<Counted[]> =>
  app.db
    .select({ class: jobs.class, sourceType: jobs.sourceType, n: count() })
    .from(jobs)
    .where(await matching(app, filter))
    .groupBy(jobs.class, jobs.sourceType);

async function countOf(app: App, condition: SQL | undefined): Promise<number> {
  const [row] = await app.db.select({ n: count() }).from(jobs).where(condition);
  return row?.n ?? 0;
}

/** Counted once an hour and change of the jobs. */
export function countCreated(app: App, from: string, to: string): Promise<number> {
  const isOfThen = and(sql`${jobs.createdAt} >= ${from}`, lt(jobs.createdAt, to));
  const hours = [from, to].map((at) => at.slice(0, "2026-01-01T12".length));
  return cachedCount(app, { topic: "jobs", asked: `created ${hours}` }, () =>
    countOf(app, sql`${isOfThen} and ${jobs.sourceType} <> 'sample'`),
  );
}
