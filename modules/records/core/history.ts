import { and, desc, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { placeholders, preparedWrite, type Write } from "@/src/database";
import { insertAll, jsonValues } from "@/src/database/bulk-insert";
import { equals, prepared } from "@/src/database/prepared";
import type { Happening as Told } from "./model";
import type { Changes, RecordKind } from "./rules";
import { recordHistory } from "./schema";

export type HistoryEvent = { event: string; reason?: string | null; changes?: Changes };

/** Records of one kind. */
type Alike = { kind: RecordKind; ids: string[] };

/** The line of the history that belongs into the same write as the change itself. */
export function historyWrite(
  app: App,
  { kind, ids }: Alike,
  { event, reason = null, changes = {} }: HistoryEvent,
): Write {
  const line = { kind, at: app.now().toISOString(), event, by: app.actor.id, reason, changes };
  const lines = ids.map((recordId) => ({ ...line, recordId }));
  const [only, ...others] = lines;
  return only && others.length === 0
    ? insert(app.db, only)
    : app.db.insert(recordHistory).values(lines);
}

const insert = preparedWrite<Omit<typeof recordHistory.$inferInsert, "seq">>((db) =>
  db.insert(recordHistory).values({ ...placeholders(recordHistory), seq: undefined }),
);

/** The same for many that happened at once, each with its own line. */
export const historyWrites = (app: App, lines: HistoryLine[]): Write[] =>
  insertAll(app.db, recordHistory, lines);

type HistoryLine = Omit<typeof recordHistory.$inferInsert, "seq">;

/** Takes the lines of these records out of the history. */
export const deleteHistoryWrite = (app: App, records: Alike): Write =>
  app.db.delete(recordHistory).where(isOfAny(records));

/** Leaves the lines of these records without a reason and without what changed. */
export const redactHistoryWrite = (app: App, records: Alike): Write =>
  app.db.update(recordHistory).set({ reason: null, changes: {} }).where(isOfAny(records));

/** Takes one field out of what the lines of these records say has changed. */
export const withoutField = (app: App, records: Alike, field: string): Write =>
  app.db
    .update(recordHistory)
    .set({ changes: sql`json_remove(${recordHistory.changes}, ${`$.${field}`})` })
    .where(isOfAny(records));

/** The lines of these records as they are kept, for an export of somebody's data. */
export const linesOf = (app: App, records: Alike) =>
  app.db.select().from(recordHistory).where(isOfAny(records));

/** Everything that happened to a record, newest first, with the names of those who did it. */
export async function historyOf(app: App, kind: RecordKind, id: string): Promise<Told[]> {
  const [nameOf, rows] = await Promise.all([users.authors(app), happenings(app.db, { kind, id })]);
  return rows.map((row) => named(row, nameOf));
}

type Line = { by: string | null; changes: Changes };

/** Whoever did it by name, and, where another colleague looks after the record, these too. */
export function named<Row extends Line>(row: Row, nameOf: (id: string) => string): Row {
  const { owner } = row.changes;
  const changes = owner && {
    ...row.changes,
    owner: [owner[0] && nameOf(owner[0]), owner[1] && nameOf(owner[1])] satisfies Changes[string],
  };
  return { ...row, by: row.by && nameOf(row.by), ...(changes && { changes }) };
}

const { seq: _, kind: __, recordId: ___, ...told } = getTableColumns(recordHistory);
const happenings = prepared((db) =>
  db
    .select(told)
    .from(recordHistory)
    .where(
      and(
        eq(recordHistory.recordId, sql.placeholder("id")),
        equals(recordHistory.kind, sql.placeholder("kind")),
      ),
    )
    .orderBy(desc(recordHistory.seq)),
);

/** The rows of one record, for the holders of those whom it is about. */
export const isOf = (kind: RecordKind, id: string) => isOfAny({ kind, ids: [id] });

export const isOfAny = ({ kind, ids }: Alike): SQL | undefined =>
  and(inArray(recordHistory.recordId, jsonValues(ids)), equals(recordHistory.kind, kind));
