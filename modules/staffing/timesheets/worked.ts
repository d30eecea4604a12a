import { and, between, eq, inArray, isNotNull } from "drizzle-orm";
import { deployments } from "@/modules/staffing/deployments/schema";
import type { App } from "@/src/app";
import { type Days, mondayOf } from "@/src/calendar";
import { worthCurrency } from "./expenses/euros";
import { expenses, timesheetLines, timesheets } from "./schema";

/** Whose hours: of one deployment, project or client. */
export type WorkedOf = { kind: "deployment" | "project" | "client"; id: string };

const columnOf = {
  deployment: deployments.id,
  project: deployments.projectId,
  client: deployments.clientId,
};

/** Approved hours of some days by day and rate, and expenses, whoever is billed for them. */
export async function worked(app: App, days: Days, of?: WorkedOf) {
  const [hours, spent] = await Promise.all([hoursIn(app, days, of), expensesIn(app, days, of)]);
  return [
    ...hours.map((it) => ({ ...it, expense: null })),
    ...spent.map(({ bill, cost, ...it }) => ({
      ...it,
      minutes: 0,
      billRateCents: 0,
      payRateCents: 0,
      expense: { billCents: bill ?? 0, costCents: cost ?? 0 },
    })),
  ];
}

/** The weeks of deployments whose hours are approved, also where nobody worked in them. */
export const settledWeeks = (app: App, days: Days, of?: WorkedOf) =>
  app.db
    .select({ deploymentId: timesheets.deploymentId, week: timesheets.week })
    .from(timesheets)
    .innerJoin(deployments, eq(deployments.id, timesheets.deploymentId))
    .where(and(weeksIn(days, of), inArray(timesheets.status, ["approved", "billed"])));

/** Found by their weeks, which have an index. */
const weeksIn = (days: Days, of?: WorkedOf) =>
  and(between(timesheets.week, mondayOf(days.from), days.to), of && eq(columnOf[of.kind], of.id));

const hoursIn = (app: App, days: Days, of?: WorkedOf) =>
  app.db
    .select({
      deploymentId: timesheets.deploymentId,
      workedOn: timesheetLines.workedOn,
      minutes: timesheetLines.minutes,
      currency: timesheetLines.currency,
      billRateCents: timesheetLines.billRateCents,
      payRateCents: timesheetLines.payRateCents,
      /** The invoice or the write-off that has them; null while they wait. */
      invoiceId: timesheetLines.invoiceId,
    })
    .from(timesheets)
    .innerJoin(timesheetLines, eq(timesheetLines.timesheetId, timesheets.id))
    .innerJoin(deployments, eq(deployments.id, timesheets.deploymentId))
    .where(and(weeksIn(days, of), between(timesheetLines.workedOn, days.from, days.to)));

const expensesIn = (app: App, days: Days, of?: WorkedOf) =>
  app.db
    .select({
      deploymentId: timesheets.deploymentId,
      workedOn: expenses.spentOn,
      currency: worthCurrency,
      bill: expenses.billCents,
      cost: expenses.costCents,
      invoiceId: expenses.invoiceId,
    })
    .from(timesheets)
    .innerJoin(expenses, eq(expenses.timesheetId, timesheets.id))
    .innerJoin(deployments, eq(deployments.id, timesheets.deploymentId))
    .where(
      and(
        weeksIn(days, of),
        isNotNull(expenses.clientId),
        between(expenses.spentOn, days.from, days.to),
      ),
    );
