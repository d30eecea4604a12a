import { type SQL, sql } from "drizzle-orm";
import { candidateRows } from "@/modules/crm/candidates/read-model";
import type { Origin } from "@/modules/crm/candidates/rules";
import { recordHistoryRows } from "@/modules/records/core/read-model";
import type { App } from "@/src/app";
import type { ContractType, DeploymentStatus } from "../rules";

const among = (column: SQL, ids: readonly string[] | undefined): SQL =>
  ids ? sql`and ${column} in (select value from json_each(${JSON.stringify(ids)}))` : sql``;

/** A deployment as figures count it. */
export type PlacementRow = [
  id: string,
  clientId: string,
  projectId: string | null,
  service: ContractType,
  country: string | null,
  startDate: string,
  endDate: string | null,
  status: DeploymentStatus,
  source: Origin | null,
  onTheWayAt: string | null,
  planner: string | null,
  brokenOffAt: string | null,
];

/** Deployments that began or were to, with where the person came from, since when they were on the way, and who planned it. */
export const placementRows = (app: App, ids: readonly string[] | undefined) =>
  app.db.all<PlacementRow>(sql`
    select d.id, d.client_id, d.project_id, d.contract_type, d.country, d.start_date, d.end_date,
      d.status, c.origin, coalesce(a.created_at, p.created_at),
      (select h.by from ${recordHistoryRows} h where h.record_id = d.id
        and h.kind = 'deployment' and h.event = 'added' limit 1),
      case d.status when 'cancelled' then (select max(h.at) from ${recordHistoryRows} h
        where h.record_id = d.id and h.kind = 'deployment' and h.event = 'status'
          and json_extract(h.changes, '$.status[0]') = 'active'
          and json_extract(h.changes, '$.status[1]') = 'cancelled') end
    from deployments d
    left join ${candidateRows} c on c.id = d.candidate_id
    left join applications a on a.id = d.application_id
    left join project_candidates p
      on p.project_id = d.project_id and p.candidate_id = d.candidate_id
    where d.archived_at is null and d.status in ('scheduled', 'active', 'completed', 'cancelled')
      ${among(sql`d.id`, ids)}`);

type TermRow = [
  id: string,
  from: string,
  pay: number | null,
  bill: number | null,
  hours: number | null,
  perDiem: number | null,
  employerPercent: number | null,
  feePercent: number | null,
];

/** What was agreed, in the order in which it came into force. */
export const agreedTerms = (app: App, ids: readonly string[] | undefined): Promise<TermRow[]> =>
  app.db.all<TermRow>(sql`
    select deployment_id, effective_from, pay_cents, bill_cents, hours_per_week, per_diem_cents,
      employer_percent, fee_percent
    from deployment_terms where state = 'approved' ${among(sql`deployment_id`, ids)}
    order by effective_from, coalesce(decided_at, asked_at)`);

/** Of those at work: how many end between two days, and how many there are. */
export async function countEnding(app: App, from: string, until: string) {
  const [[ending = 0, all = 0] = []] = await app.db.all<[number, number]>(sql`
    select count(*) filter (where end_date >= ${from} and end_date <= ${until}), count(*)
    from deployments where status = 'active' and archived_at is null`);
  return { ending, all };
}
