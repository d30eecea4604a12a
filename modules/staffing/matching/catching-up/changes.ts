import { and, asc, eq, gt, isNull, max, sql, sum } from "drizzle-orm";
import {
  candidateCountRows as candidateCounts,
  candidateRows as candidates,
} from "@/modules/crm/candidates/read-model";
import type { App } from "@/src/app";
import { preparedWrite } from "@/src/database";
import { prepared } from "@/src/database/prepared";
import { candidateChanges, jobChanges, matchPositions } from "../schema";
import { matchingVersion } from "../scoring/score";

export type Side = "candidate" | "job";
export type Changed = { seq: number; id: string };

/** Candidates whose last change has a higher number, in the order of the changes. */
export const candidatesChangedAfter = (app: App, seq: number, limit: number): Promise<Changed[]> =>
  nextCandidates(app.db, { seq, limit });

const nextCandidates = prepared((db) =>
  db
    .select({ seq: candidateChanges.seq, id: candidateChanges.candidateId })
    .from(candidateChanges)
    .where(gt(candidateChanges.seq, sql.placeholder("seq")))
    .orderBy(asc(candidateChanges.seq))
    .limit(sql.placeholder("limit")),
);

/** The same of jobs, including those whose ads were analysed again. */
export const jobsChangedAfter = (app: App, seq: number, limit: number): Promise<Changed[]> =>
  nextJobs(app.db, { seq, limit });

const nextJobs = prepared((db) =>
  db
    .select({ seq: jobChanges.seq, id: jobChanges.jobId })
    .from(jobChanges)
    .where(gt(jobChanges.seq, sql.placeholder("seq")))
    .orderBy(asc(jobChanges.seq))
    .limit(sql.placeholder("limit")),
);

const changesOf = { candidate: candidateChanges, job: jobChanges };

/** The number of the last change. */
export async function lastChangeOf(app: App, side: Side): Promise<number> {
  const table = changesOf[side];
  const [row] = await app.db.select({ seq: max(table.seq) }).from(table);
  return row?.seq ?? 0;
}

export type Positions = Record<Side, number>;

/** The last change scored on each side; null where another scorer version did it, or none. */
export async function positions(app: App): Promise<Positions | null> {
  const rows = await app.db.select().from(matchPositions);
  const of = (side: Side) =>
    rows.find((row) => row.side === side && row.version === matchingVersion())?.seq;
  const [candidate, job] = [of("candidate"), of("job")];
  return candidate === undefined || job === undefined ? null : { candidate, job };
}

/** As a write, for the transaction that saves the scores up to that change. */
export const savePosition = (app: App, side: Side, seq: number) =>
  put(app.db, { side, seq, version: matchingVersion() });

const put = preparedWrite<typeof matchPositions.$inferInsert>((db) =>
  db
    .insert(matchPositions)
    .values({
      side: sql.placeholder("side"),
      seq: sql.placeholder("seq"),
      version: sql.placeholder("version"),
    })
    .onConflictDoUpdate({
      target: matchPositions.side,
      set: { seq: sql`excluded.seq`, version: sql`excluded.version` },
    }),
);

/** How many may be placed, from the numbers that each change keeps. */
export async function peopleCount(app: App): Promise<number> {
  const [row] = await app.db
    .select({ n: sum(candidateCounts.n) })
    .from(candidateCounts)
    .where(eq(candidateCounts.archived, 0));
  return Number(row?.n ?? 0);
}

/** Everybody who may be placed, some at a time, in the order of their ids. */
export async function candidateIds(app: App, after: string, limit: number): Promise<string[]> {
  const rows = await app.db
    .select({ id: candidates.id })
    .from(candidates)
    .where(and(gt(candidates.id, after), isNull(candidates.archivedAt)))
    .orderBy(asc(candidates.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
