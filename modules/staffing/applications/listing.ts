import { and, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { jobRows as jobs } from "@/modules/market/jobs/read-model";
import type { App } from "@/src/app";
import { after, cursorAt } from "@/src/database/paging";
import type { Application, ApplicationCounts, ApplicationQuery } from "./model";
import { closedStatuses, openStatuses, type Stretch } from "./rules";
import { applications } from "./schema";
import { applicationsWithNames, rowid, shapes } from "./service";

export type ApplicationPage = { applications: Application[]; total: number; next: string | null };

/** The newest first; `next` is where the following page begins. */
export async function list(
  app: App,
  { cursor, limit, ...filter }: ApplicationQuery,
): Promise<ApplicationPage> {
  const at = applications.createdAt.getSQL();
  const which = matching(filter);
  const rows = await applicationsWithNames(app)
    .where(and(which, cursor ? after({ by: at, direction: "falling" }, rowid, cursor) : undefined))
    .orderBy(desc(at), desc(rowid))
    .limit(limit + 1);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    applications: rows.slice(0, limit).map(await shapes(app)),
    total: await countOf(app, which),
    next: last ? cursorAt(last.own.createdAt, last.rowid) : null,
  };
}

/** How many there are of each sort, of people who have not been put away. */
export async function counts(app: App): Promise<ApplicationCounts> {
  const rows = await app.db
    .select({ status: applications.status, n: count() })
    .from(applications)
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .where(isNull(candidates.archivedAt))
    .groupBy(applications.status);
  const of = new Map(rows.map(({ status, n }) => [status, n]));
  const sumOf = (statuses: readonly (typeof rows)[number]["status"][]) =>
    statuses.reduce((sum, status) => sum + (of.get(status) ?? 0), 0);
  return {
    unreviewed: await countOf(app, matching({ stretch: "unreviewed" })),
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

type Filter = Pick<ApplicationQuery, "stretch" | "q" | "jobId" | "origin">;

const matching = ({ stretch, q, jobId, origin }: Filter): SQL | undefined =>
  and(
    isNull(candidates.archivedAt),
    isOf(stretch),
    jobId ? eq(applications.jobId, jobId) : undefined,
    origin ? eq(applications.origin, origin) : undefined,
    ...(q ?? "").split(/\s+/).filter(Boolean).map(names),
  );

function isOf(stretch: Stretch): SQL | undefined {
  if (stretch === "all") return undefined;
  if (stretch === "closed") return inArray(applications.status, [...closedStatuses]);
  if (stretch !== "unreviewed") return eq(applications.status, stretch);
  // Written out, so that SQLite knows its own small index for it.
  return and(sql`${applications.status} = 'pending'`, isNotNull(applications.appliedAt));
}

/** Every word has to stand somewhere in what the row shows. */
const names = (word: string): SQL =>
  sql`instr(lower(${candidates.firstName} || ' ' || ${candidates.lastName} || ' ' || ${jobs.title}
    || ' ' || coalesce(${jobs.company}, '')), ${word.toLowerCase()}) > 0`;
