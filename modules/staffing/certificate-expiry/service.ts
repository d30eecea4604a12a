import { and, asc, count, eq, sql } from "drizzle-orm";
import { candidateCertificates as held, candidates } from "@/modules/crm/candidates/schema";
import type { App } from "@/src/app";
import { counted } from "@/src/http/counted";
import { after, cursorAt } from "@/src/paging";
import { matching, papersIn } from "./filter";
import type { EndingCertificate, ExpiryCounts, ExpiryFilter, ExpiryQuery } from "./model";
import { buckets } from "./rules";
import { columns, shown } from "./shape";

export type ExpiryPage = {
  certificates: EndingCertificate[];
  total: number;
  next: string | null;
};

const rowid = sql<number>`${held}.rowid`;

/** What ends soon or has ended, the earliest end first; `next` is where the following page begins. */
export async function list(
  app: App,
  { cursor, limit, ...filter }: ExpiryQuery,
): Promise<ExpiryPage> {
  const today = dayOf(app);
  const begin = cursor ? after(held.expiresOn.getSQL(), rowid, cursor, "rising") : undefined;
  const rows = await app.db
    .select({ ...columns, rowid })
    .from(held)
    .innerJoin(candidates, eq(candidates.id, held.candidateId))
    .where(and(matching(filter, today), begin))
    .orderBy(asc(held.expiresOn), asc(rowid))
    .limit(limit + 1);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    certificates: await shown(app, rows.slice(0, limit), today),
    total: await totalOf(app, filter, today),
    next: last ? cursorAt(last.expiresOn, last.rowid) : null,
  };
}

/** How many there are on each stretch of the way. */
export async function counts(app: App): Promise<ExpiryCounts> {
  const today = dayOf(app);
  const [expired = 0, week = 0, month = 0, quarter = 0] = await Promise.all(
    buckets.map((bucket) => totalOf(app, { bucket }, today)),
  );
  return { expired, week, month, quarter };
}

/** Counted once per day and change of a candidate, a paper or a deployment. */
const totalOf = (app: App, filter: ExpiryFilter, today: string): Promise<number> =>
  counted(
    app,
    filter.deployed ? "deployments" : "candidates",
    JSON.stringify(["ending", filter, today]),
    () => countOf(app, filter, today),
  );

/** All in the index less those of the few who were put away: asking for each holder would cost a hundred times that. */
async function countOf(app: App, filter: ExpiryFilter, today: string): Promise<number> {
  const papers = papersIn(filter, today);
  const [[all], [away]] = await Promise.all([
    app.db.select({ n: count() }).from(held).where(papers),
    app.db
      .select({ n: count() })
      .from(candidates)
      .crossJoin(held)
      .where(and(isAway, eq(held.candidateId, candidates.id), papers)),
  ]);
  return (all?.n ?? 0) - (away?.n ?? 0);
}

/** As the indexes of the list write it. */
const isAway = sql`(${candidates.archivedAt} is not null) = 1`;

const dayOf = (app: App) => app.now().toISOString().slice(0, 10);
