import { sql } from "drizzle-orm";
import type { ContractType, DeploymentStatus } from "@/modules/deployments/rules";
import { periodZone, todayOf } from "@/modules/periods/rules";
import { rates } from "@/modules/rates";
import { dayIn } from "@/modules/zones/rules";
import type { App } from "@/src/app";
import { revisionsOf } from "@/src/http/conditional";
import type { Placement } from "./earning";
import { type Priced, priceOf } from "./pricing";
import { numberOfDay } from "./rules";

const books = new WeakMap<App["db"], { state: string; book: Promise<Placement[]> }>();

/** Every deployment that has begun and was not put away, with what it earns; read once per change of them. */
export async function placements(app: App): Promise<Placement[]> {
  const [revision, { employerPercent }] = await Promise.all([
    revisionsOf(app, ["deployments"]),
    rates.current(app),
  ]);
  const state = `${revision} ${todayOf(app.now())} ${JSON.stringify(employerPercent)}`;
  const known = books.get(app.db);
  if (known?.state === state) return known.book;
  const book = read(app, employerPercent);
  books.set(app.db, { state, book });
  book.catch(() => books.delete(app.db));
  return book;
}

type Row = [
  id: string,
  clientId: string,
  projectId: string | null,
  service: ContractType,
  country: string | null,
  startDate: string,
  endDate: string | null,
  status: DeploymentStatus,
];

async function read(app: App, estimates: Record<string, number>): Promise<Placement[]> {
  const today = todayOf(app.now());
  const [rows, brokenOff, planners, terms] = await Promise.all([
    app.db.all<Row>(sql`
      select id, client_id, project_id, contract_type, country, start_date, end_date, status
      from deployments
      where archived_at is null and status in ('active', 'completed', 'cancelled')
        and start_date <= ${today}
      order by start_date, seq`),
    brokenOffOn(app),
    plannersOf(app),
    termsOf(app),
  ]);
  return rows.flatMap(([id, clientId, projectId, service, country, startDate, endDate, status]) => {
    const broken = brokenOff.get(id);
    if (status === "cancelled" && broken === undefined) return [];
    const ends = [endDate, broken].filter((day) => typeof day === "string").toSorted();
    // Nobody has worked tomorrow yet.
    const last = Math.min(numberOfDay(ends[0] ?? today), numberOfDay(today));
    const first = numberOfDay(startDate);
    const priced = { service, country, first, last, terms: terms.get(id) ?? [] };
    return {
      ...{ id, clientId, projectId, service, startDate, first, last },
      recruiterId: planners.get(id) ?? null,
      isCompleted: status === "completed",
      ...priceOf(priced, estimates),
    };
  });
}

/** When somebody who had begun was called off; the day itself still counts. */
async function brokenOffOn(app: App): Promise<Map<string, string>> {
  const rows = await app.db.all<[string, string]>(sql`
    select h.record_id, max(h.at) from deployments d
    join record_history h on h.record_id = d.id and h.kind = 'deployment'
    where d.status = 'cancelled' and h.event = 'status'
      and json_extract(h.changes, '$.status[0]') = 'active'
      and json_extract(h.changes, '$.status[1]') = 'cancelled'
    group by h.record_id`);
  return new Map(rows.map(([id, at]) => [id, dayIn(at, periodZone)]));
}

/** Who put each deployment into the plan. */
async function plannersOf(app: App): Promise<Map<string, string>> {
  const rows = await app.db.all<[string, string]>(sql`
    select h.record_id, h.by from record_history h
    where h.kind = 'deployment' and h.event = 'added' and h.by is not null`);
  return new Map(rows.filter(([, by]) => isPerson(by)));
}

const isPerson = (signature: string) => /^[\da-f]{8}-[\da-f-]{27}$/.test(signature);

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
async function termsOf(app: App): Promise<Map<string, Priced["terms"]>> {
  const rows = await app.db.all<TermRow>(sql`
    select deployment_id, effective_from, pay_cents, bill_cents, hours_per_week, per_diem_cents,
      employer_percent, fee_percent
    from deployment_terms where state = 'approved'
    order by effective_from, coalesce(decided_at, asked_at)`);
  const found = new Map<string, Priced["terms"]>();
  for (const [id, from, pay, bill, hours, perDiem, employerPercent, feePercent] of rows) {
    const its = found.get(id) ?? [];
    its.push({ from: numberOfDay(from), pay, bill, hours, perDiem, employerPercent, feePercent });
    found.set(id, its);
  }
  return found;
}
