import { and, eq, gte, inArray, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import type { App } from "@/src/app";
import type { Deployment } from "../model";
import { deployments } from "../schema";
import { rowsWhere } from "../service";
import { toDeployment } from "../shape";

/** A deployment of somebody who is known, as timelines see it. */
export type Stay = Deployment & {
  candidateId: string;
  candidateName: string;
  candidateCountry: string | null;
  isPartTime: boolean;
};

/** Everything people, or one of them, do or have done until a day, that was not called off. */
export async function staysSince(app: App, day: string, candidateId?: string): Promise<Stay[]> {
  const wanted = and(
    candidateId ? eq(deployments.candidateId, candidateId) : isNotNull(deployments.candidateId),
    ne(deployments.status, "cancelled"),
    isNull(deployments.archivedAt),
    or(isNull(deployments.endDate), gte(deployments.endDate, day)),
  );
  const [rows, more] = await Promise.all([
    rowsWhere(app, wanted),
    app.db
      .select({
        id: deployments.id,
        isPartTime: sql<number>`${deployments.partTimeReason} is not null`,
        country: candidates.country,
      })
      .from(deployments)
      .innerJoin(candidates, eq(candidates.id, deployments.candidateId))
      .where(wanted),
  ]);
  const known = new Map(more.map((it) => [it.id, it]));
  return rows.map(toDeployment).flatMap((it): Stay[] => {
    const { candidateId, candidateName } = it;
    const own = known.get(it.id);
    if (candidateId === null || candidateName === null || !own) return [];
    const { country: candidateCountry, isPartTime } = own;
    return [{ ...it, candidateId, candidateName, candidateCountry, isPartTime: isPartTime === 1 }];
  });
}

/** What has begun and did not end before a day. */
export async function begunSince(app: App, day: string): Promise<Deployment[]> {
  const rows = await rowsWhere(
    app,
    and(
      inArray(deployments.status, ["active", "completed"]),
      isNull(deployments.archivedAt),
      or(isNull(deployments.endDate), gte(deployments.endDate, day)),
    ),
  );
  return rows.map(toDeployment);
}
