import { eq, sql } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { notifications } from "@/modules/platform/notifications";
import { administratorIds } from "@/modules/platform/accounts";
import { acting, type App } from "@/src/app";
import type { Write } from "@/src/database";
import { gone } from "./calling";
import { webhooksChanged } from "./events";
import type { WebhookTest } from "./model";
import { mostFailures, restAfter } from "./rules";
import { webhookDeliveries as deliveries, webhooks } from "./schema";
import { deed, type Row } from "./service";

type Delivery = typeof deliveries.$inferSelect;

/** Writes down what became of an attempt; after a failure everything rests, so that the order is kept. */
export async function settle(app: App, hook: Row, { id }: Delivery, result: WebhookTest) {
  const at = app.now().toISOString();
  const { status, ms, isWell, sentence } = result;
  const outcome = isWell
    ? { state: "delivered" as const, settledAt: at, reason: null }
    : { reason: sentence };
  const tried = app.db
    .update(deliveries)
    .set({ status, ms, attempts: sql`${deliveries.attempts} + 1`, ...outcome })
    .where(eq(deliveries.id, id));
  const failures = isWell ? 0 : hook.failures + 1;
  if (status === gone || failures >= mostFailures) {
    return stop(app, hook, { failures, because: sentence }, tried);
  }
  const rest = isWell
    ? { nextAt: null, lastDeliveredAt: at }
    : { nextAt: new Date(app.now().getTime() + restAfter(failures)).toISOString() };
  const noted = app.db
    .update(webhooks)
    .set({ failures, ...rest })
    .where(eq(webhooks.id, hook.id));
  await app.write([tried, noted], webhooksChanged([hook.id]));
}

type Standstill = { failures: number; because: string };

/** Nobody tries any more until an administrator has looked; what waits is kept. */
async function stop(app: App, { id, name }: Row, { failures, because }: Standstill, tried: Write) {
  const at = app.now().toISOString();
  const set = { isOn: false, failures, nextAt: null, stoppedBecause: because };
  const { writes, news } = await notifications.told(app, {
    ...{ to: await administratorIds(app), what: "webhookStopped", record: null },
    ...{ params: { name, n: failures }, onceKey: `webhook:${id}:${at}` },
  });
  const schedule = acting(app, { id: null, name: "schedule" });
  await app.write(
    [
      tried,
      app.db
        .update(webhooks)
        .set({ ...set, version: sql`${webhooks.version} + 1` })
        .where(eq(webhooks.id, id)),
      audit.entry(schedule, deed("stopped", id, { failures })),
      ...writes,
    ],
    webhooksChanged([id]),
    ...news,
  );
}
