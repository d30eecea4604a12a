import { and, count, desc, eq, lt, ne, type SQL, sql } from "drizzle-orm";
import { users } from "@/modules/users";
import type { App } from "@/src/app";
import { missing } from "@/src/errors";
import { counted } from "@/src/http/counted";
import { pageBy, paged } from "@/src/paging";
import { prepared } from "@/src/prepared";
import { matching, ofEveryClass } from "./filter";
import type { Job, JobCounts, JobFilter, JobQuery, JobRecord } from "./model";
import { jobAnalyses, jobHistory, jobs, postings } from "./schema";
import { columns, shown } from "./shape";
import { newestVerdict, verdictAt } from "./verdicts";

export type JobPage = { jobs: Job[]; total: number; next: string | null };

const orders = {
  score: sql<number>`${jobs.score}`,
  date: sql<string>`coalesce(${jobs.scrapedAt}, '')`,
  salary: sql<number>`coalesce(${jobs.salaryMax}, -1)`,
};

export const orderOf = (sort: JobQuery["sort"]) => orders[sort];

/** One page, best first; `next` is where the following page begins. */
export async function list(
  app: App,
  { sort, cursor, limit, ...filter }: JobQuery,
): Promise<JobPage> {
  const { rows, next } = await paged({ cursor, limit }, (blanks, isFurther) =>
    pageOf(app.db, blanks, { sort, filter, isFurther }),
  );
  const count = () => countOf(app, matching(app, filter));
  return {
    jobs: rows.map(({ row }) => shown(row)),
    total: await counted(app, "jobs", JSON.stringify(filter), count),
    next,
  };
}

type Shape = { sort: JobQuery["sort"]; filter: JobFilter; isFurther: boolean };

const pageOf = prepared((db, { sort, filter, isFurther }: Shape) => {
  const by = orders[sort];
  const { begin, order, limit } = pageBy({ by, direction: "falling" }, jobs.seq, isFurther);
  return db
    .select({ row: columns, at: by, seq: jobs.seq })
    .from(jobs)
    .where(and(matching({ db }, filter), begin))
    .orderBy(...order)
    .limit(limit);
});

export async function find(app: App, id: string): Promise<JobRecord> {
  const [row] = await recordWith(app.db, { id });
  if (!row) return missing("job");
  return {
    ...shown(row),
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

/** Counted once per change of the jobs, however many screens ask. */
export const counts = (app: App, filter: JobFilter): Promise<JobCounts> =>
  counted(app, "jobs", `classes ${JSON.stringify(ofEveryClass(filter))}`, () =>
    countPerClass(app, filter),
  );

async function countPerClass(app: App, filter: JobFilter): Promise<JobCounts> {
  const rows = await app.db
    .select({ class: jobs.class, sourceType: jobs.sourceType, n: count() })
    .from(jobs)
    .where(matching(app, ofEveryClass(filter)))
    .groupBy(jobs.class, jobs.sourceType);
  const sum = (of: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(of).reduce((total, { n }) => total + n, 0);
  return {
    total: sum(() => true),
    hardTargets: sum((row) => row.class === "hard-target"),
    softTargets: sum((row) => row.class === "soft-target"),
    potential: sum((row) => row.class === "potential"),
    samples: sum(({ sourceType }) => sourceType === "sample"),
  };
}

async function countOf(app: App, condition: SQL | undefined): Promise<number> {
  const [row] = await app.db.select({ n: count() }).from(jobs).where(condition);
  return row?.n ?? 0;
}

/** Recent jobs of at least this score, newest first. */
export const strongest = (app: App, from: number, limit: number): Promise<Job[]> =>
  counted(app, "jobs", `strongest ${from} ${limit}`, () => readStrongest(app, from, limit));

async function readStrongest(app: App, from: number, limit: number): Promise<Job[]> {
  const rows = await app.db
    .select(columns)
    .from(jobs)
    .where(
      and(eq(jobs.status, "open"), eq(jobs.sourceType, "scraped"), sql`${jobs.score} >= ${from}`),
    )
    .orderBy(desc(orders.date), desc(jobs.seq))
    .limit(limit);
  return rows.map(shown);
}

/** Counted once an hour and change of the jobs. */
export function countCreated(app: App, from: string, to: string): Promise<number> {
  const isOfThen = and(sql`${jobs.createdAt} >= ${from}`, lt(jobs.createdAt, to));
  const hours = [from, to].map((at) => at.slice(0, "2026-01-01T12".length));
  return counted(app, "jobs", `created ${hours}`, () =>
    countOf(app, and(isOfThen, ne(jobs.sourceType, "sample"))),
  );
}
