import { and, desc, eq } from "drizzle-orm";
import type { Changes, Happening } from "@/modules/records/core";
import type { App } from "@/src/app";
import { type Guarded, must, type Write } from "@/src/database";
import { Failure, notFound } from "@/src/errors";
import { interviewHistory, interviews } from "./schema";
import type { InterviewRow } from "./shape";

/** The whole row, for those who are about to change it. */
export async function rowOf(app: App, id: string): Promise<InterviewRow> {
  const [row] = await app.db.select().from(interviews).where(eq(interviews.id, id));
  return row ?? notFound("interview");
}

/** The row, if it still is what somebody changes it from. */
export async function findUnchanged(app: App, id: string, version: number): Promise<InterviewRow> {
  const row = await rowOf(app, id);
  if (row.version === version) return row;
  throw new Failure("conflict", "Someone else changed this first. Reload and try again.");
}

export const updateIfVersion = (
  app: App,
  { id, version }: Pick<InterviewRow, "id" | "version">,
  set: Partial<InterviewRow>,
): Guarded =>
  must(
    app.db
      .update(interviews)
      .set({ ...set, version: version + 1, updatedAt: app.now().toISOString() })
      .where(and(eq(interviews.id, id), eq(interviews.version, version))),
  );

/** Whose number, or id, somebody says. */
export async function idOf(app: App, said: string): Promise<string> {
  const number = /^I-?0*(\d+)$/i.exec(said)?.[1];
  const isMeant = number ? eq(interviews.seq, Number(number)) : eq(interviews.id, said);
  const [row] = await app.db.select({ id: interviews.id }).from(interviews).where(isMeant);
  return row?.id ?? notFound("interview");
}

/** The line of the audit trail: states and field names, never what a field says. */
export const auditEntry = (verb: string, entityId: string | null, details = {}) => ({
  action: `interview.${verb}`,
  entityType: "interview",
  entityId,
  details,
});

export type Line = { event: string; reason?: string | null; changes?: Changes };

/** The line of the history that belongs into the same write as the change. */
export const historyEntry = (
  app: App,
  interviewId: string,
  { event, reason = null, changes = {} }: Line,
): Write =>
  app.db.insert(interviewHistory).values({
    interviewId,
    event,
    reason,
    changes,
    at: app.now().toISOString(),
    by: app.actor.id,
  });

/** Everything that happened to it, newest first. */
export async function historyOf(
  app: App,
  id: string,
  nameOf: (signature: string) => string,
): Promise<Happening[]> {
  const rows = await app.db
    .select()
    .from(interviewHistory)
    .where(eq(interviewHistory.interviewId, id))
    .orderBy(desc(interviewHistory.seq));
  return rows.map(({ seq: _, interviewId: __, changes, ...line }) => ({
    ...line,
    by: line.by && nameOf(line.by),
    changes: named(changes, nameOf),
  }));
}

/** Who asks the questions stands there by id, so that a name that is erased is erased here too. */
function named({ people, ...changes }: Changes, nameOf: (signature: string) => string): Changes {
  if (!people) return changes;
  const [was, is] = people.map((ids) => ids && ids.split(" ").map(nameOf).join(", "));
  return { ...changes, people: [was ?? null, is ?? null] };
}
