import { and, desc, eq, sql } from "drizzle-orm";
import { users } from "@/modules/platform/accounts";
import { idsMatching } from "@/modules/records/core";
import type { Contribution } from "@/modules/records/timeline";
import type { App } from "@/src/app";
import { notFound } from "@/src/errors";
import { type Order, orderIn, pageBy, paged, allPages } from "@/src/database/paging";
import { prepared } from "@/src/database/prepared";
import { totalOf } from "./lists/counting";
import { type LookedUp, lookedUp, matching, matchingNow } from "./lists/filter";
import type { Job, JobRecord } from "./model";
import type { JobIdsQuery, JobQuery } from "./questions";
import type { JobSort } from "./rules";
import { inEuros } from "./euros";
import { jobAnalyses, jobHistory, jobs, postings } from "./schema";
import { columns, toJob } from "./shape";
import { newestVerdict, verdictAt } from "./verdicts";

export { countCreated, counts } from "./lists/counting";
export { facets } from "./lists/facets";

export type JobPage = { jobs: Job[]; total: number; next: string | null };

const orders: Record<JobSort, Order> = {
  score: { by: jobs.score, direction: "descending" },
  priority: { by: jobs.priority, direction: "descending" },
  date: { by: sql`coalesce(${jobs.scrapedAt}, '')`, direction: "descending" },
  // Pay in a currency without a rate stands behind what can be compared, before none at all.
  salary: {
    by: sql`coalesce(${inEuros(sql`${jobs.salaryMax}`)}, iif(${jobs.salaryMax} is null, -1, 0))`,
    direction: "descending",
  },
  number: { by: jobs.seq, direction: "descending" },
  title: { by: sql`lower(${jobs.title})`, direction: "ascending" },
  place: { by: sql`coalesce(lower(${jobs.location}), '~')`, direction: "ascending" },
};

export const orderOf = (sort: JobQuery["sort"]): Order => orderIn(orders, sort);

/** One page, best first; `next` is where the following page begins. */
export async function list(
  app: App,
  { sort, cursor, limit, ...filter }: JobQuery,
): Promise<JobPage> {
  const asked = await lookedUp(app, filter);
  const { rows, next } = await paged({ cursor, limit }, (blanks, isFurther) =>
    pageOf(app.db, blanks, { sort, filter: asked, isFurther }),
  );
  return { jobs: rows.map(({ row }) => toJob(row)), total: await totalOf(app, filter), next };
}

/** So many rows are read and written at once; others are answered in between. */
const rowsAtOnce = 125;

/** The same, all of it, page by page. */
export async function* listWhole(app: App, asked: Omit<Shape, "isFurther">): AsyncGenerator<Job[]> {
  const pages = allPages(rowsAtOnce, (blanks, isFurther) =>
    pageOf(app.db, blanks, { ...asked, isFurther }),
  );
  for await (const rows of pages) yield rows.map(({ row }) => toJob(row));
}

type Shape = { sort: JobQuery["sort"]; filter: LookedUp; isFurther: boolean };

const pageOf = prepared((db, { sort, filter, isFurther }: Shape) => {
  const by = orderOf(sort);
  const { begin, order, limit } = pageBy(by, jobs.seq, isFurther);
  return db
    .select({ row: columns, at: sql<string | number>`${by.by}`, seq: jobs.seq })
    .from(jobs)
    .where(and(matchingNow({ db }, filter), begin))
    .orderBy(...order)
    .limit(limit);
});

/** The ids of all that a filter shows, for what is done with all of them. */
export const matchingIds = async (app: App, { after, ...filter }: JobIdsQuery) =>
  idsMatching(app, jobs, { wanted: await matching(app, filter), after });

export async function find(app: App, id: string): Promise<JobRecord> {
  const [row] = await recordWith(app.db, { id });
  if (!row) return notFound("job");
  return {
    ...toJob(row),
    description: row.description,
    analysis: row.analysis,
    verdict: await verdictAt(app, row.verdictSeq),
    postings: (await postingsOf(app.db, { id })).map((posting) => ({
      ...posting,
      location: posting.places.map(({ raw }) => raw).join(", ") || null,
    })),
    history: await historyOf(app, id),
  };
}

const recordWith = prepared((db) =>
  db
    .select({
      ...columns,
      description: jobs.description,
      analysis: jobAnalyses.analysis,
      verdictSeq: newestVerdict,
    })
    .from(jobs)
    .leftJoin(jobAnalyses, eq(jobAnalyses.jobId, jobs.id))
    .where(eq(jobs.id, sql.placeholder("id"))),
);
const postingsOf = prepared((db) =>
  db
    .select()
    .from(postings)
    .where(eq(postings.jobId, sql.placeholder("id"))),
);
const happenings = prepared((db) =>
  db
    .select()
    .from(jobHistory)
    .where(eq(jobHistory.jobId, sql.placeholder("id")))
    .orderBy(desc(jobHistory.seq)),
);

async function historyOf(app: App, id: string): Promise<JobRecord["history"]> {
  const nameOf = await users.authors(app);
  const rows = await happenings(app.db, { id });
  return rows.map((row) => ({ ...row, by: row.by && nameOf(row.by) }));
}

/** Recent jobs that are hard targets, newest first. */
export const strongest = async (app: App, limit: number): Promise<Job[]> =>
  (await strongestJobs(app.db, { limit })).map(toJob);

/** By their own small index, named because SQLite would sooner sort all that are open. */
const strongestJobs = prepared((db) =>
  db
    .select(columns)
    .from(jobs)
    .where(
      sql`${jobs.seq} in (select seq from jobs indexed by jobs_strongest
        where status = 'open' and source_type = 'scraped' and score >= 80
        order by scraped_at desc, seq desc limit ${sql.placeholder("limit")})`,
    )
    .orderBy(desc(jobs.scrapedAt), desc(jobs.seq)),
);

/** Jobs have a history of their own, which ads write by the thousand. */
export const jobChanges: Contribution = {
  type: "change",
  rank: 8,
  async tell(app, { kind, id, older, limit, nameOf }) {
    if (kind !== "job") return [];
    const rows = await app.db
      .select()
      .from(jobHistory)
      .where(and(eq(jobHistory.jobId, id), older(jobHistory.at, jobHistory.seq)))
      .orderBy(desc(jobHistory.at), desc(jobHistory.seq))
      .limit(limit);
    return rows.map(({ jobId: _, ...row }) => ({
      ...row,
      changes: forReaders(row.changes),
      by: row.by && nameOf(row.by),
    }));
  },
};

/** Which rules and which words an analysis was made from is kept as hashes, which say nothing to a reader. */
const forReaders = ({
  version: _,
  inputsHash: __,
  ...changes
}: JobRecord["history"][0]["changes"]) => changes;
