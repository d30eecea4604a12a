import { lt } from "drizzle-orm";
import type { DailyTask } from "@/modules/platform/scheduler";
import type { App } from "@/src/app";
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
  const oldest = new Date(app.now().getTime() - keptDays * 86_400_000).toISOString();
  const isOld = lt(deliveries.settledAt, oldest);
  const count = await app.db.$count(deliveries, isOld);
  if (count > 0) await app.write([app.db.delete(deliveries).where(isOld)]);
  return count;
}
