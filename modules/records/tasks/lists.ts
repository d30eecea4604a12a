import { and, asc, gt, inArray, sql } from "drizzle-orm";
import { type CountedIn, facetsOf, type Tally, valuesIn } from "@/modules/records/conditions";
import { idsAtOnce, type MatchingIds } from "@/modules/records/core";
import type { App } from "@/src/app";
import { utcToday } from "@/src/calendar";
import { orderIn } from "@/src/database/paging";
import { headWords } from "@/modules/platform/texts";
import { type ExportFile, fileOf, type Sheet } from "@/src/sheets";
import type { Task, TaskExport, TaskFacets, TaskIdsQuery } from "./model";
import { fields } from "./rules";
import { tasks } from "./schema";
import { matching, orders, rowid, rowsBy, shownAll } from "./service";

/** The ids of all that a filter shows, for what is done with all of them. */
export async function matchingIds(
  app: App,
  { after: begin = 0, ...filter }: TaskIdsQuery,
): Promise<MatchingIds> {
  const rows = await app.db
    .select({ id: tasks.id, rowid })
    .from(tasks)
    .where(and(matching(app, filter), gt(rowid, begin)))
    .orderBy(asc(rowid))
    .limit(idsAtOnce + 1);
  const page = rows.slice(0, idsAtOnce);
  const next = rows.length > idsAtOnce ? (page.at(-1)?.rowid ?? null) : null;
  return { ids: page.map(({ id }) => id), next };
}

/** Exactly what the filter shows, all pages of it, in the order of the screen. */
export async function exported(
  app: App,
  { format, sort, ids, ...filter }: TaskExport,
): Promise<ExportFile> {
  const rows = await rowsBy(app, orderIn(orders, sort)).where(
    and(matching(app, filter), ids && inArray(tasks.id, ids)),
  );
  const shown = await shownAll(
    app,
    rows.map(({ row }) => row),
  );
  const name = `tasks-${utcToday(app)}`;
  return fileOf(format, { name, title: "Tasks", heads: headWords, columns: cells, rows: shown });
}

const cells: Sheet<Task>["columns"] = {
  Task: ({ title }) => title,
  Due: ({ dueAt }) => dueAt,
  Assignee: ({ assignee }) => assignee.name,
  About: ({ record }) => record?.label ?? null,
  Done: ({ doneAt }) => doneAt,
  "Done by": ({ doneBy }) => doneBy,
  Added: ({ createdAt }) => createdAt,
};

const valuesOf = valuesIn(sql`picked join ${tasks} on ${rowid} = picked.seq`);

const tallies = {
  assignee: valuesOf(tasks.userId),
  author: valuesOf(tasks.createdBy),
  about: valuesOf(tasks.kind),
} satisfies Record<CountedIn<typeof fields>, Tally>;

/** How many of those that the other filters show have each value of a field; counted anew each time. */
export const facets = (app: App, { field, ...filter }: TaskFacets) =>
  facetsOf(app, {
    topic: "tasks",
    fields,
    field,
    tally: tallies[field],
    filter: { ...filter, asker: app.actor.id, now: Bun.nanoseconds() },
    rows: async () =>
      sql`select ${rowid} as seq from ${tasks} where ${matching(app, filter)} order by ${rowid} desc`,
  });
