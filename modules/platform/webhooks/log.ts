import { and, desc, eq } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import { Failure, notFound } from "@/src/errors";
import { webhooksChanged } from "./events";
import type { Delivery, DeliveryQuery } from "./model";
import { webhookDeliveries as deliveries, webhooks } from "./schema";
import { auditEntry, rowOf } from "./service";

const shown = {
  id: deliveries.id,
  event: deliveries.event,
  state: deliveries.state,
  attempts: deliveries.attempts,
  status: deliveries.status,
  reason: deliveries.reason,
  ms: deliveries.ms,
  createdAt: deliveries.createdAt,
  settledAt: deliveries.settledAt,
};

/** What a webhook was told and is still to be told, the newest first. */
export async function list(
  app: App,
  id: string,
  { state, limit }: DeliveryQuery,
): Promise<Delivery[]> {
  await rowOf(app, id);
  const rows = await app.db
    .select(shown)
    .from(deliveries)
    .where(and(eq(deliveries.webhookId, id), state ? eq(deliveries.state, state) : undefined))
    .orderBy(desc(deliveries.id))
    .limit(limit);
  return rows;
}

async function find(app: App, id: string): Promise<Delivery> {
  const [row] = await app.db.select(shown).from(deliveries).where(eq(deliveries.id, id));
  return row ?? notFound("message");
}

/** Sends it once more, as it was: now, whatever rest the webhook has. */
export async function retry(app: App, id: string): Promise<Delivery> {
  const row = await deliveryOf(app, id);
  const { isOn } = await rowOf(app, row.webhookId);
  if (!isOn) throw new Failure("conflict", "This webhook is turned off. Turn it on first.");
  const again = { state: "queued" as const, settledAt: null };
  const rests = { nextAt: null };
  return decided(app, row, {
    verb: "retried",
    set: again,
    more: [app.db.update(webhooks).set(rests).where(eq(webhooks.id, row.webhookId))],
  });
}

/** Lets go of one that will never be taken, so that those behind it get their turn. */
export async function drop(app: App, id: string): Promise<Delivery> {
  const row = await deliveryOf(app, id);
  if (row.state !== "queued")
    throw new Failure(
      "conflict",
      "This message has already been processed. Reload to see its status.",
    );
  const settledAt = app.now().toISOString();
  return decided(app, row, { verb: "dropped", set: { state: "dropped", settledAt } });
}

type Row = typeof deliveries.$inferSelect;

/** What somebody does about a delivery: the word of the audit trail, its new state, and what else is written. */
type Decision = { verb: string; set: Partial<Row>; more?: Parameters<App["write"]>[0] };

async function decided(
  app: App,
  { id, webhookId, state }: Row,
  { verb, set, more = [] }: Decision,
): Promise<Delivery> {
  const isUnchanged = and(eq(deliveries.id, id), eq(deliveries.state, state));
  await app.write(
    [
      must(app.db.update(deliveries).set(set).where(isUnchanged)),
      ...more,
      audit.entry(app, auditEntry(`message-${verb}`, webhookId, { message: id })),
    ],
    webhooksChanged([webhookId]),
  );
  return find(app, id);
}

async function deliveryOf(app: App, id: string): Promise<Row> {
  const [row] = await app.db.select().from(deliveries).where(eq(deliveries.id, id));
  return row ?? notFound("message");
}
