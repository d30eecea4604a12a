import { and, asc, count, eq, type SQL, sql } from "drizzle-orm";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { clientRows as clients } from "@/modules/crm/clients/read-model";
import { projects } from "@/modules/staffing/projects/schema";
import type { App } from "@/src/app";
import type { Database } from "@/src/database";
import { counted } from "@/src/http/cached-count";
import { type Direction, pageBy, paged } from "@/src/paging";
import { prepared } from "@/src/prepared";
import { matching } from "./lists/filter";
import type { Deployment } from "./model";
import type { DeploymentFilter, DeploymentQuery } from "./questions";
import type { DeploymentSort } from "./rules";
import { deployments } from "./schema";
import { columns, type ListRow, toDeployment } from "./shape";

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
    deployments: rows.map(({ at: _, ...row }) => toDeployment(row)),
    total: await counted(app, "deployments", JSON.stringify(filter), () => countOf(app, filter)),
    next,
  };
}

type Shape = { sort: DeploymentSort; filter: DeploymentFilter; isFurther: boolean };

const pageOf = prepared((db, { sort, filter, isFurther }: Shape) => {
  const { begin, order, limit } = pageBy(orders[sort], deployments.seq, isFurther);
  return named(db, { at: orders[sort].by })
    .where(and(matching(filter), begin))
    .orderBy(...order)
    .limit(limit);
});

async function countOf(app: App, filter: DeploymentFilter): Promise<number> {
  const [row] = await app.db.select({ n: count() }).from(deployments).where(matching(filter));
  return row?.n ?? 0;
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
