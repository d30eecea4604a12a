import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import type { ScheduleRun } from "./model";
import { run } from "./service";
import type { DailyTask } from "@/src/workers/daily-task";

/** Runs a task because somebody wants it now, which is written down before it begins. */
export async function runByHand(
  app: App,
  tasks: readonly DailyTask[],
  name: string,
): Promise<ScheduleRun> {
  if (tasks.some((it) => it.name === name)) {
    const auditEntry = { action: "schedule.run", entityType: "schedule", entityId: name };
    await app.write([audit.entry(app, auditEntry)]);
  }
  return run(app, tasks, name);
}
