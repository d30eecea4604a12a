import { and, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import type { SourceId } from "@/modules/market/sources/rules";
import type { App } from "@/src/app";
import type { Guarded, Write } from "@/src/database";
import type { PostingRow } from "./intake/composition";
import { loadKnownJob } from "./intake/lookup";
import { jobWrites } from "./intake/job-writes";
import { postings } from "./schema";

/** Misses in a row until an ad counts as gone, by kind of source: a feed is exact, a board's ranking varies. */
export const missesUntilGone = { board: 2, feed: 1, service: 1, page: 1 } as const;

/** A search that was answered completely, and how many misses make an ad of it gone. */
export type Answered = { scope: string; misses: number };

/**
 * Plans what complete answers say of the ads they lack: one miss more, or gone. It writes nothing itself, so that a run
 * counts its misses in the transaction that ends it, exactly once.
 */
export async function absences(app: App, answered: Answered[], runId: string) {
  const lacking = await Promise.all(answered.map(({ scope }) => lackedBy(app, scope, runId)));
  const gone = answered.map(({ misses }, n) =>
    (lacking[n] ?? []).filter(({ missed }) => missed + 1 >= misses),
  );
  const missed = answered.map(({ scope }) =>
    app.db
      .update(postings)
      .set({ missed: sql`missed + 1` })
      .where(and(eq(postings.scope, scope), isNull(postings.goneAt), notSeenBy(runId))),
  );
  return {
    writes: [...missed, ...(await markGoneWrites(app, gone.flat()))],
    gone: gone.map(({ length }) => length),
  };
}

const lackedBy = (app: App, scope: string, runId: string) =>
  app.db
    .select()
    .from(postings)
    .where(and(eq(postings.scope, scope), isNull(postings.goneAt), notSeenBy(runId)));

/** The ad's own page answered "not found": that is the surest word there is. */
export async function closeAd(app: App, source: SourceId, externalId: string) {
  const [posting] = await app.db
    .select()
    .from(postings)
    .where(and(eq(postings.source, source), eq(postings.externalId, externalId)));
  return posting && !posting.goneAt ? markGoneWrites(app, [posting]) : [];
}

/** Grouped by job, so that a job losing two ads is composed once. */
async function markGoneWrites(app: App, gone: PostingRow[]): Promise<(Write | Guarded)[]> {
  const byJob = Map.groupBy(gone, ({ jobId }) => jobId);
  const writes = await Promise.all([...byJob].map(([id, ads]) => departure(app, id, ads)));
  return writes.flat();
}

async function departure(app: App, jobId: string, ads: PostingRow[]) {
  const goneAt = app.now().toISOString();
  const ids = ads.map(({ id }) => id);
  const memory = await loadKnownJob(app, jobId);
  const mates = (memory.byJob.get(jobId) ?? []).map((it) =>
    ids.includes(it.id) ? { ...it, goneAt } : it,
  );
  memory.byJob.set(jobId, mates);
  const draft = { jobId, sourceType: "scraped" as const, events: ["gone"], analyses: [] };
  return [
    app.db.update(postings).set({ goneAt }).where(inArray(postings.id, ids)),
    ...(await jobWrites(app, memory, draft)),
  ];
}

const notSeenBy = (runId: string) => or(isNull(postings.lastRunId), ne(postings.lastRunId, runId));
