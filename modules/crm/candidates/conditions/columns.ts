import { sql } from "drizzle-orm";
import { referenceRates } from "@/modules/knowledge/normalise/rules";
import { perYear } from "../rules";
import { candidates } from "../schema";

/** Written out without parameters, so that the index knows the expression again. */
const casesOf = (factors: Readonly<Record<string, number>>) =>
  sql.raw(
    Object.entries(factors)
      .map(([name, factor]) => `when '${name}' then ${factor}`)
      .join(" "),
  );

/** What somebody wishes for, as euros a year by the dated rates; empty where nothing or no rate is known. */
export const eurosPerYear = sql`round(${candidates.payCents} / 100.0 * case ${candidates.payPeriod} ${casesOf(perYear)} end
  / case ${candidates.payCurrency} ${casesOf(referenceRates.perEuro)} end, 2)`;

/** The same as the index `candidates_pay` has it: -1 where nothing is known. */
export const payKey = sql`coalesce(${eurosPerYear}, -1)`;

/** As matching counts it: the day they named, or their notice from today. */
export const availableFrom = (today: string) => sql`coalesce(${candidates.availableFrom},
  date(${today}, '+' || ${candidates.noticeDays} || ' days'))`;
