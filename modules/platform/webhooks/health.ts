import { eq } from "drizzle-orm";
import type { App } from "@/src/app";
import { webhookDeliveries as deliveries } from "./schema";
import { list } from "./service";

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
