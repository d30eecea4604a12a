import { saysNothing } from "@/modules/crm/imports";
import type { App } from "@/src/app";
import type { EmptiedCells, ListCheck, ListPlan } from "../model";
import { type LineOutcome, neededField, shownLines } from "../rules";
import { draftOf } from "./drafts";
import { type RowPlans, planRows, newClientsOf } from "./row-plans";

/** Every row read, every double looked up, and nothing written. */
export async function check(app: App, id: string): Promise<ListCheck> {
  const row = await draftOf(app, id);
  const found = await planRows(app, row);
  const { fates, emptied, rows } = found;
  const count = (outcome: LineOutcome) => fates.filter((it) => it.outcome === outcome).length;
  const needed = neededField[row.kind];
  return {
    total: rows.length,
    create: count("created"),
    skip: count("skipped"),
    closed: count("closed"),
    blocked: count("rejected"),
    emptied: grouped(emptied),
    doubles: fates
      .filter(({ outcome }) => outcome === "skipped")
      .slice(0, shownLines)
      .map(({ n, name }) => ({ n, name })),
    newClients: row.kind === "jobs" ? await newClientsOf(app, fates) : [],
    unread: unreadIn(rows, row.plan),
    missing: row.plan.columns.includes(needed) ? null : needed,
  };
}

const grouped = (emptied: RowPlans["emptied"]): EmptiedCells[] =>
  [...Map.groupBy(emptied, ({ field }) => field)].map(([field, cells]) => ({
    field,
    count: cells.length,
    rows: cells.slice(0, shownLines).map(({ n, value }) => ({ n, value })),
  }));

/** What the file says and nobody asks for is counted, so that it is not lost without a word. */
function unreadIn(rows: string[][], { columns, head }: ListPlan): ListCheck["unread"] {
  return columns.flatMap((field, at) => {
    if (field) return [];
    const count = rows.filter((row) => !saysNothing("summary", row[at] ?? "")).length;
    return count > 0 ? [{ name: head[at] ?? "", count }] : [];
  });
}
