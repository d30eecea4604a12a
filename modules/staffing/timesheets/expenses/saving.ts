import { eq } from "drizzle-orm";
import { files } from "@/modules/records/files";
import { deployments } from "@/modules/staffing/deployments";
import type { App } from "@/src/app";
import { insertAll } from "@/src/database/bulk-insert";
import { invalid } from "@/src/errors";
import { stepWrites } from "../deciding/steps";
import { refused } from "../deciding/refusing";
import { timesheetsChanged } from "../events";
import type { NewExpense, Timesheet, TimesheetExpenses } from "../model";
import { daysOf, isEditable } from "../rules";
import { expenses } from "../schema";
import { find } from "../service";

/** Keeps the expenses of a week as they were entered, instead of those before; they are approved with its hours. */
export async function saveExpenses(
  app: App,
  id: string,
  { version, expenses: given }: TimesheetExpenses,
): Promise<Timesheet> {
  const sheet = await find(app, id);
  if (!isEditable(sheet.status)) throw refused(sheet.status, "open");
  await refuseStrange(app, sheet, given);
  const status = sheet.status === "expected" ? ("open" as const) : sheet.status;
  const rows = given.map((it) => ({ id: Bun.randomUUIDv7(), timesheetId: id, ...it }));
  await app.write(
    stepWrites(app, sheet, {
      version,
      from: [sheet.status],
      to: { status },
      beside: [
        app.db.delete(expenses).where(eq(expenses.timesheetId, id)),
        ...insertAll(app.db, expenses, rows),
      ],
    }),
    timesheetsChanged([sheet.deploymentId]),
  );
  return find(app, id);
}

async function refuseStrange(app: App, sheet: Timesheet, given: NewExpense[]): Promise<void> {
  const days = daysOf(sheet.week, await deployments.rowOf(app, sheet.deploymentId));
  for (const [at, { spentOn, receiptFileId }] of given.entries()) {
    if (!days.includes(spentOn)) {
      const message = "The deployment doesn't run on this day of the week.";
      throw invalid([{ path: ["expenses", at, "spentOn"], message }]);
    }
    const file = receiptFileId && (await files.find(app, receiptFileId));
    if (file && (file.kind !== "deployment" || file.recordId !== sheet.deploymentId)) {
      const message = "Choose a file of this deployment.";
      throw invalid([{ path: ["expenses", at, "receiptFileId"], message }]);
    }
  }
}
