import { and, asc, gt, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { App } from "@/src/app";
import type { MatchingIds } from "./model";
import { idsAtOnce } from "./rules";

type Asked = { wanted: SQL | undefined; after?: number | undefined };
type Numbered = SQLiteTable & { seq: SQLiteColumn; id: SQLiteColumn };

/**
 * The ids of all that a filter shows, in the order of their numbers: what is done to them one page after the other may
 * move them out of the filter, and the following page still begins where this one ends.
 */
export async function idsMatching(
  app: App,
  table: Numbered,
  { wanted, after = 0 }: Asked,
): Promise<MatchingIds> {
  const rows = await app.db
    .select({ id: sql<string>`${table.id}`, seq: sql<number>`${table.seq}` })
    .from(table as SQLiteTable)
    .where(and(wanted, gt(table.seq, after)))
    .orderBy(asc(table.seq))
    .limit(idsAtOnce + 1);
  const page = rows.slice(0, idsAtOnce);
  const isFurther = rows.length > idsAtOnce;
  return { ids: page.map(({ id }) => id), next: (isFurther && page.at(-1)?.seq) || null };
}
