import { sql } from "drizzle-orm";
import { type AskedPart, type AskedValue, listOf } from "@/modules/records/conditions";
import type { App } from "@/src/app";
import { countUpTo } from "@/src/http/cached-count";
import { peopleIn } from "../lists/near";
import { isInForce } from "./ways";

/**
 * How many have one certificate, or live near one place, where nothing else is asked: from counts and from the index of
 * certificates, so that nobody's row is read. Nothing where it is another question.
 */
export async function countOfOne(
  app: App,
  parts: AskedPart[],
  most: number,
): Promise<number | undefined> {
  const [part, ...others] = parts;
  if (!part || others.length > 0 || "any" in part || part.isNot) return undefined;
  const [value, ...more] = part.values;
  if (!value || more.length > 0) return undefined;
  if (part.key === "near") return peopleIn(app, value.found ?? [], most);
  return part.key === "holds" ? countHolders(app, value, most) : undefined;
}

/** All who hold it without those of the few who were put away. */
const countHolders = (app: App, { found = [], on = "" }: AskedValue, most: number) =>
  countUpTo(
    app,
    sql`(select distinct held.candidate_id from candidate_certificates held
      where held.certificate in ${listOf(found)} and ${isInForce(on)} and held.candidate_id not in
        (select id from candidates where (candidates.archived_at is not null) = 1))`,
    most,
  );
