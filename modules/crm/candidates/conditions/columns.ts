import { sql } from "drizzle-orm";
import { referenceRates } from "@/modules/knowledge/normalise/rules";
import { casesOf } from "@/modules/records/conditions";
import { perYear } from "@/modules/knowledge/normalise/rules";
import { candidates } from "../schema";

/**
 * Salary expectation in euros a year by the dated rates; null where nothing or no rate is known. Written without bound
 * parameters, because SQLite matches an index on an expression by its text.
 */
export const eurosPerYear =
  sql`round(${candidates.payCents} / 100.0 * case ${candidates.payPeriod} ${casesOf(perYear)} end
  / case ${candidates.payCurrency} ${casesOf(referenceRates.perEuro)} end, 2)`.inlineParams();

/** The same as the index `candidates_pay` has it: -1 where nothing is known. */
export const payKey = sql`coalesce(${eurosPerYear}, -1)`;

/** As matching counts it: the day they named, or their notice from today. */
export const availableFrom = (today: string) => sql`coalesce(${candidates.availableFrom},
  date(${today}, '+' || ${candidates.noticeDays} || ' days'))`;
