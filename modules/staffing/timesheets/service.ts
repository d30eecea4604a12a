import { and, asc, desc, eq, type SQL } from "drizzle-orm";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { clientRows as clients } from "@/modules/crm/clients/read-model";
import { users } from "@/modules/platform/accounts";
import { numberOf } from "@/modules/staffing/deployments";
import { deployments } from "@/modules/staffing/deployments/schema";
import type { App } from "@/src/app";
import { notFound } from "@/src/errors";
import type { Timesheet, TimesheetQuery } from "./model";
import { minutesOf, warningsOf } from "./rules";
import { timesheets } from "./schema";

/** Everybody's hours of one week. */
export const list = (app: App, { week, status }: TimesheetQuery): Promise<Timesheet[]> =>
  where(
    app,
    and(eq(timesheets.week, week), status === "all" ? undefined : eq(timesheets.status, status)),
  );

/** The weeks of one deployment, the last first. */
export const ofDeployment = (app: App, id: string): Promise<Timesheet[]> =>
  where(app, eq(timesheets.deploymentId, id));

export async function find(app: App, id: string): Promise<Timesheet> {
  const [found] = await where(app, eq(timesheets.id, id));
  return found ?? notFound("timesheet");
}

async function where(app: App, wanted: SQL | undefined): Promise<Timesheet[]> {
  const [rows, nameOf] = await Promise.all([
    app.db
      .select({
        sheet: timesheets,
        seq: deployments.seq,
        country: deployments.country,
        firstName: candidates.firstName,
        lastName: candidates.lastName,
        clientName: clients.name,
      })
      .from(timesheets)
      .innerJoin(deployments, eq(deployments.id, timesheets.deploymentId))
      .innerJoin(clients, eq(clients.id, deployments.clientId))
      .leftJoin(candidates, eq(candidates.id, deployments.candidateId))
      .where(wanted)
      .orderBy(desc(timesheets.week), asc(deployments.seq)),
    users.authors(app),
  ]);
  return rows.map(({ sheet: { updatedAt: _, ...sheet }, seq, country, clientName, ...name }) => ({
    ...sheet,
    number: numberOf(seq),
    candidateName: name.firstName === null ? null : `${name.firstName} ${name.lastName}`,
    clientName,
    minutes: sheet.entries.reduce((sum, it) => sum + minutesOf(it), 0),
    warnings: warningsOf(sheet.entries, country),
    submittedBy: sheet.submittedBy && nameOf(sheet.submittedBy),
    decidedBy: sheet.decidedBy && nameOf(sheet.decidedBy),
  }));
}
