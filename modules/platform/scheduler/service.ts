import { and, desc, eq, lt } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import type { DailyTask } from "@/src/workers/daily-task";
import { withLease } from "@/src/workers/runs";
import { Failure } from "@/src/errors";
import { errorFields } from "@/src/log";
import { daysEarlier, utcToday } from "@/src/calendar";
import type { ScheduleRun } from "./model";
import { keptDays, type Outcome, retryAfterMs } from "./rules";
import { scheduleRuns as runs } from "./schema";

/** Runs what has not run today; called every minute by every process that serves. */
export async function runDue(app: App, tasks: readonly DailyTask[]): Promise<void> {
  for (const task of tasks) {
    if (await isDue(app, task)) await runUnderLease(app, task, () => isDue(app, task));
  }
}

/** Runs a task now, whether or not it has run today. */
export async function run(
  app: App,
  tasks: readonly DailyTask[],
  name: string,
): Promise<ScheduleRun> {
  const task = tasks.find((it) => it.name === name);
  if (!task) {
    const names = tasks.map((it) => it.name).join(", ");
    throw new Failure("missing", `This daily task doesn't exist. Available: ${names}.`);
  }
  const done = await runUnderLease(app, task, async () => true);
  if (done) return done;
  throw new Failure("busy", "Another process is already doing this.");
}

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

/** The newest runs first, of one task or of all. */
export const log = (app: App, name?: string, limit = 50): Promise<ScheduleRun[]> =>
  app.db
    .select(shown)
    .from(runs)
    .where(name ? eq(runs.task, name) : undefined)
    .orderBy(desc(runs.seq))
    .limit(limit);

const shown = {
  task: runs.task,
  day: runs.day,
  startedAt: runs.startedAt,
  endedAt: runs.endedAt,
  outcome: runs.outcome,
  count: runs.count,
  reason: runs.reason,
};

async function isDue(app: App, { name }: DailyTask): Promise<boolean> {
  const [last] = await app.db
    .select(shown)
    .from(runs)
    .where(and(eq(runs.task, name), eq(runs.day, utcToday(app))))
    .orderBy(desc(runs.seq))
    .limit(1);
  if (!last) return true;
  return (
    last.outcome === "failed" && app.now().getTime() - Date.parse(last.endedAt) >= retryAfterMs
  );
}

export const leaseNameOf = (task: string) => `daily ${task}`;

/** Once the lease is held it asks again whether the task is due: another process may just have finished it. */
async function runUnderLease(
  app: App,
  task: DailyTask,
  isStillDue: () => Promise<boolean>,
): Promise<ScheduleRun | undefined> {
  return withLease(app, { name: leaseNameOf(task.name) }, async () =>
    (await isStillDue()) ? runAndRecord(app, task) : undefined,
  );
}

type Ended = { outcome: Outcome; count: number; reason: string | null };

async function runAndRecord(app: App, { name, run: work }: DailyTask): Promise<ScheduleRun> {
  const startedAt = app.now().toISOString();
  const day = utcToday(app);
  const ended: Ended = { outcome: "done", count: 0, reason: null };
  try {
    const result = await work(app, day);
    if (typeof result === "number") ended.count = result;
    else Object.assign(ended, { outcome: "skipped", reason: result.skipped });
  } catch (error) {
    ended.outcome = "failed";
    ended.reason = Failure.from(error).message;
    app.log.error("a daily task failed", { task: name, ...errorFields(error) });
  }
  const row = { task: name, day, startedAt, endedAt: app.now().toISOString(), ...ended };
  const oldest = daysEarlier(app.now(), keptDays);
  await app.write([
    app.db.insert(runs).values(row),
    app.db.delete(runs).where(lt(runs.startedAt, oldest)),
  ]);
  return row;
}
