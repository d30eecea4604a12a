import { and, asc, eq, gte, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { clientRows as clients } from "@/modules/crm/clients/read-model";
import type { App } from "@/src/app";
import { utcToday } from "@/src/calendar";
import { numberOf, takingStatuses } from "../rules";
import { deployments } from "../schema";

/** `starting`: scheduled, with a first day until then or missed. `ending`: at work, with a last day until then. */
export type Near = "starting" | "ending";

const columns = {
  id: deployments.id,
  seq: deployments.seq,
  position: deployments.position,
  startDate: deployments.startDate,
  endDate: deployments.endDate,
  clientId: deployments.clientId,
  projectId: deployments.projectId,
  siteId: deployments.siteId,
  candidateId: deployments.candidateId,
  clientName: clients.name,
  candidateName: sql<string | null>`${candidates.firstName} || ' ' || ${candidates.lastName}`,
};

/** Whoever's day comes near, the nearest first, and how many there are until that day. */
export async function nearDates(
  app: App,
  which: Near,
  { until, limit }: { until: string; limit: number },
) {
  const wanted = conditions[which](until, utcToday(app));
  const rows = await app.db
    .select(columns)
    .from(deployments)
    .innerJoin(clients, eq(clients.id, deployments.clientId))
    .leftJoin(candidates, eq(candidates.id, deployments.candidateId))
    .where(wanted)
    .orderBy(asc(which === "starting" ? deployments.startDate : deployments.endDate))
    .limit(limit);
  const total = rows.length < limit ? rows.length : await app.db.$count(deployments, wanted);
  return { total, deployments: rows.map(({ seq, ...row }) => ({ ...row, number: numberOf(seq) })) };
}

/** The same person goes on somewhere, so that nobody rolls off. */
const goesOn = sql`exists (select 1 from ${deployments} as later
  where later.candidate_id = ${deployments.candidateId} and later.id <> ${deployments.id}
    and later.archived_at is null and later.status in ${takingStatuses}
    and (later.end_date is null or later.end_date > ${deployments.endDate}))`;

const conditions: Record<Near, (until: string, today: string) => SQL | undefined> = {
  starting: (until) =>
    and(
      eq(deployments.status, "scheduled"),
      lte(deployments.startDate, until),
      isNull(deployments.archivedAt),
      isNotNull(deployments.candidateId),
    ),
  ending: (until, today) =>
    and(
      eq(deployments.status, "active"),
      gte(deployments.endDate, today),
      lte(deployments.endDate, until),
      isNull(deployments.archivedAt),
      isNotNull(deployments.candidateId),
      sql`not ${goesOn}`,
    ),
};
