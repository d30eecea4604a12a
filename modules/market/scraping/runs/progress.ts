import { count, eq, sql } from "drizzle-orm";
import { postings } from "@/modules/market/jobs/schema";
import type { SourceId } from "@/modules/market/sources/rules";
import type { App } from "@/src/app";
import { scrapeTasks } from "../schema";

/** Whole percent of known pages done, counting `landing` pages about to be saved and `coming` ones just discovered. */
export async function progressOf(
  app: App,
  runId: string,
  { landing, coming } = { landing: 0, coming: 0 },
) {
  const [row] = await app.db
    .select({ known: count(), pending: sql<number>`count(*) filter (where state = 'pending')` })
    .from(scrapeTasks)
    .where(eq(scrapeTasks.runId, runId));
  const known = (row?.known ?? 0) + coming;
  const done = known - (row?.pending ?? 0) - coming + landing;
  const progress = known === 0 ? 0 : Math.min(99, Math.floor((100 * done) / known));
  return { progress, done, known, totalFound: await foundBy(app, runId) };
}

/** Ads are counted, not sightings: one that answers three keywords is one. */
export async function foundBy(app: App, runId: string): Promise<number> {
  const [row] = await app.db
    .select({ n: count() })
    .from(postings)
    .where(eq(postings.lastRunId, runId));
  return row?.n ?? 0;
}

export type Found = { found: number; added: number; merged: number };

/** How many ads a run saw on each source; how many were new, and of these how many joined a known vacancy. */
export async function foundPerSource(app: App, runId: string) {
  const isNew = eq(postings.firstRunId, runId);
  const isFirst = sql`${postings.mergedBecause} = 'first'`;
  const rows = await app.db
    .select({
      source: postings.source,
      found: count(),
      added: sql<number>`count(*) filter (where ${isNew} and ${isFirst})`,
      merged: sql<number>`count(*) filter (where ${isNew} and not ${isFirst})`,
    })
    .from(postings)
    .where(eq(postings.lastRunId, runId))
    .groupBy(postings.source);
  return new Map<SourceId, Found>(rows.map(({ source, ...found }) => [source, found]));
}

/** A page that was read and held nothing is no reason: the pages before it may have held all there is. */
const told = sql<
  string | null
>`max(case when state = 'done' and verdict = 'empty' then null else reason end)`;

/** The pages of a run by source and state, with what they brought. */
export const pagesPerSource = (app: App, runId: string) =>
  app.db
    .select({
      source: scrapeTasks.source,
      state: scrapeTasks.state,
      pages: count(),
      lastPageAt: sql<string | null>`max(finished_at)`,
      reason: told,
    })
    .from(scrapeTasks)
    .where(eq(scrapeTasks.runId, runId))
    .groupBy(scrapeTasks.source, scrapeTasks.state);

/** Share of ads in which a field could be read, per source and field. */
export const fillPerSource = (app: App, runId: string) =>
  app.db.all<[source: SourceId, field: string, share: number]>(sql`
    select source, value.key, sum(value.value) * 1.0 / nullif(sum(found), 0)
    from scrape_tasks, json_each(scrape_tasks.fill) as value
    where run_id = ${runId} and state = 'done' and found > 0 group by source, value.key`);
