import { and, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import { toIso } from "@/modules/sources/rules";
import { taggedWith } from "@/modules/tags";
import { matchOf } from "@/src/search";
import { keysOf } from "./likeness";
import type { CandidateFilter } from "./questions";
import { candidates } from "./schema";

/** As the indexes of the list write it. */
const isArchived = sql`(${candidates.archivedAt} is not null)`;

export function matching(filter: CandidateFilter): SQL | undefined {
  return and(
    sql`${isArchived} = ${filter.archived === "yes" ? 1 : 0}`,
    filter.status === "all" ? undefined : eq(candidates.status, filter.status),
    filter.country && inArray(candidates.country, filter.country.map(toIso)),
    filter.role && inArray(candidates.role, filter.role),
    ...(filter.skill ?? []).map(holds),
    taggedWith("candidate", candidates.id, filter.tag),
    filter.q?.trim() ? found(filter.q.trim()) : undefined,
  );
}

const holds = (skill: string) =>
  sql`exists (select 1 from json_each(${candidates.skills}) where value = ${skill})`;

/** A number or an address means one person; anything else is searched for as words. */
function found(q: string): SQL {
  const number = /^C-?0*(\d+)$/i.exec(q);
  if (number) return eq(candidates.seq, Number(number[1]));
  const { emailKey } = keysOf({ email: /^\S+@\S+$/.test(q) ? q : null });
  if (emailKey) return eq(candidates.emailKey, emailKey);
  const { phoneKey } = keysOf({ phone: /^[+\d][\d\s()./-]+$/.test(q) ? q : null });
  if (phoneKey) return eq(candidates.phoneKey, phoneKey);
  const words = matchOf(q);
  if (!words) return ne(candidates.seq, candidates.seq);
  return sql`${candidates.seq} in (
    select rowid from candidate_search where candidate_search match ${words})`;
}
