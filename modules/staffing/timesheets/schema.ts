import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { clients } from "@/modules/crm/clients/schema";
import { deployments } from "@/modules/staffing/deployments/schema";
import { hourTypes } from "@/modules/staffing/rates/cards/rules";
import type { TimesheetEntry } from "./model";
import { expenseKinds, type PlannedShift, timesheetStatuses } from "./rules";

/** What needs work comes first; written out without parameters, so that indexes know it again. */
export const workOrder = (status: SQLWrapper): SQL<number> =>
  sql<number>`case ${status} when 'expected' then 0 when 'open' then 1 when 'disputed' then 2
    when 'submitted' then 3 when 'approved' then 4 else 5 end`;

/** The hours of one deployment in one week. */
export const timesheets = sqliteTable(
  "timesheets",
  {
    id: text().primaryKey(),
    deploymentId: text()
      .notNull()
      .references(() => deployments.id),
    /** Its Monday. */
    week: text().notNull(),
    status: text({ enum: timesheetStatuses }).notNull(),
    entries: text({ mode: "json" }).$type<TimesheetEntry[]>().notNull(),
    /** Days of it that are public holidays where the work is. */
    holidays: text({ mode: "json" }).$type<string[]>().notNull(),
    /** A user, or the name of a page. */
    submittedBy: text(),
    submittedAt: text(),
    decidedBy: text(),
    decidedAt: text(),
    /** Why it was disputed. */
    reason: text(),
    /** The client's mail or signed paper by which a colleague approved it. */
    proofFileId: text(),
    version: integer().notNull().default(1),
    updatedAt: text().notNull(),
  },
  (table) => [
    uniqueIndex("timesheets_once").on(table.deploymentId, table.week),
    index("timesheets_week").on(table.week, table.status),
    index("timesheets_work").on(table.week, workOrder(table.status)),
    index("timesheets_all_work").on(workOrder(table.status)),
  ],
);

/** What was approved, at the prices of that moment; an invoice locks the lines that it bills. */
export const timesheetLines = sqliteTable(
  "timesheet_lines",
  {
    id: text().primaryKey(),
    timesheetId: text()
      .notNull()
      .references(() => timesheets.id),
    clientId: text()
      .notNull()
      .references(() => clients.id),
    workedOn: text().notNull(),
    hourType: text({ enum: hourTypes }).notNull(),
    minutes: integer().notNull(),
    currency: text().notNull(),
    billRateCents: integer().notNull(),
    payRateCents: integer().notNull(),
    invoiceId: text(),
    /** The invoice that was made out in the name of whoever worked on a contract of their own. */
    selfBillId: text(),
  },
  (table) => [
    index("timesheet_lines_sheet").on(table.timesheetId),
    index("timesheet_lines_unbilled").on(table.clientId, table.invoiceId, table.workedOn),
    index("timesheet_lines_unpaid").on(table.selfBillId, table.workedOn),
  ],
);

/** What somebody spent in a week; what it comes to stands there once the week is approved. */
export const expenses = sqliteTable(
  "expenses",
  {
    id: text().primaryKey(),
    timesheetId: text()
      .notNull()
      .references(() => timesheets.id),
    spentOn: text().notNull(),
    kind: text({ enum: expenseKinds }).notNull(),
    note: text().notNull(),
    currency: text().notNull(),
    /** With VAT, as the receipt says it; of kilometres nothing. */
    amountCents: integer().notNull(),
    vatCents: integer().notNull(),
    kilometres: integer(),
    /** A photo or PDF among the files of the deployment. */
    receiptFileId: text(),
    /** Whose client it is; null until it is approved. */
    clientId: text().references(() => clients.id),
    payCents: integer(),
    costCents: integer(),
    billCents: integer(),
    /** How much of its currency one euro was when it was approved, and on which day; null for what is in euros. */
    perEuro: real(),
    ratedOn: text(),
    invoiceId: text(),
    selfBillId: text(),
  },
  (table) => [
    index("expenses_sheet").on(table.timesheetId),
    index("expenses_unbilled").on(table.clientId, table.invoiceId, table.spentOn),
  ],
);

/** What somebody works every week of a deployment, as planned. */
export const shiftPlans = sqliteTable("shift_plans", {
  deploymentId: text()
    .primaryKey()
    .references(() => deployments.id, { onDelete: "cascade" }),
  shifts: text({ mode: "json" }).$type<PlannedShift[]>().notNull(),
  version: integer().notNull(),
  updatedAt: text().notNull(),
});
