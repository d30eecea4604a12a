import { and, eq, inArray, sql } from "drizzle-orm";
import type { App } from "@/src/app";
import {
  placeholders,
  type Guarded,
  must,
  preparedWrite,
  statement,
  type Write,
} from "@/src/database";
import { type Arrival, keysOf } from "./incoming-ad";
import type { PostingRow } from "./composition";
import { jobs, postingKeys, postings } from "../schema";

export const updatePosting = (app: App, { id, ...row }: PostingRow) =>
  app.db
    .update(postings)
    .set(row)
    .where(inArray(postings.id, [id]));

export const keyWrites = (app: App, posting: PostingRow): Write[] =>
  keysOf(posting).map((key) => insertKey(app.db, { key, postingId: posting.id }));

export const insertPosting = preparedWrite<PostingRow>((db) =>
  db.insert(postings).values(placeholders(postings)),
);
const insertKey = preparedWrite<typeof postingKeys.$inferInsert>((db) =>
  db.insert(postingKeys).values(placeholders(postingKeys)).onConflictDoNothing(),
);

/** A further sighting changes no job, but it changes which jobs a run found: bumps the revision, so that lists reload. */
export const bumpJobsRevision = () =>
  statement(sql`update revisions set n = n + 1 where topic = 'jobs'`);

/** One statement for all ads that only showed that they are still there. */
export function touchPostings(app: App, ids: string[], [first]: Arrival[]): Write[] {
  if (ids.length === 0 || !first) return [];
  const { scope, runId } = first;
  return [
    bumpJobsRevision(),
    app.db
      .update(postings)
      .set({
        lastSeenAt: app.now().toISOString(),
        missed: 0,
        scope,
        lastRunId: runId ?? sql`last_run_id`,
      })
      .where(inArray(postings.id, ids)),
  ];
}

/** Deletes jobs whose only posting moved to another job, unless somebody archived them meanwhile. */
export const deleteEmptiedJobs = (app: App, ids: string[]): Guarded[] =>
  ids.map((id) => must(app.db.delete(jobs).where(and(eq(jobs.id, id), eq(jobs.status, "open")))));

/** The ads that a page of a source still has, and the run that saw them. */
type UnchangedAds = { source: PostingRow["source"]; externalIds: string[]; runId: string };

/** All ads of a page that has not changed are still there. */
export const touchUnchangedAds = (
  app: App,
  { source, externalIds, runId }: UnchangedAds,
): Write[] => [
  bumpJobsRevision(),
  app.db
    .update(postings)
    .set({ lastSeenAt: app.now().toISOString(), lastRunId: runId, missed: 0 })
    .where(and(eq(postings.source, source), inArray(postings.externalId, externalIds))),
];
