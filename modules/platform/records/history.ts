import { and, desc, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { blanks, repeated, type Write } from "@/src/database";
import { prepared } from "@/src/prepared";
import type { Happening as Told } from "./model";
import type { Changes, RecordKind } from "./rules";
import { recordHistory } from "./schema";

export type Happening = { event: string; reason?: string | null; changes?: Changes };

/** The line of the history that belongs into the same write as the change itself. */
export function remembered(
  app: App,
  kind: RecordKind,
  ids: string[],
  { event, reason = null, changes = {} }: Happening,
): Write {
  const line = { kind, at: app.now().toISOString(), event, by: app.actor.id, reason, changes };
  const lines = ids.map((recordId) => ({ ...line, recordId }));
  const [only, ...others] = lines;
  return only && others.length === 0
    ? insert(app.db, only)
    : app.db.insert(recordHistory).values(lines);
}

const insert = repeated<Omit<typeof recordHistory.$inferInsert, "seq">>((db) =>
  db.insert(recordHistory).values({ ...blanks(recordHistory), seq: undefined }),
);

/** Everything that happened to a record, newest first, with the names of those who did it. */
export async function historyOf(app: App, kind: RecordKind, id: string): Promise<Told[]> {
  const [nameOf, rows] = await Promise.all([users.authors(app), happenings(app.db, { kind, id })]);
  return rows.map((row) => ({ ...row, by: row.by && nameOf(row.by) }));
}

const { seq: _, kind: __, recordId: ___, ...told } = getTableColumns(recordHistory);
const happenings = prepared((db) =>
  db
    .select(told)
    .from(recordHistory)
    .where(
      and(
        eq(recordHistory.recordId, sql.placeholder("id")),
        eq(recordHistory.kind, sql.placeholder("kind")),
      ),
    )
    .orderBy(desc(recordHistory.seq)),
);

/** The rows of one record, for the holders of those whom it is about. */
export const isOf = (kind: RecordKind, id: string) => isOfAny(kind, [id]);

export const isOfAny = (kind: RecordKind, ids: string[]): SQL | undefined =>
  and(inArray(recordHistory.recordId, ids), eq(recordHistory.kind, kind));
