import { and, gt, inArray, like, max } from "drizzle-orm";
import type { App } from "@/src/app";
import { leases } from "@/src/schema";
import { addDays, utcDay, utcToday } from "@/src/calendar";
import type { ScheduledTask, ScheduleRun } from "./model";
import { retryAfterMs } from "./rules";
import { scheduleRuns as runs } from "./schema";
import { leaseNameOf } from "./service";
import type { DailyTask } from "@/src/workers/daily-task";

/** Every daily task with its last run and its next. */
export async function overview(app: App, tasks: readonly DailyTask[]): Promise<ScheduledTask[]> {
  const [last, running] = await Promise.all([lastRuns(app), runningNames(app)]);
  return tasks.map(({ name, does }) => {
    const run = last.get(name) ?? null;
    return {
      name,
      does,
      last: run,
      nextAt: nextAt(app, run),
      isRunning: running.has(leaseNameOf(name)),
    };
  });
}

/** What has failed since yesterday and not succeeded since; a task that is no more fails no longer. */
export async function failing(app: App): Promise<ScheduleRun[]> {
  const yesterday = addDays(utcToday(app), -1);
  const last = [...(await lastRuns(app)).values()];
  return last.filter(({ outcome, day }) => outcome === "failed" && day >= yesterday);
}

async function lastRuns(app: App): Promise<Map<string, ScheduleRun>> {
  const newest = app.db
    .select({ seq: max(runs.seq) })
    .from(runs)
    .groupBy(runs.task);
  const rows = await app.db.select().from(runs).where(inArray(runs.seq, newest));
  return new Map(rows.map(({ seq: _, ...run }) => [run.task, run]));
}

async function runningNames(app: App): Promise<Set<string>> {
  const isHeld = and(
    like(leases.name, `${leaseNameOf("")}%`),
    gt(leases.expiresAt, app.now().toISOString()),
  );
  const rows = await app.db.select({ name: leases.name }).from(leases).where(isHeld);
  return new Set(rows.map(({ name }) => name));
}

/** At once where today's run is missing, after its rest where it failed, else when the day changes. */
function nextAt(app: App, last: ScheduleRun | null): string {
  const now = app.now();
  const today = utcDay(now);
  if (last?.day !== today) return now.toISOString();
  if (last.outcome === "failed") {
    return new Date(Date.parse(last.endedAt) + retryAfterMs).toISOString();
  }
  return `${addDays(today, 1)}T00:00:00.000Z`;
}
