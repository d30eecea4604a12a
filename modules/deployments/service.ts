import { and, asc, count, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import { candidates } from "@/modules/candidates/schema";
import { clients } from "@/modules/clients/schema";
import { projects } from "@/modules/projects/schema";
import { historyOf } from "@/modules/records";
import type { App } from "@/src/app";
import { missing } from "@/src/errors";
import { counted } from "@/src/http/counted";
import { type Direction, pageBy, paged } from "@/src/paging";
import { prepared } from "@/src/prepared";
import { matching } from "./filter";
import type { Beside, Deployment, DeploymentRecord } from "./model";
import type { DeploymentFilter, DeploymentQuery, OverlapQuery } from "./questions";
import { type DeploymentSort, takingStatuses } from "./rules";
import { deployments } from "./schema";
import { besideOf, columns, eurosOf, type ListRow, shown } from "./shape";
import { termsOf } from "./terms";

export type DeploymentPage = { deployments: Deployment[]; total: number; next: string | null };

type Order = { by: SQL<string | number>; direction: Direction };

/** An open end is later than any day. */
export const orders: Record<DeploymentSort, Order> = {
  date: { by: sql`${deployments.createdAt}`, direction: "falling" },
  start: { by: sql`${deployments.startDate}`, direction: "falling" },
  end: { by: sql`coalesce(${deployments.endDate}, '9999-12-31')`, direction: "rising" },
};

/** One page; `next` is where the following page begins. */
export async function list(
  app: App,
  { sort, cursor, limit, ...filter }: DeploymentQuery,
): Promise<DeploymentPage> {
  const { rows, next } = await paged({ cursor, limit }, (blanks, isFurther) =>
    pageOf(app.db, blanks, { sort, filter, isFurther }),
  );
  return {
    deployments: rows.map(({ at: _, ...row }) => shown(row)),
    total: await counted(app, "deployments", JSON.stringify(filter), () => countOf(app, filter)),
    next,
  };
}

type Shape = { sort: DeploymentSort; filter: DeploymentFilter; isFurther: boolean };

const pageOf = prepared((db, { sort, filter, isFurther }: Shape) => {
  const { begin, order, limit } = pageBy(orders[sort], deployments.seq, isFurther);
  return db
    .select({ ...columns, at: orders[sort].by })
    .from(deployments)
    .innerJoin(clients, eq(clients.id, deployments.clientId))
    .leftJoin(candidates, eq(candidates.id, deployments.candidateId))
    .leftJoin(projects, eq(projects.id, deployments.projectId))
    .where(and(matching(filter), begin))
    .orderBy(...order)
    .limit(limit);
});

async function countOf(app: App, filter: DeploymentFilter): Promise<number> {
  const [row] = await app.db.select({ n: count() }).from(deployments).where(matching(filter));
  return row?.n ?? 0;
}

/** Whole rows with the names around them, for lists without pages. */
export const rowsWhere = (app: App, wanted: SQL | undefined): Promise<ListRow[]> =>
  app.db
    .select(columns)
    .from(deployments)
    .innerJoin(clients, eq(clients.id, deployments.clientId))
    .leftJoin(candidates, eq(candidates.id, deployments.candidateId))
    .leftJoin(projects, eq(projects.id, deployments.projectId))
    .where(wanted)
    .orderBy(asc(deployments.startDate), asc(deployments.seq));

export async function find(app: App, id: string): Promise<DeploymentRecord> {
  const [own] = await app.db.select().from(deployments).where(eq(deployments.id, id));
  const [row] = await rowsWhere(app, eq(deployments.id, id));
  if (!own || !row) return missing("deployment");
  const seat = await rowsWhere(
    app,
    or(eq(deployments.replacesId, id), eq(deployments.id, own.replacesId ?? "")),
  );
  const byReplacing = seat.map((it) => ({ ...besideOf(it), isEarlier: it.id === own.replacesId }));
  return {
    ...shown(row),
    hoursPerWeek: own.hoursPerWeek,
    perDiem: eurosOf(own.perDiemCents),
    employerPercent: own.employerPercent,
    feePercent: own.feePercent,
    partTimeReason: own.partTimeReason,
    cancelReason: own.cancelReason,
    terms: await termsOf(app, id),
    overlapping: own.candidateId
      ? await overlapping(app, { ...own, candidateId: own.candidateId, except: id })
      : [],
    replaces: byReplacing.find(({ isEarlier }) => isEarlier) ?? null,
    replacedBy: byReplacing.find(({ isEarlier }) => !isEarlier) ?? null,
    history: await historyOf(app, "deployment", id),
  };
}

type Days = Omit<OverlapQuery, "endDate"> & { endDate?: string | null | undefined };

/** Where else the same person is, or will be, in the same days. */
export async function overlapping(app: App, days: Days): Promise<Beside[]> {
  const rows = await rowsWhere(
    app,
    and(
      eq(deployments.candidateId, days.candidateId),
      inArray(deployments.status, [...takingStatuses]),
      sql`${deployments.archivedAt} is null`,
      sql`coalesce(${deployments.endDate}, '9999-12-31') >= ${days.startDate}`,
      days.endDate ? sql`${deployments.startDate} <= ${days.endDate}` : undefined,
      days.except ? ne(deployments.id, days.except) : undefined,
    ),
  );
  return rows.map(besideOf);
}
