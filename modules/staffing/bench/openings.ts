import { type SQL, sql } from "drizzle-orm";
import { clientRows } from "@/modules/crm/clients/read-model";
import { candidates } from "@/modules/crm/candidates";
import { numberOf } from "@/modules/staffing/projects/rules";
import { toIso, toSpecification } from "@/modules/knowledge/countries/rules";
import type { App } from "@/src/app";
import type { Opening, OpeningQuery } from "./model";
import { maxOpenings } from "./rules";

type Row = [
  id: string,
  seq: number,
  name: string,
  clientName: string | null,
  location: string | null,
  country: string | null,
  from: string | null,
  until: string | null,
  free: number,
];

/** Projects with a free seat for somebody's role where they work, from a day on; not those on whose board they stand. */
export async function openings(
  app: App,
  { candidate: id, from }: OpeningQuery,
): Promise<Opening[]> {
  const { role, country, willingCountries } = await candidates.find(app, id);
  if (role === null) return [];
  const home = country === null ? [] : [country];
  const places = (willingCountries.length > 0 ? willingCountries : home).map(toIso);
  const rows = await app.db.all<Row>(sql`
    select p.id, p.seq, p.name, c.name, p.location, p.country,
      coalesce(min(s."from"), p.start_date), max(coalesce(s.until, p.end_date)),
      min(p.positions_required - p.positions_filled, sum(${freeOfSeat})) as free
    from projects p
    join project_seats s on s.project_id = p.id
    left join ${clientRows} c on c.id = p.client_id
    where p.archived_at is null and p.status in ('planning', 'active')
      and s.role = ${role}
      and coalesce(s.until, p.end_date, ${from}) >= ${from}
      and (p.country is null or p.country in ${places})
      and not exists (
        select 1 from project_candidates e where e.project_id = p.id and e.candidate_id = ${id})
    group by p.id having free > 0
    order by coalesce(min(s."from"), p.start_date, '9999'), p.seq
    limit ${maxOpenings}`);
  return rows.map(openingFrom);
}

/** What of a line of seats nobody takes; deployments that name no seat count in the project's own sum. */
const freeOfSeat: SQL = sql`max(0, s.seats - (
  select count(*) from deployments d
  where d.seat_id = s.id and d.status in ('scheduled', 'active') and d.archived_at is null))`;

const openingFrom = ([id, seq, name, clientName, location, country, ...rest]: Row): Opening => {
  const [from, until, free] = rest;
  return {
    id,
    number: numberOf(seq),
    name,
    clientName,
    location,
    country: country && toSpecification(country),
    from,
    until,
    free,
  };
};
