import { eq, lt } from "drizzle-orm";
import type { App } from "@/src/app";
import { daysEarlier } from "@/src/calendar";
import type { DailyTask } from "@/src/workers/daily-task";
import { keptDays } from "./rules";
import { webhookDeliveries as deliveries } from "./schema";
import { list } from "./service";

export const webhookTasks: DailyTask[] = [
  {
    name: "webhooks.forget",
    does: `Deletes webhook messages delivered more than ${keptDays} days ago`,
    run: forget,
  },
];

async function forget(app: App): Promise<number> {
  const oldest = daysEarlier(app.now(), keptDays);
  const isOld = lt(deliveries.settledAt, oldest);
  const count = await app.db.$count(deliveries, isOld);
  if (count > 0) await app.write([app.db.delete(deliveries).where(isOld)]);
  return count;
}

/** Webhooks that nobody tries any more until an administrator has looked. */
export async function concerns(app: App) {
  const stopped = (await list(app)).filter(({ stoppedBecause }) => stoppedBecause !== null);
  const names = stopped.map(({ name }) => name);
  return names.length > 0 ? [{ concern: "webhookStopped" as const, names }] : [];
}

export const waiting = {
  queue: "messages" as const,
  count: (app: App) => app.db.$count(deliveries, eq(deliveries.state, "queued")),
};
