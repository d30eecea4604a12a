import { and, asc, desc, eq, gte, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import { labelsOf } from "@/modules/records/core";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { notFound } from "@/src/errors";

import type { Task, TaskQuery } from "./model";
import { mostListed } from "./rules";
import { tasks } from "./schema";

export type TaskRow = typeof tasks.$inferSelect;

/** What is due soonest first; what is done comes by when it was, the newest first. */
export async function list(app: App, query: TaskQuery): Promise<Task[]> {
  const rows = await app.db
    .select()
    .from(tasks)
    .where(and(whose(app, query), within(app, query), isNull(tasks.deletedAt)))
    .orderBy(
      sql`${tasks.doneAt} is not null`,
      desc(tasks.doneAt),
      sql`${tasks.dueAt} is null`,
      asc(tasks.dueAt),
      asc(tasks.id),
    )
    .limit(mostListed);
  return shownAll(app, rows);
}

type Due = { until: string; limit: number; assigneeId?: string | undefined };

/** What is to be done before a moment, overdue first, of one colleague or of everybody, and how much it is in all. */
export async function due(app: App, { until, limit, assigneeId }: Due) {
  const wanted = and(
    lt(tasks.dueAt, until),
    isNull(tasks.doneAt),
    isNull(tasks.deletedAt),
    assigneeId ? eq(tasks.userId, assigneeId) : undefined,
  );
  const rows = await app.db
    .select()
    .from(tasks)
    .where(wanted)
    .orderBy(asc(tasks.dueAt))
    .limit(limit);
  const total = rows.length < limit ? rows.length : await app.db.$count(tasks, wanted);
  return { total, tasks: await shownAll(app, rows) };
}

export async function find(app: App, id: string): Promise<Task> {
  const [task] = await shownAll(app, [await rowOf(app, id)]);
  return task ?? notFound("task");
}

export async function rowOf(app: App, id: string): Promise<TaskRow> {
  const isThis = and(eq(tasks.id, id), isNull(tasks.deletedAt));
  const [row] = await app.db.select().from(tasks).where(isThis);
  return row ?? notFound("task");
}

/** A record's, of anyone unless somebody is named; else a person's own. */
function whose(app: App, { kind, id, assignee }: TaskQuery): SQL | undefined {
  const isAbout =
    id === undefined ? undefined : and(eq(tasks.recordId, id), kind && eq(tasks.kind, kind));
  const who = assignee ?? (id ? "anyone" : "me");
  if (who === "anyone") return isAbout;
  return and(isAbout, eq(tasks.userId, who === "me" ? (app.actor.id ?? "") : who));
}

function within(app: App, { stretch, tonight }: TaskQuery): SQL | undefined {
  const now = app.now().toISOString();
  const until = tonight ?? `${now.slice(0, 10)}T23:59:59.999Z`;
  const isOpen = isNull(tasks.doneAt);
  const conditions: Record<TaskQuery["stretch"], SQL | undefined> = {
    all: undefined,
    done: isNotNull(tasks.doneAt),
    open: isOpen,
    overdue: and(isOpen, lt(tasks.dueAt, now)),
    today: and(isOpen, gte(tasks.dueAt, now), lt(tasks.dueAt, until)),
    later: and(isOpen, gte(tasks.dueAt, until)),
    undated: and(isOpen, isNull(tasks.dueAt)),
  };
  return conditions[stretch];
}

async function shownAll(app: App, rows: TaskRow[]): Promise<Task[]> {
  const [nameOf, labels] = await Promise.all([users.authors(app), labelsOf(app, rows)]);
  return rows.map(({ userId, kind, recordId, doneBy, createdBy, deletedAt: _, ...row }) => ({
    ...row,
    assignee: { id: userId, name: nameOf(userId) },
    record: kind && recordId ? { kind, id: recordId, label: labels.get(recordId) ?? null } : null,
    doneBy: doneBy && nameOf(doneBy),
    createdBy: createdBy && nameOf(createdBy),
  }));
}
