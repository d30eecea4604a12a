import { eq, inArray } from "drizzle-orm";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { clientRows as clients } from "@/modules/crm/clients/read-model";
import { numberOf } from "@/modules/staffing/deployments/rules";
import { deploymentRows as deployments } from "@/modules/staffing/deployments/read-model";
import {
  type Earning,
  euros,
  measures,
  nothing,
  type Placement,
} from "@/modules/reporting/metrics";
import { periods } from "@/modules/knowledge/periods";
import { projectRows as projects } from "@/modules/staffing/projects/read-model";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { jsonValues } from "@/src/database/bulk-insert";
import { defaultReportPeriod } from "@/src/calendar";
import type { PlacementLine, PlacementLines, PlacementQuery } from "./model";
import { inEuros } from "./revenue";

/** The deployments behind a figure of a report, chosen by the same rules; the newest start first. */
export async function placements(app: App, query: PlacementQuery): Promise<PlacementLines> {
  const { days, header } = periods.reportPeriodOf(app, query, defaultReportPeriod);
  const all = await measures.placements(app);
  const earnings = await measures.earnings(app, days);
  const lines = query.of === "begun" ? withThose(measures.begunIn(all, days), earnings) : earnings;
  const found = lines.filter(isWanted(query)).toSorted(newestFirst);
  return {
    ...header,
    lines: await named(app, found.slice(0, query.limit)),
    total: found.length,
    ...inEuros(found),
  };
}

/** Whoever began earned something, unless their rates are not known. */
function withThose(begun: readonly Placement[], earnings: readonly Earning[]): Earning[] {
  const of = new Map(earnings.map((it) => [it.placement.id, it]));
  return begun.map((placement) => of.get(placement.id) ?? unpaid(placement));
}

const unpaid = (placement: Placement): Earning => ({
  placement,
  ...nothing,
  agreed: nothing,
  estimated: nothing,
});

const newestFirst = ({ placement: a }: Earning, { placement: b }: Earning) =>
  b.first - a.first || (a.id < b.id ? 1 : -1);

const isWanted =
  ({ service, clientId, recruiterId, source }: PlacementQuery) =>
  (it: Earning): boolean =>
    (!service || it.placement.service === service) &&
    (!clientId || it.placement.clientId === clientId) &&
    (!recruiterId || it.placement.recruiterId === recruiterId) &&
    (!source || it.placement.source === source);

/** With the names that are still known. */
async function named(app: App, lines: readonly Earning[]): Promise<PlacementLine[]> {
  const nameOf = await users.authors(app);
  const rows = await app.db
    .select({
      id: deployments.id,
      seq: deployments.seq,
      position: deployments.position,
      endDate: deployments.endDate,
      firstName: candidates.firstName,
      lastName: candidates.lastName,
      clientName: clients.name,
      projectName: projects.name,
    })
    .from(deployments)
    .innerJoin(clients, eq(clients.id, deployments.clientId))
    .leftJoin(candidates, eq(candidates.id, deployments.candidateId))
    .leftJoin(projects, eq(projects.id, deployments.projectId))
    .where(inArray(deployments.id, jsonValues(lines.map(({ placement }) => placement.id))));
  const of = new Map(rows.map((row) => [row.id, row]));
  return lines.flatMap(({ placement, revenue, billed }) => {
    const row = of.get(placement.id);
    if (!row) return [];
    const { seq, firstName, lastName, ...rest } = row;
    const { recruiterId, service, startDate, source, daysToFill } = placement;
    return {
      ...rest,
      service,
      startDate,
      source,
      daysToFill,
      number: numberOf(seq),
      candidateName: firstName === null ? null : `${firstName} ${lastName}`,
      recruiter: recruiterId && nameOf(recruiterId),
      revenue: euros(revenue),
      billed: euros(billed),
    };
  });
}
