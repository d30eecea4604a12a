import { and, asc, count, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { clientRows as clients } from "@/modules/crm/clients/read-model";
import { projects } from "@/modules/staffing/projects/schema";
import { historyOf, idsMatching } from "@/modules/records/core";
import { dayOf, type LookedUp } from "@/modules/records/conditions";
import type { App } from "@/src/app";
import { utcToday } from "@/src/calendar";
import type { Database } from "@/src/database";
import { cachedCount } from "@/src/http/cached-count";
import { coalesced, type Order, orderIn, pageBy, paged, rankIn } from "@/src/database/paging";
import { prepared } from "@/src/database/prepared";
import { notFound } from "@/src/errors";
import { lookedUp } from "./lists/conditions";
import { matching } from "./lists/filter";
import type { Beside, Deployment, DeploymentRecord } from "./model";
import type {
  DeploymentFilter,
  DeploymentIdsQuery,
  DeploymentQuery,
  OverlapQuery,
} from "./questions";
import { type DeploymentSort, fields, statuses, takingStatuses } from "./rules";
import { deployments } from "./schema";
import { besideOf, columns, eurosOf, type ListRow, toDeployment } from "./shape";
import { termsOf } from "./terms/terms";

export type DeploymentPage = { deployments: Deployment[]; total: number; next: string | null };

/** An open end is later than any day. */
const orders: Record<DeploymentSort, Order> = {
  date: { by: sql`${deployments.createdAt}`, direction: "descending" },
  start: { by: sql`${deployments.startDate}`, direction: "descending" },
  end: { by: sql`coalesce(${deployments.endDate}, '9999-12-31')`, direction: "ascending" },
  candidate: { by: sql`coalesce(${candidates.nameKey}, '~')`, direction: "ascending" },
  client: { by: sql`${clients.nameKey}`, direction: "ascending" },
  place: { by: sql`coalesce(lower(${deployments.location}), '~')`, direction: "ascending" },
  status: { by: rankIn(deployments.status, statuses), direction: "ascending" },
  owner: { by: coalesced(deployments.ownerKey, sql`'~'`), direction: "ascending" },
};

export const orderOf = (sort: DeploymentQuery["sort"]): Order => orderIn(orders, sort);

/** One page; `next` is where the following page begins. */
export async function list(
  app: App,
  { sort, cursor, limit, ...filter }: DeploymentQuery,
): Promise<DeploymentPage> {
  const today = dayOf(app, fields, filter.where);
  const looked = await lookedUp(app, filter);
  const { rows, next } = await paged({ cursor, limit }, (blanks, isFurther) =>
    pageOf(app.db, blanks, { sort, filter: looked, today, isFurther }),
  );
  return {
    deployments: rows.map((row) => toDeployment(row)),
    total: await cachedCount(
      app,
      { topic: "deployments", asked: JSON.stringify([filter, today]) },
      () => countOf(app, filter),
    ),
    next,
  };
}

type Shape = {
  sort: DeploymentQuery["sort"];
  filter: LookedUp<DeploymentFilter>;
  today: string;
  isFurther: boolean;
};

const pageOf = prepared((db, { sort, filter, today, isFurther }: Shape) => {
  const by = orderOf(sort);
  const { begin, order, limit } = pageBy(by, deployments.seq, isFurther);
  return named(db, { at: sql<string | number>`${by.by}` })
    .where(and(matching(filter, today), begin))
    .orderBy(...order)
    .limit(limit);
});

async function countOf(app: App, filter: DeploymentFilter): Promise<number> {
  const [row] = await app.db
    .select({ n: count() })
    .from(deployments)
    .where(matching(await lookedUp(app, filter), utcToday(app)));
  return row?.n ?? 0;
}

/** The ids of all that a filter shows, for what is done with all of them. */
export async function matchingIds(app: App, { after, ...filter }: DeploymentIdsQuery) {
  const wanted = matching(await lookedUp(app, filter), utcToday(app));
  return idsMatching(app, deployments, { wanted, after });
}

/** Whole rows with the names around them. */
export const named = <More extends Record<string, SQL<string | number>>>(
  db: Database,
  more: More,
) =>
  db
    .select({ ...columns, ...more })
    .from(deployments)
    .innerJoin(clients, eq(clients.id, deployments.clientId))
    .leftJoin(candidates, eq(candidates.id, deployments.candidateId))
    .leftJoin(projects, eq(projects.id, deployments.projectId));

/** Those of them that are wanted, for lists without pages. */
export const rowsWhere = (app: App, wanted: SQL | undefined): Promise<ListRow[]> =>
  named(app.db, {}).where(wanted).orderBy(asc(deployments.startDate), asc(deployments.seq));

export async function find(app: App, id: string): Promise<DeploymentRecord> {
  const [[own], [row]] = await Promise.all([ownRow(app.db, { id }), rows(app.db, { id }, "it")]);
  if (!own || !row) return notFound("deployment");
  const { candidateId, startDate, endDate, replacesId } = own;
  const [terms, seat, others, history] = await Promise.all([
    termsOf(app, id),
    rows(app.db, { id, replacesId }, "seat"),
    candidateId ? overlapping(app, { candidateId, startDate, endDate, except: id }) : [],
    historyOf(app, "deployment", id),
  ]);
  const byReplacing = seat.map((it) => ({ ...besideOf(it), isEarlier: it.id === replacesId }));
  return {
    ...toDeployment(row),
    hoursPerWeek: own.hoursPerWeek,
    perDiem: eurosOf(own.perDiemCents),
    employerPercent: own.employerPercent,
    feePercent: own.feePercent,
    partTimeReason: own.partTimeReason,
    cancelReason: own.cancelReason,
    terms,
    overlapping: others,
    replaces: byReplacing.find(({ isEarlier }) => isEarlier) ?? null,
    replacedBy: byReplacing.find(({ isEarlier }) => !isEarlier) ?? null,
    history,
  };
}

type Days = Omit<OverlapQuery, "endDate"> & { endDate?: string | null | undefined };

/** Where else the same person is, or will be, in the same days. */
export async function overlapping(app: App, days: Days): Promise<Beside[]> {
  const { candidateId, startDate, endDate = null, except = null } = days;
  const found = await rows(app.db, { candidateId, startDate, endDate, except }, "beside");
  return found.map(besideOf);
}

const ownRow = prepared((db) =>
  db
    .select()
    .from(deployments)
    .where(eq(deployments.id, sql.placeholder("id"))),
);

/** An open end is later than any day. */
const wanted = {
  it: eq(deployments.id, sql.placeholder("id")),
  /** Who sat there before, and who sits there after. */
  seat: or(
    eq(deployments.replacesId, sql.placeholder("id")),
    eq(deployments.id, sql.placeholder("replacesId")),
  ),
  // The plus keeps SQLite from walking an index of all that run: one person has few.
  beside: and(
    eq(deployments.candidateId, sql.placeholder("candidateId")),
    inArray(sql`+${deployments.status}`, [...takingStatuses]),
    sql`${deployments.archivedAt} is null`,
    sql`coalesce(${deployments.endDate}, '9999-12-31') >= ${sql.placeholder("startDate")}`,
    sql`+${deployments.startDate} <= coalesce(${sql.placeholder("endDate")}, '9999-12-31')`,
    ne(deployments.id, sql`coalesce(${sql.placeholder("except")}, '')`),
  ),
};

const rows = prepared((db, which: keyof typeof wanted) =>
  named(db, {}).where(wanted[which]).orderBy(asc(deployments.startDate), asc(deployments.seq)),
);
