import { and, type Column, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import { users } from "@/modules/platform/accounts";
import { type App, actorIdOf } from "@/src/app";
import type { Write } from "@/src/database";
import { notFound } from "@/src/errors";
import type { Decision, DecisionQuery, NewDecision, PersonLog, PersonScore } from "./model";
import type { DecisionKind } from "./rules";
import { decisions } from "./schema";

/** The line that belongs into the same write as what was decided. */
export const decisionWrite = (app: App, decision: NewDecision): Write =>
  app.db.insert(decisions).values({
    ...decision,
    id: Bun.randomUUIDv7(),
    at: app.now().toISOString(),
    by: actorIdOf(app),
  });

export type DecisionPage = { decisions: Decision[]; next: string | null };

/** One page, newest first. */
export async function list(
  app: App,
  { cursor, limit, ...filter }: DecisionQuery,
): Promise<DecisionPage> {
  const rows = await app.db
    .select()
    .from(decisions)
    .where(and(matching(filter), cursor ? lt(decisions.seq, cursor) : undefined))
    .orderBy(desc(decisions.seq))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { decisions: await shown(app, page), next: last ? String(last.seq) : null };
}

type Filter = Omit<DecisionQuery, "cursor" | "limit">;

const matching = ({ kind, jobId, candidateId, userId }: Filter): SQL | undefined =>
  and(
    kind && eq(decisions.kind, kind),
    jobId ? eq(decisions.jobId, jobId) : undefined,
    candidateId ? eq(decisions.candidateId, candidateId) : undefined,
    userId ? eq(decisions.userId, userId) : undefined,
  );

/** A number that some module computes about candidates, with the record of how. */
export type ScoresOf = (app: App, candidateId: string) => Promise<PersonScore[]>;

declare module "@/src/app" {
  interface Module {
    /** The numbers it gives people, with the record of how, so that they can be told. */
    readonly scores?: ScoresOf;
  }
}

/** All that modules compute about somebody. */
export async function scoresOf(app: App, candidateId: string): Promise<PersonScore[]> {
  const scores = app.modules.map((it) => it.scores?.(app, candidateId) ?? []);
  return (await Promise.all(scores)).flat();
}

/** All that machines computed and people decided about one candidate. */
export async function ofPerson(app: App, candidateId: string): Promise<PersonLog> {
  const rows = await app.db
    .select()
    .from(decisions)
    .where(eq(decisions.candidateId, candidateId))
    .orderBy(desc(decisions.seq));
  return {
    candidateId,
    at: app.now().toISOString(),
    scores: await scoresOf(app, candidateId),
    decisions: await shown(app, rows),
  };
}

/** Part of a question about jobs: where in the log the newest decision of these kinds stands. */
export const newest = (kinds: readonly DecisionKind[], jobId: Column) =>
  sql<number | null>`(select max(seq) from decisions where job_id = ${jobId} and kind in ${kinds})`;

export async function find(app: App, seq: number): Promise<Decision> {
  const rows = await app.db.select().from(decisions).where(eq(decisions.seq, seq));
  const [decision] = await shown(app, rows);
  return decision ?? notFound("decision");
}

async function shown(app: App, rows: (typeof decisions.$inferSelect)[]): Promise<Decision[]> {
  if (rows.length === 0) return [];
  const nameOf = await users.authors(app);
  return rows.map(({ seq: _, ...row }) => ({ ...row, by: nameOf(row.by) }));
}
