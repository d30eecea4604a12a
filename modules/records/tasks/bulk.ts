import { and, eq, inArray, isNull } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { notifications } from "@/modules/platform/notifications";
import { unchangedSince } from "@/modules/records/core";
import { type App, actorIdOf } from "@/src/app";
import { must } from "@/src/database";
import { jsonValues } from "@/src/database/bulk-insert";
import { colleague, given } from "./changing";
import { tasksChanged } from "./events";
import type { TasksBack, TasksChange, TasksStood } from "./model";
import { tasks } from "./schema";
import type { TaskRow } from "./service";

type Change = Partial<Pick<TaskRow, "dueAt" | "userId" | "doneAt" | "doneBy">>;

/** Gives several tasks what they are to have in common, in one write; answers how each stood, for the way back. */
export async function changeAll(
  app: App,
  { ids, isDone, dueAt, assigneeId }: TasksChange,
): Promise<TasksStood> {
  const userId = assigneeId && (await colleague(app, assigneeId));
  const set = {
    ...(dueAt !== undefined && { dueAt: dueAt && new Date(dueAt).toISOString() }),
    ...(userId && { userId }),
  };
  const rows = await rowsOf(app, ids);
  await land(
    app,
    rows.map((row) => ({ row, set: { ...set, ...doneness(app, row, isDone) } })),
  );
  return { tasks: rows.map(stood) };
}

/** The undo: those that nobody changed since stand as they stood. */
export async function unchangeAll(app: App, { tasks: before }: TasksBack): Promise<TasksStood> {
  for (const id of new Set(before.map((it) => it.assigneeId))) await colleague(app, id);
  const ids = before.map(({ id }) => id);
  const still = unchangedSince(await rowsOf(app, ids), before);
  await land(
    app,
    still.map(({ row, left: { dueAt, assigneeId, isDone } }) => ({
      row,
      set: { dueAt, userId: assigneeId, ...doneness(app, row, isDone) },
    })),
  );
  return { tasks: still.map(({ row }) => stood(row)) };
}

/** Who ticked it first stays whoever did it. */
function doneness(app: App, { doneAt }: TaskRow, isDone: boolean | undefined): Change {
  if (isDone === undefined || isDone === (doneAt !== null)) return {};
  return isDone
    ? { doneAt: app.now().toISOString(), doneBy: actorIdOf(app) }
    : { doneAt: null, doneBy: null };
}

const stood = ({ id, version, doneAt, dueAt, userId }: TaskRow) => {
  const before = { isDone: doneAt !== null, dueAt, assigneeId: userId };
  return { id, version: version + 1, ...before };
};

async function land(app: App, steps: { row: TaskRow; set: Change }[]): Promise<void> {
  if (steps.length === 0) return;
  const changed = steps.map(({ row, set }) => {
    const isThis = and(eq(tasks.id, row.id), eq(tasks.version, row.version));
    const change = app.db.update(tasks).set({ ...set, version: row.version + 1 });
    return must(change.where(and(isThis, isNull(tasks.deletedAt))));
  });
  const others = steps.filter(({ row, set }) => set.userId && set.userId !== row.userId);
  const told = await notifications.notify(
    app,
    ...others.map(({ row, set }) => given(app, row, set.userId ?? row.userId)),
  );
  const known = await settled(
    app,
    steps.filter(({ set }) => set.doneAt).map(({ row }) => row),
  );
  const entry = { action: "task.changed", entityType: "task", entityId: null };
  await app.write(
    [
      ...changed,
      audit.entry(app, { ...entry, details: { count: steps.length } }),
      ...told.writes,
      ...known.flatMap(({ writes }) => writes),
    ],
    tasksChanged([
      ...new Set(steps.flatMap(({ row, set }) => [row.userId, set.userId ?? row.userId])),
    ]),
    ...told.news,
    ...known.flatMap(({ news }) => news),
  );
}

/** What was told of a task is no news any more once it is done. */
const settled = (app: App, rows: TaskRow[]) =>
  Promise.all(
    [...Map.groupBy(rows, ({ userId }) => userId)].map(([userId, theirs]) =>
      notifications.markSettled(
        app,
        userId,
        theirs.flatMap(({ id }) => [`task-given:${id}`, `task-due:${id}`]),
      ),
    ),
  );

const rowsOf = (app: App, ids: string[]): Promise<TaskRow[]> =>
  app.db
    .select()
    .from(tasks)
    .where(and(inArray(tasks.id, jsonValues(ids)), isNull(tasks.deletedAt)));
