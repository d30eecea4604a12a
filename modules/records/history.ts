import { and, desc, eq, inArray, type SQL } from "drizzle-orm";
import { users } from "@/modules/users";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import type { Happening as Told } from "./model";
import type { Changes, RecordKind } from "./rules";
import { recordHistory } from "./schema";

export type Happening = { event: string; reason?: string | null; changes?: Changes };

/** The line of the history that belongs into the same write as the change itself. */
export const remembered = (
  app: App,
  kind: RecordKind,
  ids: string[],
  { event, reason = null, changes = {} }: Happening,
): Write =>
  app.db.insert(recordHistory).values(
    ids.map((recordId) => ({
      kind,
      recordId,
      at: app.now().toISOString(),
      event,
      by: app.actor.id,
      reason,
      changes,
    })),
  );

/** Everything that happened to a record, newest first, with the names of those who did it. */
export async function historyOf(app: App, kind: RecordKind, id: string): Promise<Told[]> {
  const nameOf = await users.authors(app);
  const rows = await app.db
    .select()
    .from(recordHistory)
    .where(isOf(kind, id))
    .orderBy(desc(recordHistory.seq));
  return rows.map(({ kind: _, recordId: __, ...row }) => ({
    ...row,
    by: row.by && nameOf(row.by),
  }));
}

/** The rows of one record, for the holders of those whom it is about. */
export const isOf = (kind: RecordKind, id: string) => isOfAny(kind, [id]);

export const isOfAny = (kind: RecordKind, ids: string[]): SQL | undefined =>
  and(inArray(recordHistory.recordId, ids), eq(recordHistory.kind, kind));
