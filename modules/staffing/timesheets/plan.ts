import { and, eq } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { deployments } from "@/modules/staffing/deployments";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import { Failure } from "@/src/errors";
import { timesheetsChanged } from "./events";
import type { ShiftPlan } from "./model";
import { shiftPlans } from "./schema";

export async function planOf(app: App, deploymentId: string): Promise<ShiftPlan> {
  await deployments.rowOf(app, deploymentId);
  const [row] = await app.db
    .select({ version: shiftPlans.version, shifts: shiftPlans.shifts })
    .from(shiftPlans)
    .where(eq(shiftPlans.deploymentId, deploymentId));
  return row ?? { version: 0, shifts: [] };
}

/** Replaces the planned shifts, if they still are those that were changed. */
export async function changePlan(
  app: App,
  deploymentId: string,
  { version, shifts }: ShiftPlan,
): Promise<ShiftPlan> {
  const before = await planOf(app, deploymentId);
  if (before.version !== version) {
    throw new Failure("conflict", "Someone else changed this first. Reload and try again.");
  }
  const set = { shifts, version: version + 1, updatedAt: app.now().toISOString() };
  const isAt = and(eq(shiftPlans.deploymentId, deploymentId), eq(shiftPlans.version, version));
  await app.write(
    [
      must(
        version === 0
          ? app.db
              .insert(shiftPlans)
              .values({ deploymentId, ...set })
              .onConflictDoNothing()
          : app.db.update(shiftPlans).set(set).where(isAt),
      ),
      audit.entry(app, {
        action: "timesheet.planned",
        entityType: "deployment",
        entityId: deploymentId,
        details: { shifts: shifts.length },
      }),
    ],
    timesheetsChanged([deploymentId]),
  );
  return planOf(app, deploymentId);
}
