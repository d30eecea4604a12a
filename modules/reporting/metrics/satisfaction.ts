import { sql } from "drizzle-orm";
import type { Period } from "@/modules/knowledge/periods/rules";
import type { App } from "@/src/app";
import { type Measured, tenth } from "./rules";

/** What clients said in a period of the people who work for them, of five. */
export async function clientSatisfaction(app: App, { from, to }: Period): Promise<Measured> {
  const [[n = 0, average = null] = []] = await app.db.all<[number, number | null]>(sql`
    select count(*), avg(score) from deployment_feedback
    where party = 'client' and at >= ${from} and at < ${to}`);
  return { value: average === null ? null : tenth(average), n };
}
