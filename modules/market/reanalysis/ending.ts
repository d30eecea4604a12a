import { and, eq } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import { type Lease, whileHeld } from "@/src/leases";
import { reportOf } from "./report";
import { analysisRuns } from "./schema";

type Run = typeof analysisRuns.$inferSelect;

/** Ends a run whose lease this process has, with the report of what it changed. */
export const end = async (app: App, lease: Lease, run: Run, state: "completed" | "failed") =>
  app.write([whileHeld(app, lease), ...(await endRunWrites(app, run, state))]);

/** The end of a run as writes: a person may end it without its lease. */
export async function endRunWrites(app: App, run: Run, state: Exclude<Run["state"], "active">) {
  const report = await reportOf(app, run);
  const isHere = and(eq(analysisRuns.id, run.id), eq(analysisRuns.state, "active"));
  const finishedAt = app.now().toISOString();
  return [
    must(app.db.update(analysisRuns).set({ state, finishedAt, report }).where(isHere)),
    audit.entry(app, {
      action: `analysis.${state}`,
      entityType: "run",
      entityId: run.id,
      details: { analysed: report.analysed, scoresChanged: report.scoresChanged },
    }),
  ];
}
