import { sql } from "drizzle-orm";
import { type ResolvedPart, type ResolvedValue, listOf } from "@/modules/records/conditions";
import type { App } from "@/src/app";
import { countUpTo } from "@/src/http/cached-count";
import { countPeopleIn } from "../lists/near";
import { isInForce } from "./compilers";

/**
 * Counts the holders of one certificate, or the people near one town, from counters and the index of certificates alone,
 * without reading any candidate. Undefined for every other question.
 */
export async function countOfOne(
  app: App,
  parts: ResolvedPart[],
  most: number,
): Promise<number | undefined> {
  const [part, ...others] = parts;
  if (!part || others.length > 0 || "any" in part || part.isNot) return undefined;
  const [value, ...more] = part.values;
  if (!value || more.length > 0) return undefined;
  if (part.key === "near") return countPeopleIn(app, value.found ?? [], most);
  return part.key === "holds" ? countHolders(app, value, most) : undefined;
}

/** All holders less the few who are archived. */
const countHolders = (app: App, { found = [], on = "" }: ResolvedValue, most: number) =>
  countUpTo(
    app,
    sql`(select distinct held.candidate_id from candidate_certificates held
      where held.certificate in ${listOf(found)} and ${isInForce(on)} and held.candidate_id not in
        (select id from candidates where (candidates.archived_at is not null) = 1))`,
    most,
  );
