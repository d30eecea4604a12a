import { and, asc, desc, eq, gte, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import { labelsOf } from "@/modules/records/core";
import { users } from "@/modules/platform/accounts";
import { userRows as people } from "@/modules/platform/accounts/read-model";
import type { App } from "@/src/app";
import { after, encodeCursor, type Order, orderIn } from "@/src/database/paging";
import { utcToday } from "@/src/calendar";
import { containsEachWord } from "@/src/search";
import { notFound } from "@/src/errors";

import { asked, asksFor } from "./conditions";
import type { Task, TaskFilter, TaskQuery } from "./model";
import type { TaskSort } from "./rules";
import { tasks } from "./schema";

export type TaskRow = typeof tasks.$inferSelect;

export type TaskPage = { tasks: Task[]; total: number; next: string | null };

export const rowid = sql<number>`${tasks}.rowid`;

/** What is due soonest first, without a day after it; what is done comes last, the newest first. */
const dueFirst = sql<number>`case when ${tasks.doneAt} is not null
  then 20000000000 - unixepoch(${tasks.doneAt})
  else coalesce(unixepoch(${tasks.dueAt}), 9000000000) end`;

export const orders: Record<TaskSort, Order> = {
  due: { by: dueFirst, direction: "ascending" },
  title: { by: sql`lower(${tasks.title})`, direction: "ascending" },
  who: {
    by: sql`(select lower(${people.firstName} || ' ' || ${people.lastName})
      from ${people} where ${people.id} = ${tasks.userId})`,
    direction: "ascending",
  },
  added: { by: tasks.createdAt, direction: "descending" },
};

export const list = async (app: App, query: TaskQuery): Promise<Task[]> =>
  (await page(app, query)).tasks;

/** One page, with how many there are in all; `next` is where the following page begins. */
export async function page(
  app: App,
  { sort, cursor, limit, ...filter }: TaskQuery,
): Promise<TaskPage> {
  const order = orderIn(orders, sort);
  const wanted = matching(app, filter);
  const rows = await rowsBy(app, order)
    .where(and(wanted, cursor ? after(order, rowid, cursor) : undefined))
    .limit(limit + 1);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    tasks: await shownAll(
      app,
      rows.slice(0, limit).map(({ row }) => row),
    ),
    total: rows.length <= limit && !cursor ? rows.length : await app.db.$count(tasks, wanted),
    next: last ? encodeCursor(last.at, last.rowid) : null,
  };
}

export function rowsBy(app: App, { by, direction }: Order) {
  const towards = direction === "descending" ? desc : asc;
  return app.db
    .select({ row: tasks, rowid, at: sql<string | number>`${by}` })
    .from(tasks)
    .orderBy(towards(by), towards(rowid))
    .$dynamic();
}

export const matching = (app: App, filter: TaskFilter): SQL | undefined =>
  and(
    whose(app, filter),
    within(app, filter),
    isNull(tasks.deletedAt),
    ...containsEachWord(filter.q, { text: tasks.title }),
    asked(filter.where, utcToday(app)),
  );

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
function whose(app: App, { kind, id, assignee, where }: TaskFilter): SQL | undefined {
  const isAbout =
    id === undefined ? undefined : and(eq(tasks.recordId, id), kind && eq(tasks.kind, kind));
  const who = assignee ?? (id ? "anyone" : "me");
  if (who === "anyone" || (who === "me" && asksFor(where, "assignee"))) return isAbout;
  return and(isAbout, eq(tasks.userId, who === "me" ? (app.actor.id ?? "") : who));
}

function within(app: App, { stretch, tonight, where }: TaskFilter): SQL | undefined {
  if (stretch === "open" && asksFor(where, "done", "completed")) return undefined;
  const now = app.now().toISOString();
  const until = tonight ?? `${now.slice(0, 10)}T23:59:59.999Z`;
  const isOpen = isNull(tasks.doneAt);
  const conditions: Record<TaskFilter["stretch"], SQL | undefined> = {
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

export async function shownAll(app: App, rows: TaskRow[]): Promise<Task[]> {
  const [nameOf, labels] = await Promise.all([users.authors(app), labelsOf(app, rows)]);
  return rows.map(({ userId, kind, recordId, doneBy, createdBy, deletedAt: _, ...row }) => ({
    ...row,
    assignee: { id: userId, name: nameOf(userId) },
    record: kind && recordId ? { kind, id: recordId, label: labels.get(recordId) ?? null } : null,
    doneBy: doneBy && nameOf(doneBy),
    createdBy: createdBy && nameOf(createdBy),
  }));
}
