import { type SQL, sql } from "drizzle-orm";
import type { Period } from "@/modules/knowledge/periods/rules";
import { toIso, toSpecification } from "@/modules/market/sources/rules";
import type { App } from "@/src/app";
import { inPeriod, putUpAt } from "./demand";

type Narrowed = { country?: string | undefined; skill?: string | undefined; limit: number };

/** The ads that a figure of the market counts, the newest first. */
export async function adsIn(app: App, period: Period, { country, skill, limit }: Narrowed) {
  const which = sql.join(
    [
      inPeriod(period),
      ...(country ? [sql`country = ${toIso(country)}`] : []),
      ...(skill ? [asksFor(skill)] : []),
    ],
    sql` and `,
  );
  const [rows, [[total = 0] = []]] = await Promise.all([
    app.db.all<[string, string, string | null, string | null, string | null, string]>(sql`
      select id, title, company, location, country, ${putUpAt} from jobs where ${which}
      order by ${putUpAt} desc, seq desc limit ${limit}`),
    app.db.all<[number]>(sql`select count(*) from jobs where ${which}`),
  ]);
  const lines = rows.map(([id, title, company, location, where, at]) => ({
    ...{ id, title, company, location, at },
    country: where && toSpecification(where),
  }));
  return { lines, total };
}

const asksFor = (skill: string): SQL =>
  sql`exists (select 1 from json_each(skills) where value = ${skill})`;
