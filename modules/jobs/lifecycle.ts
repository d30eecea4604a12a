import { and, eq, gte, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { analyse } from "@/modules/analysis";
import type { SourceId } from "@/modules/sources/rules";
import type { App } from "@/src/app";
import type { Guarded, Write } from "@/src/database";
import { recallJob } from "./memory";
import { jobWrites } from "./recording";
import { postings } from "./schema";

/** How many complete answers in a row an ad may be missing from: a feed is exact, a board's ranking wavers. */
export const missesUntilGone = { board: 2, feed: 1, service: 1, page: 1 } as const;

/** Counts a miss for every ad of this question that a complete answer did not hold. */
export const countMisses = (app: App, scope: string, runId: string): Write =>
  app.db
    .update(postings)
    .set({ missed: sql`missed + 1` })
    .where(and(eq(postings.scope, scope), isNull(postings.goneAt), notSeenBy(runId)));

/** Ads that were missed often enough, or whose own page says that they are no more. */
export async function takeAway(app: App, scope: string, misses: number): Promise<number> {
  const missed = and(eq(postings.scope, scope), gte(postings.missed, misses));
  const gone = await app.db
    .select()
    .from(postings)
    .where(and(missed, isNull(postings.goneAt)));
  for (const posting of gone) await app.write(await departure(app, posting));
  return gone.length;
}

/** The ad's own page answered "not found": that is the surest word there is. */
export async function departed(app: App, source: SourceId, externalId: string) {
  const [posting] = await app.db
    .select()
    .from(postings)
    .where(and(eq(postings.source, source), eq(postings.externalId, externalId)));
  return posting && !posting.goneAt ? departure(app, posting) : [];
}

async function departure(
  app: App,
  posting: typeof postings.$inferSelect,
): Promise<(Write | Guarded)[]> {
  const goneAt = app.now().toISOString();
  const { id, jobId } = posting;
  const memory = await recallJob(app, jobId);
  const mates = (memory.byJob.get(jobId) ?? []).map((it) =>
    it.id === id ? { ...it, goneAt } : it,
  );
  memory.byJob.set(jobId, mates);
  const draft = { jobId, sourceType: "scraped" as const, events: ["gone"], analyses: [] };
  return [
    app.db
      .update(postings)
      .set({ goneAt })
      .where(inArray(postings.id, [id])),
    ...jobWrites(app, memory, draft, analyse),
  ];
}

const notSeenBy = (runId: string) => or(isNull(postings.lastRunId), ne(postings.lastRunId, runId));
