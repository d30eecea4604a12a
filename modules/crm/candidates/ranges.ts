import { type SQL, sql } from "drizzle-orm";
import { between, type Bounds, isWithin, type AskedRange } from "@/modules/platform/records";
import { payPeriods, perYear, type ranges } from "./rules";
import { candidates } from "./schema";

/** Which of the people are within all of these ranges. */
export const within = (asked: readonly AskedRange[], today: string | undefined): SQL | undefined =>
  isWithin(asked, { ...bounds, available: between(availableFrom(today)) });

const times = sql.join(
  payPeriods.map((it) => sql`when ${it} then ${perYear[it]}`),
  sql` `,
);
/** A wish in another currency than euros is not compared: no rate of exchange here is today's. */
const centsPerYear = sql`(case when ${candidates.payCurrency} = 'EUR'
  then ${candidates.payCents} * case ${candidates.payPeriod} ${times} end end)`;

const bounds = {
  years: between(candidates.yearsDatacentre),
  experience: between(candidates.yearsTotal),
  pay: between(sql`round(${centsPerYear} / 100.0 / ${perYear.hour}, 2)`),
  salary: between(sql`(${centsPerYear} / 100.0)`),
  notice: between(candidates.noticeDays),
  added: between(candidates.createdAt),
  keep: between(candidates.dataRetentionUntil),
} satisfies Omit<Bounds<typeof ranges>, "available">;

/** As matching counts it: the day they named, or their notice from today. */
const availableFrom = (today: string | undefined) => sql`coalesce(${candidates.availableFrom},
  date(${today}, '+' || ${candidates.noticeDays} || ' days'))`;
