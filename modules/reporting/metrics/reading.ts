import { type SQL, sql } from "drizzle-orm";
import type { Origin } from "@/modules/crm/candidates/rules";
import {
  type ContractType,
  daysBetween,
  type DeploymentStatus,
} from "@/modules/staffing/deployments/rules";
import { periodZone } from "@/modules/knowledge/periods/rules";
import { dayIn } from "@/src/calendar/time-zones";
import type { App } from "@/src/app";
import type { Placement } from "./earning";
import { type Priced, priceOf } from "./pricing";
import { numberOfDay } from "./rules";

type Estimates = Record<string, number>;

/** The placements among some deployments, or among all; also those that are to begin on another day. */
export async function readPlacements(
  app: App,
  estimates: Estimates,
  ids?: readonly string[],
): Promise<Placement[]> {
  const [rows, terms] = await Promise.all([rowsOf(app, ids), termsOf(app, ids)]);
  return rows.flatMap((row) => placementOf(row, terms.get(row[0]) ?? [], estimates));
}

const among = (column: SQL, ids: readonly string[] | undefined): SQL =>
  ids ? sql`and ${column} in (select value from json_each(${JSON.stringify(ids)}))` : sql``;

type Row = [
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

/** With where the person came from, since when they were on the way, and who planned it. */
const rowsOf = (app: App, ids: readonly string[] | undefined) =>
  app.db.all<Row>(sql`
    select d.id, d.client_id, d.project_id, d.contract_type, d.country, d.start_date, d.end_date,
      d.status, c.origin, coalesce(a.created_at, p.created_at),
      (select h.by from record_history h where h.record_id = d.id
        and h.kind = 'deployment' and h.event = 'added' limit 1),
      case d.status when 'cancelled' then (select max(h.at) from record_history h
        where h.record_id = d.id and h.kind = 'deployment' and h.event = 'status'
          and json_extract(h.changes, '$.status[0]') = 'active'
          and json_extract(h.changes, '$.status[1]') = 'cancelled') end
    from deployments d
    left join candidates c on c.id = d.candidate_id
    left join applications a on a.id = d.application_id
    left join project_candidates p
      on p.project_id = d.project_id and p.candidate_id = d.candidate_id
    where d.archived_at is null and d.status in ('active', 'completed', 'cancelled')
      ${among(sql`d.id`, ids)}`);

/** Whoever was called off before they began is none. */
function placementOf(row: Row, terms: Priced["terms"], estimates: Estimates): Placement[] {
  const [id, clientId, projectId, service, country, startDate, endDate, status] = row;
  const [, , , , , , , , source, onTheWayAt, planner, brokenOffAt] = row;
  if (status === "cancelled" && brokenOffAt === null) return [];
  // The day on which somebody was called off still counts.
  const off = brokenOffAt === null ? never : dayIn(brokenOffAt, periodZone);
  const last = Math.min(numberOfDay(off), numberOfDay(endDate ?? never));
  const first = numberOfDay(startDate);
  return [
    {
      ...{ id, clientId, projectId, service, startDate, first, last, source },
      daysToFill: daysToFill(onTheWayAt, startDate),
      recruiterId: planner !== null && isPerson(planner) ? planner : null,
      isCompleted: status === "completed",
      ...priceOf({ service, country, first, last, terms }, estimates),
    },
  ];
}

/** An end that is open. */
const never = "9999-12-31";

const isPerson = (signature: string) => /^[\da-f]{8}-[\da-f-]{27}$/.test(signature);

/** From the day on which somebody applied or was put on the project's board, to their first day at work. */
function daysToFill(onTheWayAt: string | null, startDate: string): number | null {
  if (onTheWayAt === null) return null;
  const days = daysBetween(dayIn(onTheWayAt, periodZone), startDate);
  return days < 0 ? null : days;
}

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
async function termsOf(
  app: App,
  ids: readonly string[] | undefined,
): Promise<Map<string, Priced["terms"]>> {
  const rows = await app.db.all<TermRow>(sql`
    select deployment_id, effective_from, pay_cents, bill_cents, hours_per_week, per_diem_cents,
      employer_percent, fee_percent
    from deployment_terms where state = 'approved' ${among(sql`deployment_id`, ids)}
    order by effective_from, coalesce(decided_at, asked_at)`);
  const found = new Map<string, Priced["terms"]>();
  for (const [id, from, pay, bill, hours, perDiem, employerPercent, feePercent] of rows) {
    const its = found.get(id) ?? [];
    its.push({ from: numberOfDay(from), pay, bill, hours, perDiem, employerPercent, feePercent });
    found.set(id, its);
  }
  return found;
}
