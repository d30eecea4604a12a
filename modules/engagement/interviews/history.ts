import { desc, eq } from "drizzle-orm";
import type { Changes, Happening } from "@/modules/records/core";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import { interviewHistory } from "./schema";

export type Line = { event: string; reason?: string | null; changes?: Changes };

/** The line of the history that belongs into the same write as the change. */
export const remembered = (
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
