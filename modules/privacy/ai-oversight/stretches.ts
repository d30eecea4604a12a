import { and, eq, gte, isNull, lt, lte, notInArray, or, type SQL, sql } from "drizzle-orm";
import { daysAfter, hasToBeInformed, origins } from "@/modules/crm/candidates/rules";
import { candidates } from "@/modules/crm/candidates/schema";
import { type Stretch, warnDays } from "./rules";

/** A day is over when the next one has begun: data that may stay until today has not expired. */
const isExpired = (today: string) => lt(candidates.dataRetentionUntil, today);

const ends = (from: string, until: string) =>
  and(gte(candidates.dataRetentionUntil, from), lte(candidates.dataRetentionUntil, until));

const told = origins.filter((origin) => !hasToBeInformed(origin));
const awaitsNotice = and(isNull(candidates.informedAt), notInArray(candidates.origin, told));

/** Which candidates stand on a stretch; each end is in one of them only. */
export function onStretch(stretch: Stretch, today: string): SQL | undefined {
  const after = (days: number) => daysAfter(today, days);
  const conditions: Record<Stretch, SQL | undefined> = {
    expired: isExpired(today),
    today: eq(candidates.dataRetentionUntil, today),
    week: ends(after(1), after(warnDays.week)),
    month: ends(after(warnDays.week + 1), after(warnDays.month)),
    unconsented: eq(candidates.gdprConsent, false),
    notice: awaitsNotice,
  };
  return conditions[stretch];
}

/** Every word somewhere in the name, or the beginning of the address. */
export function saying(q: string | undefined): SQL | undefined {
  if (!q) return undefined;
  const name = sql`lower(${candidates.firstName} || ' ' || ${candidates.lastName})`;
  const words = q.toLowerCase().split(/\s+/);
  return or(
    and(...words.map((word) => sql`instr(${name}, ${word}) > 0`)),
    sql`instr(lower(coalesce(${candidates.email}, '')), ${q.toLowerCase()}) = 1`,
  );
}
