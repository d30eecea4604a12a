import { users } from "@/modules/platform/accounts";
import { labelsOf, type RecordKind } from "@/modules/records/core";
import type { App } from "@/src/app";
import type { OwnAction } from "./model";
import { activityShown, historyLooked } from "./rules";
import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { noteRows as notes } from "@/modules/records/notes/read-model";
import { recordHistoryRows as recordHistory } from "@/modules/records/core/read-model";
import { taskRows as tasks } from "@/modules/records/tasks/read-model";

/** One history row, before rows of the same batch are merged into it. */
type Deed = Pick<OwnAction, "key" | "type" | "at" | "event" | "recordId"> & {
  kind: RecordKind;
};

/** Everything that somebody did to records lately, the newest first. */
async function deedsOf(app: App, userId: string): Promise<Deed[]> {
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

/** The current user's recent changes to records; a thousand rows of one import are one line. */
export async function recentActivity(app: App): Promise<OwnAction[]> {
  const { id } = await users.currentUser(app);
  const goes = (await deedsOf(app, id))
    .reduce(inBatches, [])
    .flatMap((go) => (go.length > maxListed ? [go] : singly(go)));
  const shown = goes.slice(0, activityShown);
  const labels = await labelsOf(
    app,
    shown.map(([first]) => first),
  );
  return shown.map(([{ key, type, at, event, kind, recordId }, ...more]) => {
    const label = labels.get(recordId) ?? null;
    return { key, type, at, event, kind, recordId, label, n: more.length + 1 };
  });
}

type Batch = [Deed, ...Deed[]];

/** Merges rows that say the same about records of one kind within a minute: they come from one batch. */
function inBatches(goes: Batch[], row: Deed): Batch[] {
  const go = goes.at(-1);
  const last = go?.at(-1);
  const isSame = last?.event === row.event && last.kind === row.kind;
  const isSoon = Math.abs(Date.parse(last?.at ?? "") - Date.parse(row.at)) <= batchMs;
  if (go && isSame && isSoon) go.push(row);
  else goes.push([row]);
  return goes;
}

const batchMs = 60_000;
/** Batches up to this size are listed row by row, each with a link. */
const maxListed = 3;
const singly = (go: Batch): Batch[] => go.map((row) => [row]);
