import { and, eq, gt, gte, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { jobs } from "@/modules/market/jobs/schema";
import { toIso } from "@/modules/market/sources/rules";
import type { App } from "@/src/app";
import { matchOf } from "@/src/search";
import type { CareersFilter } from "./model";
import { publications } from "./schema";

/** What anybody may read now: not taken back, not over, and of no job that was put away. */
export const isOpen = (app: App): SQL | undefined =>
  and(
    isNull(publications.withdrawnAt),
    or(isNull(publications.closesAt), gt(publications.closesAt, app.now().toISOString())),
    ne(jobs.status, "archived"),
  );

export const matching = (app: App, { q, category, country, pay }: CareersFilter) =>
  and(
    isOpen(app),
    category ? eq(publications.category, category) : undefined,
    country ? eq(publications.country, toIso(country)) : undefined,
    pay ? gte(publications.yearlyCents, pay * 100) : undefined,
    q ? found(q) : undefined,
  );

function found(q: string): SQL {
  const words = matchOf(q);
  if (!words) return sql`0`;
  return sql`${publications.seq} in
    (select rowid from publication_search where publication_search match ${words})`;
}
