import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import { type Guarded, must, preparedWrite, type Write } from "@/src/database";
import { prepared } from "@/src/database/prepared";
import { Failure, notFound } from "@/src/errors";
import type { Event } from "@/src/news/events";
import { type HistoryEvent, historyWrite } from "./history";
import type { RecordKind } from "./rules";

/** What every table of records has: a number said aloud, a version for those who edit at once, a place to be put away. */
type RecordTable = SQLiteTable & {
  seq: SQLiteColumn;
  id: SQLiteColumn;
  version: SQLiteColumn;
  archivedAt: SQLiteColumn;
};
type Row = { id: string; version: number };
type Whole<Table extends RecordTable> = Table["$inferSelect"] & Row;

type RecordTableOf<Table extends RecordTable> = {
  kind: RecordKind;
  table: Table;
  /** The letters before the number that people say. */
  prefix: string;
  news: (ids: string[]) => Event;
};

/** How one kind of record is looked up, changed against its version, and put away: the same for all of them. */
export function archiving<Table extends RecordTable>(kept: RecordTableOf<Table>) {
  const trail = trailOf(kept.kind);
  return { ...lookupsIn(kept), ...trail, ...changesIn(kept), ...shelfOf(kept, trail) };
}

function lookupsIn<Table extends RecordTable>({ kind, table, prefix }: RecordTableOf<Table>) {
  const numbered = new RegExp(`^${prefix}-?0*(\\d+)$`, "i");

  const wholeRow = prepared((db) =>
    db
      .select()
      .from(table as SQLiteTable)
      .where(eq(table.id, sql.placeholder("id"))),
  );

  /** The whole row, for those who are about to change it. */
  async function rowOf(app: App, id: string): Promise<Whole<Table>> {
    const [row] = await wholeRow(app.db, { id });
    return (row as Whole<Table> | undefined) ?? notFound(kind);
  }

  /** The row, if it still is what somebody changes it from. */
  async function fresh(app: App, id: string, version: number): Promise<Whole<Table>> {
    const row = await rowOf(app, id);
    if (row.version === version) return row;
    throw new Failure("conflict", "Someone else changed this first. Reload and try again.");
  }

  /** Whose number, or id, somebody says. */
  async function idOf(app: App, said: string): Promise<string> {
    const number = numbered.exec(said)?.[1];
    const isMeant = number ? eq(table.seq, Number(number)) : eq(table.id, said);
    const [row] = await app.db
      .select({ id: sql<string>`${table.id}` })
      .from(table as SQLiteTable)
      .where(isMeant);
    return row?.id ?? notFound(kind);
  }

  return { rowOf, fresh, idOf };
}

type Trail = ReturnType<typeof trailOf>;

/** What a change leaves behind in the same write. */
const trailOf = (kind: RecordKind) => ({
  /** The line of the audit trail: states and field names, never what a field says. */
  auditEntry: (verb: string, entityId: string | null, details: Record<string, unknown> = {}) => ({
    action: `${kind}.${verb}`,
    entityType: kind,
    entityId,
    details,
  }),

  historyLine: (app: App, ids: string[], happening: HistoryEvent): Write =>
    historyWrite(app, { kind, ids }, happening),
});

function changesIn<Table extends RecordTable>({ table }: RecordTableOf<Table>) {
  const [isThis, isOfVersion] = [sql.placeholder("ofId"), sql.placeholder("ofVersion")];
  const toThem = and(eq(table.id, isThis), eq(table.version, isOfVersion));
  const updateOf = (set: object) =>
    preparedWrite((db) =>
      db
        .update(table as SQLiteTable)
        .set(blanksOf(set))
        .where(toThem),
    );
  const updates = new Map<string, ReturnType<typeof updateOf>>();

  return {
    updateIfVersion(app: App, before: Row, given: Partial<Whole<Table>>): Guarded {
      const at = { version: before.version + 1, updatedAt: app.now().toISOString() };
      const set = { ...changedIn(before, given), ...at };
      if (updates.size > mostForms) updates.clear();
      const update = updates.getOrInsertComputed(Object.keys(set).join(), () => updateOf(set));
      return must(update(app.db, { ...set, ofId: before.id, ofVersion: before.version }));
    },
  };
}

/** Each is the SQL of some fields that were changed together. */
const mostForms = 300;

const blanksOf = (set: object) =>
  Object.fromEntries(Object.keys(set).map((name) => [name, sql.placeholder(name)]));

/**
 * Only the columns that really change: SQLite updates the indexes and fires the triggers of every column that is named,
 * changed or not.
 */
const changedIn = (before: object, set: object) =>
  Object.fromEntries(
    Object.entries(set).filter(
      ([name, value]) =>
        value !== undefined &&
        !(name in before && Bun.deepEquals(Reflect.get(before, name), value)),
    ),
  );

function shelfOf<Table extends RecordTable>(
  { table, news }: RecordTableOf<Table>,
  { auditEntry, historyLine }: Trail,
) {
  /** Answers exactly those it moved, so that an undo brings back no others. */
  async function move(app: App, given: string[], event: "archived" | "restored") {
    const isStill = event === "archived" ? isNull : isNotNull;
    const wanted = and(inArray(table.id, given), isStill(table.archivedAt));
    const found = await app.db
      .select({ id: sql<string>`${table.id}` })
      .from(table as SQLiteTable)
      .where(wanted);
    const ids = found.map(({ id }) => id);
    const count = ids.length;
    if (count === 0) return { count, ids };
    const at = app.now().toISOString();
    const archivedAt = event === "archived" ? at : null;
    const moved = app.db
      .update(table as SQLiteTable)
      .set({ archivedAt, version: sql`version + 1`, updatedAt: at })
      .where(wanted);
    const entry = auditEntry(event, count === 1 ? (ids[0] ?? null) : null, { count });
    await app.write(
      [must(moved), historyLine(app, ids, { event }), audit.entry(app, entry)],
      news(ids),
    );
    return { count, ids };
  }

  return {
    /** Puts records away: they leave the list, and nothing of them is lost. */
    archive: (app: App, ids: string[]) => move(app, ids, "archived"),
    /** The undo of `archive`. */
    restore: (app: App, ids: string[]) => move(app, ids, "restored"),
  };
}

type Step<Status extends string> = { from: Status; to: Status };

/** A step that the table of allowed ones does not have is refused with those that it has. */
export function refuseTransition<Status extends string>(
  noun: string,
  allowed: Record<Status, readonly Status[]>,
  { from, to }: Step<NoInfer<Status>>,
): void {
  if (allowed[from].includes(to)) return;
  const choice = allowed[from].join(", ");
  if (!choice) throw new Failure("conflict", `${from} is the final status of ${noun}.`);
  throw new Failure("conflict", `Allowed next statuses of ${noun} after ${from}: ${choice}.`);
}
