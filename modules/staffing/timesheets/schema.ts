import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { clients } from "@/modules/crm/clients/schema";
import { deployments } from "@/modules/staffing/deployments/schema";
import { hourTypes } from "@/modules/staffing/rates/cards/rules";
import type { TimesheetEntry } from "./model";
import { type PlannedShift, timesheetStatuses } from "./rules";

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

/** What somebody works every week of a deployment, as planned. */
export const shiftPlans = sqliteTable("shift_plans", {
  deploymentId: text()
    .primaryKey()
    .references(() => deployments.id, { onDelete: "cascade" }),
  shifts: text({ mode: "json" }).$type<PlannedShift[]>().notNull(),
  version: integer().notNull(),
  updatedAt: text().notNull(),
});
