import { and, asc, count, eq, max } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { users } from "@/modules/platform/accounts";
import { type App, actorIdOf } from "@/src/app";
import { must } from "@/src/database";
import { Failure, notFound } from "@/src/errors";
import { news } from "@/src/schema";
import { webhooksChanged } from "./events";
import type { FreshWebhook, NewWebhook, Webhook, WebhookChanges } from "./model";
import { mostWebhooks } from "./rules";
import { webhookDeliveries as deliveries, webhooks } from "./schema";
import { freshSecret, sealSecret } from "./signing";

export async function list(app: App): Promise<Webhook[]> {
  const [rows, waiting, nameOf] = await Promise.all([
    app.db.select().from(webhooks).orderBy(asc(webhooks.name)),
    waitingOf(app),
    users.authors(app),
  ]);
  return rows.map(({ secret: _, cursor: __, ...hook }) => ({
    ...hook,
    waiting: waiting.get(hook.id) ?? 0,
    createdBy: nameOf(hook.createdBy),
  }));
}

async function waitingOf(app: App): Promise<Map<string, number>> {
  const rows = await app.db
    .select({ id: deliveries.webhookId, n: count() })
    .from(deliveries)
    .where(eq(deliveries.state, "queued"))
    .groupBy(deliveries.webhookId);
  return new Map(rows.map(({ id, n }) => [id, n]));
}

export async function find(app: App, id: string): Promise<Webhook> {
  return (await list(app)).find((it) => it.id === id) ?? notFound("webhook");
}

export type Row = typeof webhooks.$inferSelect;

export async function rowOf(app: App, id: string): Promise<Row> {
  const [row] = await app.db.select().from(webhooks).where(eq(webhooks.id, id));
  return row ?? notFound("webhook");
}

/** Tells of what happens from now on; answers the secret, once. */
export async function add(app: App, input: NewWebhook): Promise<FreshWebhook> {
  if ((await app.db.$count(webhooks)) >= mostWebhooks)
    throw new Failure("conflict", `You already have ${mostWebhooks} webhooks. Remove one first.`);
  const id = Bun.randomUUIDv7();
  const secret = freshSecret();
  const kept = { id, ...input, secret: await sealSecret(app, secret), isOn: true };
  const [last] = await app.db.select({ seq: max(news.seq) }).from(news);
  const made = { createdBy: actorIdOf(app), createdAt: app.now().toISOString() };
  await app.write(
    [
      app.db.insert(webhooks).values({ ...kept, ...made, cursor: last?.seq ?? 0 }),
      audit.entry(
        app,
        auditEntry("added", id, { host: new URL(input.url).host, events: input.events }),
      ),
    ],
    webhooksChanged([id]),
  );
  return { ...(await find(app, id)), secret };
}

/** Turned on again it goes on where it stopped, with an empty record of failures. */
export async function edit(app: App, id: string, changes: WebhookChanges): Promise<Webhook> {
  const { version, ...input } = changes;
  const fresh = input.isOn || input.url ? { failures: 0, nextAt: null } : {};
  const set = { ...input, ...fresh, ...(input.isOn && { stoppedBecause: null }) };
  const isUnchanged = and(eq(webhooks.id, id), eq(webhooks.version, version));
  await rowOf(app, id);
  await app.write(
    [
      must(
        app.db
          .update(webhooks)
          .set({ ...set, version: version + 1 })
          .where(isUnchanged),
      ),
      audit.entry(app, auditEntry("changed", id, { fields: Object.keys(input) })),
    ],
    webhooksChanged([id]),
  );
  return find(app, id);
}

/** The next message is signed with the new one. */
export async function renewSecret(app: App, id: string): Promise<FreshWebhook> {
  const secret = freshSecret();
  const kept = await sealSecret(app, secret);
  await rowOf(app, id);
  await app.write([
    must(app.db.update(webhooks).set({ secret: kept }).where(eq(webhooks.id, id))),
    audit.entry(app, auditEntry("secret-renewed", id)),
  ]);
  return { ...(await find(app, id)), secret };
}

/** With all that was still to be delivered. */
export async function remove(app: App, id: string): Promise<void> {
  await rowOf(app, id);
  await app.write(
    [
      must(app.db.delete(webhooks).where(eq(webhooks.id, id))),
      audit.entry(app, auditEntry("removed", id)),
    ],
    webhooksChanged([id]),
  );
}

export const auditEntry = (
  verb: string,
  entityId: string,
  details: Record<string, unknown> = {},
) => ({
  action: `webhook.${verb}`,
  entityType: "webhook",
  entityId,
  details,
});
