import { type SQL, sql } from "drizzle-orm";
import { referenceRates } from "@/modules/knowledge/normalise/rules";
import { jobs } from "./schema";

const cases = sql.join(
  Object.entries(referenceRates.perEuro).map(([name, rate]) => sql`when ${name} then ${rate}`),
  sql` `,
);

/** An amount of a job's pay in whole euros by the dated rates; empty where no rate is known. */
export const inEuros = (amount: SQL) =>
  sql`cast(round(${amount} / (case ${jobs.salaryCurrency} ${cases} end)) as integer)`;
