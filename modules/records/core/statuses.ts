import { and, inArray } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import type { Guarded, Write } from "@/src/database";
import { jsonValues } from "@/src/database/bulk-insert";
import { equals } from "@/src/database/prepared";
import { Failure } from "@/src/errors";
import type { Event } from "@/src/news/events";
import type { HistoryEvent } from "./history";
import type { RecordKind } from "./rules";
import { recordHistory } from "./schema";

type Row<Status> = { id: string; version: number; status: Status };
type Kept<Status extends string> = {
  updateIfVersion: (app: App, row: Row<Status>, set: { status: Status }) => Guarded;
  historyLine: (app: App, ids: string[], happening: HistoryEvent) => Write;
  auditEntry: (
    verb: string,
    id: string | null,
    details: Record<string, unknown>,
  ) => Parameters<typeof audit.entry>[1];
};

type Stepping<Status extends string, Whole extends Row<Status>> = {
  kind: RecordKind;
  table: SQLiteTable & { id: SQLiteColumn; status: SQLiteColumn };
  kept: Kept<Status>;
  news: (ids: string[]) => Event;
  next: Record<Status, readonly Status[]>;
  /** Whoever is not moved together with others, because something has to be said or looked at first. */
  stays?: (row: Whole, to: Status) => boolean;
};

type Moves<Status extends string> = { id: string; from: Status }[];
type Step<Whole, Status> = { row: Whole; to: Status };

/** Moves several records to one status in one write, and takes that back. */
export const bulkStatuses = <Status extends string, Whole extends Row<Status>>(
  its: Stepping<Status, Whole>,
) => ({
  /** Whoever may not take the step, or needs a word of their own for it, stays and is counted. */
  async setStatuses(app: App, { ids, status }: { ids: string[]; status: Status }) {
    const { next, stays = () => false } = its;
    const rows = await rowsOf(app, its, ids);
    const going = rows.filter((row) => next[row.status].includes(status) && !stays(row, status));
    const steps = going.map((row) => ({ row, to: status }));
    await saveSteps(app, its, steps);
    const moved: Moves<Status> = going.map(({ id, status: from }) => ({ id, from }));
    return { moved, kept: rows.length - going.length };
  },

  /** The undo, only where the step is the record's latest: otherwise it would open transitions that are not allowed. */
  async unsetStatuses(app: App, { status, moved }: { status: Status; moved: Moves<Status> }) {
    const from = new Map(moved.map((it) => [it.id, it.from]));
    const last = await lastSteps(app, its.kind, [...from.keys()]);
    const rows = await rowsOf(app, its, [...from.keys()]);
    const back = rows.flatMap((row) => {
      const to = from.get(row.id);
      const isLast = row.status === status && last.get(row.id) === `${to} ${status}`;
      return to && isLast ? [{ row, to }] : [];
    });
    await saveSteps(app, its, back);
    return { count: back.length, ids: back.map(({ row }) => row.id) };
  },
});

const rowsOf = <Status extends string, Whole extends Row<Status>>(
  app: App,
  { table }: Stepping<Status, Whole>,
  ids: string[],
) =>
  app.db
    .select()
    .from(table)
    .where(inArray(table.id, jsonValues(ids))) as unknown as Promise<Whole[]>;

async function saveSteps<Status extends string, Whole extends Row<Status>>(
  app: App,
  its: Stepping<Status, Whole>,
  steps: Step<Whole, Status>[],
): Promise<void> {
  if (steps.length === 0) return;
  const { kept, news } = its;
  const ids = steps.map(({ row }) => row.id);
  const only = ids.length === 1 ? (ids[0] ?? null) : null;
  const [{ to } = { to: null }] = steps;
  await app.write(
    [
      ...steps.map(({ row, to: status }) => kept.updateIfVersion(app, row, { status })),
      ...linesOf(app, its, steps),
      audit.entry(app, kept.auditEntry("moved", only, { count: ids.length, to })),
    ],
    news(ids),
  );
}

/** Those that took the same step share their line. */
function linesOf<Status extends string, Whole extends Row<Status>>(
  app: App,
  { kept }: Stepping<Status, Whole>,
  steps: Step<Whole, Status>[],
): Write[] {
  const alike = Map.groupBy(steps, ({ row, to }) => `${row.status} ${to}`);
  return [...alike.values()].map((some) => {
    const [{ row, to }] = some as [Step<Whole, Status>];
    return kept.historyLine(
      app,
      some.map((step) => step.row.id),
      { event: "status", changes: { status: [row.status, to] } },
    );
  });
}

/** The newest change of status of each, as `from to`. */
async function lastSteps(app: App, kind: RecordKind, ids: string[]) {
  const lines = await app.db
    .select({ id: recordHistory.recordId, changes: recordHistory.changes })
    .from(recordHistory)
    .where(
      and(
        inArray(recordHistory.recordId, jsonValues(ids)),
        equals(recordHistory.kind, kind),
        equals(recordHistory.event, "status"),
      ),
    )
    .orderBy(recordHistory.seq);
  return new Map(lines.map(({ id, changes }) => [id, (changes["status"] ?? []).join(" ")]));
}

type Taken = { writes: (Write | Guarded)[]; news: Event[] };

/** What one step takes with each of several, for one write; a refusal keeps nobody else. */
export async function stepsOf<Row>(rows: readonly Row[], stepOf: (row: Row) => Promise<Taken>) {
  const [taken, refused]: [Row[], { row: Row; why: string }[]] = [[], []];
  const all: Taken = { writes: [], news: [] };
  for (const row of rows) {
    try {
      const { writes, news } = await stepOf(row);
      all.writes.push(...writes);
      all.news.push(...news);
      taken.push(row);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      refused.push({ row, why: error.message });
    }
  }
  return { taken, refused, ...all };
}

type Versioned = { id: string; version: number };

/** Rows that nobody has changed since a step left them, each beside how it stood before: what an undo takes back. */
export function unchangedSince<Row extends Versioned, Left extends Versioned>(
  rows: readonly Row[],
  left: readonly Left[],
): { row: Row; left: Left }[] {
  const of = new Map(left.map((it) => [it.id, it]));
  return rows.flatMap((row) => {
    const before = of.get(row.id);
    return before?.version === row.version ? [{ row, left: before }] : [];
  });
}
