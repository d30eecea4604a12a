import { and, eq } from "drizzle-orm";
import type { App } from "@/src/app";
import { type Guarded, must } from "@/src/database";
import { Failure, notFound } from "@/src/errors";
import { interviews } from "./schema";
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

export const changed = (
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
