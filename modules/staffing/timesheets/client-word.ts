import { and, count, eq, inArray, max } from "drizzle-orm";
import { clientRows as clients } from "@/modules/crm/clients/read-model";
import { deployments } from "@/modules/staffing/deployments/schema";
import type { App } from "@/src/app";
import type { Guarded, Write } from "@/src/database";
import { Failure } from "@/src/errors";
import { insertAll } from "@/src/database/bulk-insert";
import { stepWrites } from "./deciding/steps";
import { pricedExpenses } from "./expenses/pricing";
import type { Timesheet } from "./model";
import { pricedLines } from "./pricing";
import { timesheetLines, timesheets } from "./schema";

/** How many timesheets of a week wait for which site of which client, and since when. */
export function waiting(app: App, week: string, clientIds?: string[]) {
  const { clientId, siteId } = deployments;
  return app.db
    .select({
      clientId,
      clientName: clients.name,
      siteId,
      people: count(),
      lastAt: max(timesheets.submittedAt),
    })
    .from(timesheets)
    .innerJoin(deployments, eq(deployments.id, timesheets.deploymentId))
    .innerJoin(clients, eq(clients.id, clientId))
    .where(
      and(
        eq(timesheets.week, week),
        eq(timesheets.status, "submitted"),
        clientIds && inArray(clientId, clientIds),
      ),
    )
    .groupBy(clientId, siteId);
}

type Writes = (Write | Guarded)[];

/** Part of a write: the client approves these hours at today's prices; null where an hour or a kilometre has no rate. */
export async function approval(app: App, sheet: Timesheet): Promise<Writes | null> {
  const beside = await pricedWrites(app, sheet).catch((error: unknown) => {
    if (error instanceof Failure && error.kind === "conflict") return null;
    throw error;
  });
  if (beside === null) return null;
  const to = { status: "approved" as const, ...saidBy(app) };
  return stepWrites(app, sheet, { version: sheet.version, from: ["submitted"], to, beside });
}

const pricedWrites = async (app: App, sheet: Timesheet): Promise<Writes> => [
  ...insertAll(app.db, timesheetLines, await pricedLines(app, sheet)),
  ...(await pricedExpenses(app, sheet)),
];

/** Part of a write: the client sends these hours back with what is wrong with them. */
export const disputing = (app: App, sheet: Timesheet, reason: string): Writes =>
  stepWrites(app, sheet, {
    version: sheet.version,
    from: ["submitted"],
    to: { status: "disputed", reason, ...saidBy(app) },
  });

const saidBy = (app: App) => ({
  decidedBy: app.actor.name,
  decidedAt: app.now().toISOString(),
});
