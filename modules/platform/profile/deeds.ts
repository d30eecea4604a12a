import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { notes } from "@/modules/platform/notes/schema";
import { type RecordKind, recordHistory } from "@/modules/platform/records";
import { tasks } from "@/modules/platform/tasks/schema";
import type { App } from "@/src/app";
import type { OwnDeed } from "./model";
import { activityShown, historyLooked } from "./rules";

/** One line before others that belong to the same go have joined it. */
export type Deed = Pick<OwnDeed, "key" | "type" | "at" | "event" | "recordId"> & {
  kind: RecordKind;
};

/** Everything that somebody did to records lately, the newest first. */
export async function deedsOf(app: App, userId: string): Promise<Deed[]> {
  const told = await Promise.all([
    changesBy(app, userId),
    notesBy(app, userId),
    tasksBy(app, userId),
  ]);
  return told.flat().toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
}

async function changesBy(app: App, userId: string): Promise<Deed[]> {
  const { seq, at, event, kind, recordId } = recordHistory;
  const rows = await app.db
    .select({ seq, at, event, kind, recordId })
    .from(recordHistory)
    .where(eq(recordHistory.by, userId))
    .orderBy(desc(seq))
    .limit(historyLooked);
  return rows.map((row) => ({ ...row, key: `change ${row.seq}`, type: "change" }));
}

async function notesBy(app: App, userId: string): Promise<Deed[]> {
  const rows = await app.db
    .select({ id: notes.id, at: notes.createdAt, kind: notes.kind, recordId: notes.recordId })
    .from(notes)
    .where(and(eq(notes.userId, userId), isNull(notes.deletedAt)))
    .orderBy(desc(notes.createdAt))
    .limit(activityShown);
  return rows.map(({ id, ...row }) => ({ ...row, key: id, type: "note", event: "noted" }));
}

/** What belongs to no record is one's own affair. */
async function tasksBy(app: App, userId: string): Promise<Deed[]> {
  const { id, doneAt: at, kind, recordId } = tasks;
  const isDone = and(eq(tasks.userId, userId), eq(tasks.doneBy, userId), isNotNull(at));
  const rows = await app.db
    .select({ id, at, kind, recordId })
    .from(tasks)
    .where(and(isDone, isNotNull(recordId), isNull(tasks.deletedAt)))
    .orderBy(desc(at))
    .limit(activityShown);
  return rows.flatMap((row) =>
    row.at && row.kind && row.recordId
      ? { at: row.at, kind: row.kind, recordId: row.recordId, key: row.id, ...taskDone }
      : [],
  );
}

const taskDone = { type: "task", event: "done" } as const;
