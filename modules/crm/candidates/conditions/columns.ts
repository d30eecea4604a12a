import { sql } from "drizzle-orm";
import { referenceRates } from "@/modules/knowledge/normalise/rules";
import { perYear } from "../rules";
import { candidates } from "../schema";

const cases = (factors: Readonly<Record<string, number>>) =>
  sql.join(
    Object.entries(factors).map(([name, factor]) => sql`when ${name} then ${factor}`),
    sql` `,
  );

/** What somebody wishes for, as whole cents of euros a year by the dated rates; empty where nothing or no rate is known. */
export const eurosPerYear = sql`round(${candidates.payCents} / 100.0
  * case ${candidates.payPeriod} ${cases(perYear)} end
  / case ${candidates.payCurrency} ${cases(referenceRates.perEuro)} end, 2)`;

/** As matching counts it: the day they named, or their notice from today. */
export const availableFrom = (today: string) => sql`coalesce(${candidates.availableFrom},
  date(${today}, '+' || ${candidates.noticeDays} || ' days'))`;
