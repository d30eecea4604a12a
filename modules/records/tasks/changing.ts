import { and, eq, isNotNull, isNull, lt } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { type Notice, notifications } from "@/modules/platform/notifications";
import { definedFields, exists, mustExist } from "@/modules/records/core";
import { users } from "@/modules/platform/accounts";
import { type App, actorIdOf } from "@/src/app";
import { type Guarded, must, type Write } from "@/src/database";
import { Failure, notFound } from "@/src/errors";
import { daysEarlier } from "@/src/calendar";
import { tasksChanged } from "./events";
import type { NewTask, Task, TaskChanges } from "./model";
import { deletedDays } from "./rules";
import { tasks } from "./schema";
import { find, rowOf, type TaskRow } from "./service";

export async function add(
  app: App,
  { title, dueAt = null, assigneeId, record = null }: NewTask,
): Promise<Task> {
  const userId = await colleague(app, assigneeId ?? app.actor.id);
  if (record) await exists(app, record.kind, record.id);
  const row = {
    id: Bun.randomUUIDv7(),
    title,
    dueAt: dueAt && new Date(dueAt).toISOString(),
    userId,
    kind: record && record.kind,
    recordId: record && record.id,
    createdBy: app.actor.id,
    createdAt: app.now().toISOString(),
  };
  const stands = record ? [mustExist(record.kind, [record.id])] : [];
  await land(app, row, { verb: "added", writes: [...stands, app.db.insert(tasks).values(row)] });
  return find(app, row.id);
}

export async function edit(
  app: App,
  id: string,
  { version, title, dueAt, assigneeId }: TaskChanges,
): Promise<Task> {
  const before = await rowOf(app, id);
  const userId = assigneeId && (await colleague(app, assigneeId));
  const set = definedFields({ title, dueAt: dueAt && new Date(dueAt).toISOString(), userId });
  const isThis = and(eq(tasks.id, id), eq(tasks.version, version), isNull(tasks.deletedAt));
  const change = app.db.update(tasks).set({ ...set, version: version + 1 });
  await land(app, before, { verb: "edited", writes: [must(change.where(isThis))], toWhom: userId });
  return find(app, id);
}

export async function complete(app: App, id: string): Promise<Task> {
  const row = await rowOf(app, id);
  if (row.doneAt !== null) throw new Failure("conflict", "This task is already done.");
  const set = { doneAt: app.now().toISOString(), doneBy: actorIdOf(app) };
  const isOpen = and(eq(tasks.id, id), isNull(tasks.doneAt));
  const done = must(app.db.update(tasks).set(set).where(isOpen));
  await land(app, row, { verb: "completed", writes: [done] });
  return find(app, id);
}

/** The undo of `complete`. */
export async function reopen(app: App, id: string): Promise<Task> {
  const row = await rowOf(app, id);
  const isDone = and(eq(tasks.id, id), isNotNull(tasks.doneAt));
  const set = { doneAt: null, doneBy: null };
  const open = must(app.db.update(tasks).set(set).where(isDone));
  await land(app, row, { verb: "reopened", writes: [open] });
  return find(app, id);
}

/** Puts a task away; what was deleted a month ago goes for good in the same write. */
export async function remove(app: App, id: string): Promise<void> {
  const row = await rowOf(app, id);
  const old = daysEarlier(app.now(), deletedDays);
  const set = { deletedAt: app.now().toISOString() };
  const isThis = and(eq(tasks.id, id), isNull(tasks.deletedAt));
  const writes = [
    must(app.db.update(tasks).set(set).where(isThis)),
    app.db.delete(tasks).where(lt(tasks.deletedAt, old)),
  ];
  await land(app, row, { verb: "deleted", writes });
}

/** The undo of `remove`. */
export async function restore(app: App, id: string): Promise<Task> {
  const isThis = and(eq(tasks.id, id), isNotNull(tasks.deletedAt));
  const [row] = await app.db.select().from(tasks).where(isThis);
  if (!row) return notFound("task");
  const back = must(app.db.update(tasks).set({ deletedAt: null }).where(isThis));
  await land(app, row, { verb: "restored", writes: [back] });
  return find(app, id);
}

type Place = Pick<TaskRow, "id" | "userId" | "kind" | "recordId">;

/** What is done to a task, and whose it is afterwards where that may change. */
type Change = { verb: string; writes: (Write | Guarded)[]; toWhom?: string | undefined };

async function land(
  app: App,
  row: Place,
  { verb, writes, toWhom = row.userId }: Change,
): Promise<void> {
  const isGiven = verb === "added" || toWhom !== row.userId;
  const told = await notifications.notify(app, ...(isGiven ? [given(app, row, toWhom)] : []));
  const known = await settledBy(app, row, verb);
  const auditEntry = { action: `task.${verb}`, entityType: "task", entityId: row.id };
  await app.write(
    [...writes, audit.entry(app, auditEntry), ...told.writes, ...known.writes],
    tasksChanged([row.userId, toWhom]),
    ...told.news,
    ...known.news,
  );
}

/** What was told of a task is no news any more to whose it is, once the task is done or gone. */
const settledBy = (app: App, { id, userId }: Place, verb: string) =>
  verb === "completed" || verb === "deleted"
    ? notifications.markSettled(app, userId, [`task-given:${id}`, `task-due:${id}`])
    : notifications.notify(app);

/** Given to and fro it is told each time. */
export const given = (app: App, { id, kind, recordId }: Place, toWhom: string): Notice => ({
  to: [toWhom],
  what: "taskGiven",
  params: { taskId: id },
  record: kind && recordId ? { kind, id: recordId } : null,
  onceKey: `task-given:${id}:${app.now().toISOString()}`,
});

/** A task is somebody's who can do it. */
export async function colleague(app: App, id: string | null): Promise<string> {
  const people = await users.list(app);
  return people.find((person) => person.id === id)?.id ?? notFound("user");
}
