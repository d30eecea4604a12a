import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import { inRange, type Bounds, isWithin, rangesAsked } from "@/modules/records/core";
import { taggedWith } from "@/modules/records/tags";
import { ftsQueryOf } from "@/src/search";
import { compileConditions, type LookedUp } from "@/modules/records/conditions";
import type { ClientFilter } from "./questions";
import { ranges } from "../rules";
import { clients } from "../schema";
import { conditionCompilers } from "./conditions";

/** As the indexes of the list write it. */
const isArchived = sql`(${clients.archivedAt} is not null)`;

const bounds: Bounds<typeof ranges> = {
  value: inRange(sql`(${clients.valueCents} / 100.0)`),
  added: inRange(clients.createdAt),
};

export function matching(filter: LookedUp<ClientFilter>, today: string): SQL | undefined {
  const { status, tag, archived } = filter;
  const { q, asked } = rangesAsked(ranges, filter);
  return and(
    sql`${isArchived} = ${archived === "yes" ? 1 : 0}`,
    status === "all" ? undefined : eq(clients.status, status),
    taggedWith("client", clients.id, tag),
    isWithin(asked, bounds),
    compileConditions(filter.conditions, conditionCompilers, today),
    q?.trim() ? found(q.trim()) : undefined,
  );
}

/** A number means one client; anything else is searched for as words. */
function found(q: string): SQL {
  const number = /^K-?0*(\d+)$/i.exec(q);
  if (number) return eq(clients.seq, Number(number[1]));
  const words = ftsQueryOf(q);
  if (!words) return ne(clients.seq, clients.seq);
  return sql`${clients.seq} in (
    select rowid from client_search where client_search match ${words})`;
}
