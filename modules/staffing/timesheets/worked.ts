import { and, between, eq } from "drizzle-orm";
import { deployments } from "@/modules/staffing/deployments/schema";
import type { App } from "@/src/app";
import { type Days, mondayOf } from "@/src/calendar";
import { timesheetLines, timesheets } from "./schema";

/** Whose hours: of one deployment, project or client. */
export type WorkedOf = { kind: "deployment" | "project" | "client"; id: string };

const columnOf = {
  deployment: deployments.id,
  project: deployments.projectId,
  client: deployments.clientId,
};

/** Approved hours of some days by day and rate, whoever is billed for them; found by their weeks, which have an index. */
export const worked = (app: App, days: Days, of?: WorkedOf) =>
  app.db
    .select({
      deploymentId: timesheets.deploymentId,
      workedOn: timesheetLines.workedOn,
      minutes: timesheetLines.minutes,
      billRateCents: timesheetLines.billRateCents,
      payRateCents: timesheetLines.payRateCents,
      /** The invoice or the write-off that has them; null while they wait. */
      invoiceId: timesheetLines.invoiceId,
    })
    .from(timesheets)
    .innerJoin(timesheetLines, eq(timesheetLines.timesheetId, timesheets.id))
    .innerJoin(deployments, eq(deployments.id, timesheets.deploymentId))
    .where(
      and(
        between(timesheets.week, mondayOf(days.from), days.to),
        between(timesheetLines.workedOn, days.from, days.to),
        of && eq(columnOf[of.kind], of.id),
      ),
    );
