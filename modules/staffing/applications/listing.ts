import { and, asc, count, desc, eq, gt, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { withoutPageOrder, notArchived } from "@/modules/crm/candidates";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { jobRows as jobs } from "@/modules/market/jobs/read-model";
import type { LookedUp } from "@/modules/records/conditions";
import { idsAtOnce, type MatchingIds } from "@/modules/records/core";
import type { App } from "@/src/app";
import { utcToday } from "@/src/calendar";
import { cachedCount, countUpTo, cappedTotal, type Total } from "@/src/http/cached-count";
import { type Order, orderIn, pageBy, paged, rankIn } from "@/src/database/paging";
import { prepared } from "@/src/database/prepared";
import { headWords } from "@/modules/platform/texts";
import { type ExportFile, fileOf, type Sheet } from "@/src/sheets";
import { lookedUp, score } from "./conditions";
import { isOf, matching, matchingAnybody } from "./filter";
import type { Application, ApplicationCounts } from "./model";
import type {
  ApplicationExport,
  ApplicationFilter,
  ApplicationIdsQuery,
  ApplicationQuery,
} from "./questions";
import { type ApplicationSort, closedStatuses, openStatuses, statuses } from "./rules";
import { applications } from "./schema";
import { applicationsWithNames, rowid, shapes } from "./service";

export type ApplicationPage = Total & { applications: Application[]; next: string | null };

const orders: Record<ApplicationSort, Order> = {
  date: { by: sql`${applications.createdAt}`, direction: "descending" },
  name: { by: sql`${candidates.nameKey}`, direction: "ascending" },
  job: { by: sql`lower(${jobs.title})`, direction: "ascending" },
  status: { by: rankIn(applications.status, statuses), direction: "ascending" },
  score: { by: sql`coalesce(${score}, -1)`, direction: "descending" },
};

/** The newest first unless asked otherwise; `next` is where the following page begins. */
export async function list(
  app: App,
  { sort, cursor, limit, ...filter }: ApplicationQuery,
): Promise<ApplicationPage> {
  const today = utcToday(app);
  const shape = { filter: await lookedUp(app, filter), today, sort };
  const asked = JSON.stringify([filter, today]);
  const { rows, next } = await paged({ cursor, limit }, (blanks, isFurther) =>
    pageOf(app.db, blanks, { ...shape, isFurther }),
  );
  return {
    applications: rows.map(await shapes(app)),
    ...(await countedOnce(app, asked, async () =>
      asksOthers(filter)
        ? cappedTotal(await countMatching(app, filter))
        : { total: await countOwn(app, isOf(filter.stretch)), isLeast: false },
    )),
    next,
  };
}

type Shape = Pick<ApplicationQuery, "sort"> & {
  filter: LookedUp<ApplicationFilter>;
  today: string;
  isFurther: boolean;
};

const pageOf = prepared((db, { filter, today, sort, isFurther }: Shape) => {
  const by = orderIn(orders, sort);
  const { begin, order, limit } = pageBy(by, rowid, isFurther);
  return applicationsWithNames(db, sql<string | number>`${by.by}`)
    .where(and(matching(filter, today), begin))
    .orderBy(...order)
    .limit(limit);
});

async function countMatching(app: App, filter: ApplicationFilter): Promise<number> {
  const { conditions, ...rest } = await lookedUp(app, filter);
  const which = matchingAnybody(
    { ...rest, conditions: withoutPageOrder(conditions) },
    utcToday(app),
  );
  // A left join, although every application has its job: SQLite leaves a table out that is joined so and not asked for.
  return countUpTo(
    app,
    sql`${applications} left join ${jobs} on ${jobs.id} = ${applications.jobId}
      join ${candidates} on ${candidates.id} = ${applications.candidateId}
      where ${and(notArchived(conditions), which)}`,
  );
}

/** Once per change of an application, a job or a person. */
const countedOnce = <Figure>(app: App, asked: string, count: () => Promise<Figure>) =>
  cachedCount(app, { topic: ["applications", "candidates", "jobs"], asked }, count);

/** Whether something is asked that only the job or the candidate can answer. */
const asksOthers = ({ q, jobId, origin, where }: ApplicationFilter): boolean =>
  Boolean(q?.trim() || jobId || origin || where);

/** Counts a tab as all of its kind less those of the few archived candidates, so that no other candidate is read. */
async function countOwn(app: App, which: SQL | undefined): Promise<number> {
  const ofAway = and(which, sql`(${candidates.archivedAt} is not null) = 1`);
  const [[all], [away]] = await Promise.all([
    app.db.select({ n: count() }).from(applications).where(which),
    app.db
      .select({ n: count() })
      .from(candidates)
      .crossJoin(applications)
      .where(and(ofAway, eq(applications.candidateId, candidates.id))),
  ]);
  return (all?.n ?? 0) - (away?.n ?? 0);
}

const towards = ({ by, direction }: Order) => {
  const way = direction === "descending" ? desc : asc;
  return [way(by), way(rowid)];
};

const wanted = async (app: App, filter: ApplicationFilter): Promise<SQL | undefined> =>
  matching(await lookedUp(app, filter), utcToday(app));

/** The ids of all that a filter shows, for what is done with all of them. */
export async function matchingIds(
  app: App,
  { after: begin = 0, ...filter }: ApplicationIdsQuery,
): Promise<MatchingIds> {
  const rows = await applicationsWithNames(app.db)
    .where(and(await wanted(app, filter), gt(rowid, begin)))
    .orderBy(asc(rowid))
    .limit(idsAtOnce + 1);
  const page = rows.slice(0, idsAtOnce);
  const next = rows.length > idsAtOnce ? (page.at(-1)?.seq ?? null) : null;
  return { ids: page.map(({ own }) => own.id), next };
}

/** Exactly what the filter shows, all pages of it, in the order of the screen. */
export async function exported(
  app: App,
  { format, sort, ids, ...filter }: ApplicationExport,
): Promise<ExportFile> {
  const rows = await applicationsWithNames(app.db)
    .where(and(await wanted(app, filter), ids && inArray(applications.id, ids)))
    .orderBy(...towards(orderIn(orders, sort)));
  const shown = rows.map(await shapes(app));
  const name = `applications-${utcToday(app)}`;
  return fileOf(format, {
    name,
    title: "Applications",
    heads: headWords,
    columns: cells,
    rows: shown,
  });
}

const cells: Sheet<Application>["columns"] = {
  Candidate: ({ candidateNumber }) => candidateNumber,
  Name: ({ candidateName }) => candidateName,
  Job: ({ jobTitle }) => jobTitle,
  Company: ({ company }) => company,
  Status: ({ status }) => status,
  Source: ({ origin }) => origin,
  "Added by": ({ addedBy }) => addedBy,
  Match: ({ matchScore }) => matchScore,
  Since: ({ appliedDate }) => appliedDate,
  Note: ({ note }) => note,
};

/** How many there are of each sort, of people who have not been put away. */
export const counts = (app: App): Promise<ApplicationCounts> =>
  countedOnce(app, "counts", () => countAll(app));

async function countAll(app: App): Promise<ApplicationCounts> {
  const rows = await app.db
    .select({ status: applications.status, n: count() })
    .from(applications)
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .where(isNull(candidates.archivedAt))
    .groupBy(applications.status);
  const of = new Map(rows.map(({ status, n }) => [status, n]));
  const sumOf = (some: readonly (typeof rows)[number]["status"][]) =>
    some.reduce((sum, status) => sum + (of.get(status) ?? 0), 0);
  return {
    unreviewed: await countOf(app, and(isNull(candidates.archivedAt), isOf("unreviewed"))),
    all: sumOf([...openStatuses, ...closedStatuses]),
    pending: sumOf(["pending"]),
    reviewing: sumOf(["reviewing"]),
    interview: sumOf(["interview"]),
    offer: sumOf(["offer"]),
    closed: sumOf(closedStatuses),
  };
}

async function countOf(app: App, which: SQL | undefined): Promise<number> {
  const [row] = await app.db
    .select({ n: count() })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .where(which);
  return row?.n ?? 0;
}
