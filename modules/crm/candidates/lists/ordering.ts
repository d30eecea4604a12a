import { type SQLWrapper, sql } from "drizzle-orm";
import { index } from "drizzle-orm/sqlite-core";
import { coalesced } from "@/src/database/paging";

type Ordered = Record<"status" | "placeKey" | "ownerKey" | "lastContactAt", SQLWrapper>;

/** The sort expressions, without bound parameters, because SQLite matches an index on an expression by its text. */
export const orderingsOf = (table: Ordered) => ({
  status: sql`case ${table.status}
    when 'active' then 0 when 'passive' then 1 when 'hired' then 2 else 3 end`,
  place: coalesced(table.placeKey, sql`'~'`),
  owner: coalesced(table.ownerKey, sql`'~'`),
  contact: coalesced(table.lastContactAt, sql`''`),
});

type Indexed = Ordered & Record<"archivedAt" | "seq", SQLWrapper>;

/** For the heads of the table: what can be put in order there. */
export function orderIndexes(table: Indexed) {
  const { status, place, owner, contact } = orderingsOf(table);
  const isArchived = sql`${table.archivedAt} is not null`;
  const seq = sql`${table.seq}`;
  return [
    index("candidates_by_status").on(isArchived, status, seq),
    index("candidates_by_place").on(isArchived, place, seq),
    index("candidates_by_owner").on(isArchived, owner, seq),
    index("candidates_by_contact").on(isArchived, sql`${contact} desc`, sql`${seq} desc`),
  ];
}

type Ranged = Record<
  "archivedAt" | "seq" | "yearsTotal" | "yearsDatacentre" | "availableFrom" | "noticeDays",
  SQLWrapper
>;

/** For what is asked between two ends. Pay has one too, `candidates_pay`, which migrations write by hand. */
export function rangeIndexes(table: Ranged) {
  const isArchived = sql`${table.archivedAt} is not null`;
  const [seq, years, worked] = [
    sql`${table.seq}`,
    sql`${table.yearsTotal}`,
    sql`${table.yearsDatacentre}`,
  ];
  const [from, notice] = [sql`${table.availableFrom}`, sql`${table.noticeDays}`];
  return [
    index("candidates_experience").on(isArchived, years, seq),
    index("candidates_years").on(isArchived, worked, seq),
    index("candidates_free").on(isArchived, from, notice, seq),
  ];
}
