import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import { taggedWith } from "@/modules/tags";
import { matchOf } from "@/src/search";
import type { ClientFilter } from "./questions";
import { clients } from "./schema";

/** As the indexes of the list write it. */
const isArchived = sql`(${clients.archivedAt} is not null)`;

export function matching({ q, status, tag, archived }: ClientFilter): SQL | undefined {
  return and(
    sql`${isArchived} = ${archived === "yes" ? 1 : 0}`,
    status === "all" ? undefined : eq(clients.status, status),
    taggedWith("client", clients.id, tag),
    q?.trim() ? found(q.trim()) : undefined,
  );
}

/** A number means one client; anything else is searched for as words. */
function found(q: string): SQL {
  const number = /^K-?0*(\d+)$/i.exec(q);
  if (number) return eq(clients.seq, Number(number[1]));
  const words = matchOf(q);
  if (!words) return ne(clients.seq, clients.seq);
  return sql`${clients.seq} in (
    select rowid from client_search where client_search match ${words})`;
}
