import { and, eq, type SQL, sql } from "drizzle-orm";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { clientRows as clients } from "@/modules/crm/clients/read-model";
import { compileConditions, listing, type LookedUp } from "@/modules/records/conditions";
import { deployments } from "@/modules/staffing/deployments/schema";
import type { App } from "@/src/app";
import { utcToday } from "@/src/calendar";
import { coalesced, type Order } from "@/src/database/paging";
import { containsEachWord } from "@/src/search";
import { headWords } from "@/modules/platform/texts";
import { type ExportFile, fileOf, type Sheet } from "@/src/sheets";
import type { Timesheet } from "../model";
import { timesheetFields, type TimesheetSort } from "../rules";
import { timesheets, workOrder } from "../schema";
import { shownRows } from "../service";
import { hours, rowid, tallies, conditionCompilers, withNames } from "./conditions";
import type { TimesheetExport, TimesheetFilter, TimesheetQuery } from "./questions";

const orders: Record<TimesheetSort, Order> = {
  status: { by: workOrder(timesheets.status), direction: "ascending" },
  week: { by: timesheets.week, direction: "descending" },
  name: { by: coalesced(candidates.nameKey, sql`'~'`), direction: "ascending" },
  client: { by: clients.nameKey, direction: "ascending" },
  hours: { by: hours, direction: "descending" },
};

export const lists = listing({
  name: "timesheets",
  fields: timesheetFields,
  from: withNames,
  id: sql`${timesheets.id}`,
  seq: rowid,
  orders,
  tallies,
  matching,
  rows: (db, { at, where, order, limit }) =>
    db
      .select({ id: timesheets.id, seq: rowid, at })
      .from(timesheets)
      .innerJoin(deployments, eq(deployments.id, timesheets.deploymentId))
      .innerJoin(clients, eq(clients.id, deployments.clientId))
      .leftJoin(candidates, eq(candidates.id, deployments.candidateId))
      .where(where)
      .orderBy(...order)
      .limit(limit),
});

export type TimesheetPage = { timesheets: Timesheet[]; total: number; next: string | null };

/** Everybody's hours, of one week or of all, page by page. */
export async function list(
  app: App,
  { week = "all", status = "all", sort = "status", limit = 50, ...asked }: Partial<TimesheetQuery>,
): Promise<TimesheetPage> {
  const { items, ...page } = await lists.page(app, { ...asked, week, status, sort, limit });
  const ids = items.map(({ id }) => id);
  return { ...page, timesheets: await shownRows(app, ids) };
}

function matching(
  { week, status, q, conditions }: LookedUp<TimesheetFilter>,
  today: string,
): SQL | undefined {
  return and(
    week === "all" ? undefined : eq(timesheets.week, week),
    status === "all" ? undefined : eq(timesheets.status, status),
    ...containsEachWord(q, said),
    compileConditions(conditions, conditionCompilers, today),
  );
}

const said = {
  text: sql`concat_ws(' ', ${candidates.firstName}, ${candidates.lastName}, ${clients.name},
    ${deployments.position}, printf('D-%04d', ${deployments.seq}))`,
  plain: sql`concat_ws(' ', ${candidates.nameKey}, ${clients.nameKey})`,
};

/** More than these are never read at one go: each brings its week with it. */
const shownAtOnce = 500;

/** Exactly what the filter shows, all pages of it, in the order of the screen. */
export async function exported(
  app: App,
  { format, ...asked }: TimesheetExport,
): Promise<ExportFile> {
  const rows = await lists.all(app, asked);
  const shown: Timesheet[] = [];
  for (let at = 0; at < rows.length; at += shownAtOnce) {
    const ids = rows.slice(at, at + shownAtOnce).map(({ id }) => id);
    shown.push(...(await shownRows(app, ids)));
  }
  const name = `timesheets-${utcToday(app)}`;
  return fileOf(format, {
    name,
    title: "Timesheets",
    heads: headWords,
    columns: cells,
    rows: shown,
  });
}

const cells: Sheet<Timesheet>["columns"] = {
  Deployment: ({ number }) => number,
  Name: ({ candidateName }) => candidateName,
  Client: ({ clientName }) => clientName,
  Week: ({ week }) => week,
  Status: ({ status }) => status,
  Hours: ({ minutes }) => Math.round((minutes / 60) * 100) / 100,
  Expenses: ({ expenses }) => expenses.length,
  Warnings: ({ warnings }) => warnings.length,
  "Submitted by": ({ submittedBy }) => submittedBy,
  "Decided by": ({ decidedBy }) => decidedBy,
  Reason: ({ reason }) => reason,
};
