import { sql } from "drizzle-orm";
import { type AskedPart, type AskedValue, listOf } from "@/modules/records/conditions";
import type { App } from "@/src/app";
import { peopleIn } from "../lists/near";
import { isInForce } from "./ways";

/**
 * How many have one certificate, or live near one place, where nothing else is asked: from counts and from the index of
 * certificates, so that nobody's row is read. Nothing where it is another question.
 */
export async function countOfOne(app: App, parts: AskedPart[]): Promise<number | undefined> {
  const [part, ...others] = parts;
  if (!part || others.length > 0 || "any" in part || part.isNot) return undefined;
  const [value, ...more] = part.values;
  if (!value || more.length > 0) return undefined;
  if (part.key === "near") return peopleIn(app, value.found ?? []);
  return part.key === "holds" ? countHolders(app, value) : undefined;
}

/** All who hold it less those of the few who were put away. */
async function countHolders(app: App, { found = [], on = "" }: AskedValue): Promise<number> {
  const holdsOne = sql`held.certificate in ${listOf(found)} and ${isInForce(on)}`;
  const [row] = await app.db.all<[number]>(sql`
    select (select count(*) from (select distinct candidate_id from candidate_certificates held where ${holdsOne}))
      - (select count(*) from candidates where (candidates.archived_at is not null) = 1
        and exists (select 1 from candidate_certificates held
          where held.candidate_id = candidates.id and ${holdsOne}))`);
  return row?.[0] ?? 0;
}
