import { sql } from "drizzle-orm";
import type { Origin } from "@/modules/crm/candidates/rules";
import type { Period } from "@/modules/knowledge/periods/rules";
import type { App } from "@/src/app";
import { counted } from "@/src/http/counted";

/** How many candidates were taken up in each of some periods; only those who are still in the list. */
export const arrivals = (app: App, periods: readonly Period[]): Promise<number[]> =>
  counted(app, "candidates", `arrivals ${JSON.stringify(periods)}`, async () => {
    const rows = await app.db.all<[number]>(sql`
      select (select count(*) from candidates where created_at >= value ->> 'from'
        and created_at < value ->> 'to' and archived_at is null)
      from json_each(${JSON.stringify(periods)}) order by key`);
    return rows.map(([n]) => n);
  });

/** Where those came from who were taken up in a period. */
export const arrivalsBySource = (app: App, { from, to }: Period): Promise<Map<Origin, number>> =>
  counted(app, "candidates", `sources ${from} ${to}`, async () => {
    const rows = await app.db.all<[Origin, number]>(sql`
      select origin, count(*) from candidates
      where created_at >= ${from} and created_at < ${to} and archived_at is null
      group by origin`);
    return new Map(rows);
  });
