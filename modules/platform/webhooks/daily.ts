import { lt } from "drizzle-orm";
import type { DailyTask } from "@/src/daily-task";
import type { App } from "@/src/app";
import { daysEarlier } from "@/src/calendar";
import { keptDays } from "./rules";
import { webhookDeliveries as deliveries } from "./schema";

export const webhookTasks: DailyTask[] = [
  {
    name: "webhooks.forget",
    does: `Forgets messages to other programs that arrived more than ${keptDays} days ago`,
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
