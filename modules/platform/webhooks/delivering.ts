import { and, asc, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { type App, withActor } from "@/src/app";
import { withLease } from "@/src/workers/runs";
import { type PollingWorker, startPolling } from "@/src/workers/polling-worker";
import { call, goneStatus } from "./calling";
import { queueMessages } from "./queueing";
import { webhookDeliveries as deliveries, webhooks } from "./schema";
import { type Row, auditEntry } from "./service";
import { audit } from "@/modules/platform/audit";
import { notifications } from "@/modules/platform/notifications";
import { administratorIds } from "@/modules/platform/accounts";
import type { Write } from "@/src/database";
import { webhooksChanged } from "./events";
import type { WebhookTest } from "./model";
import { mostFailures, backoffMs } from "./rules";

type Delivery = typeof deliveries.$inferSelect;

/** What became of one delivery. */
type Attempt = WebhookTest & Pick<Delivery, "id">;

/** Records an attempt; after a failure the whole webhook pauses, so that messages stay in order. */
async function recordAttempt(app: App, hook: Row, { id, ...result }: Attempt) {
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
  if (status === goneStatus || failures >= mostFailures) {
    return stop(app, hook, { failures, because: sentence, tried });
  }
  const rest = isWell
    ? { nextAt: null, lastDeliveredAt: at }
    : { nextAt: new Date(app.now().getTime() + backoffMs(failures)).toISOString() };
  const noted = app.db
    .update(webhooks)
    .set({ failures, ...rest })
    .where(eq(webhooks.id, hook.id));
  await app.write([tried, noted], webhooksChanged([hook.id]));
}

type Stop = { failures: number; because: string; tried: Write };

/** Nobody tries any more until an administrator has looked; what waits is kept. */
async function stop(app: App, { id, name }: Row, { failures, because, tried }: Stop) {
  const at = app.now().toISOString();
  const set = { isOn: false, failures, nextAt: null, stoppedBecause: because };
  const { writes, news } = await notifications.notify(app, {
    to: await administratorIds(app),
    what: "webhookStopped",
    record: null,
    params: { name, n: failures },
    onceKey: `webhook:${id}:${at}`,
  });
  const schedule = withActor(app, { id: null, name: "schedule" });
  await app.write(
    [
      tried,
      app.db
        .update(webhooks)
        .set({ ...set, version: sql`${webhooks.version} + 1` })
        .where(eq(webhooks.id, id)),
      audit.entry(schedule, auditEntry("stopped", id, { failures })),
      ...writes,
    ],
    webhooksChanged([id]),
    ...news,
  );
}

const everyMs = 1_000;
/** Messages of one webhook in a row, before the others get their turn. */
const atOnce = 20;

/** Delivers beside a server, in order and until it has arrived; stopping lets the message under way be settled. */
export const startWebhookDelivery = (app: App): PollingWorker =>
  startPolling(app, {
    everyMs,
    // What is due changes with the clock and with the news, so every look is a new one.
    state: async () => ((await dueWebhooks(app)).length > 0 ? app.now().toISOString() : null),
    batch: (signal) => deliver(app, signal),
    errorMessage: "messages to other programs could not be delivered",
  });

const dueWebhooks = (app: App): Promise<Row[]> =>
  app.db
    .select()
    .from(webhooks)
    .where(
      and(
        eq(webhooks.isOn, true),
        or(isNull(webhooks.nextAt), lte(webhooks.nextAt, app.now().toISOString())),
      ),
    );

/** Answers whether there may be more; only one process at a time delivers, so that the order is kept. */
export async function deliver(app: App, signal?: AbortSignal): Promise<boolean> {
  const hooks = await dueWebhooks(app);
  for (const hook of hooks) await queueMessages(app, hook);
  const waiting = await withMessages(app, hooks);
  if (waiting.length === 0) return false;
  const isMore = await withLease(app, { name: "webhooks", signal }, async (turn) => {
    const work = waiting.map(({ id }) => sendQueued(app, { id, signal: turn.signal }));
    return (await Promise.all(work)).includes(true);
  });
  return isMore ?? false;
}

/** Sends what waits for one webhook, as long as it is taken; answers whether more waits. */
async function sendQueued(
  app: App,
  { id, signal }: { id: string; signal: AbortSignal },
): Promise<boolean> {
  for (let n = 0; n < atOnce; n += 1) {
    if (signal.aborted) return false;
    const hook = (await dueWebhooks(app)).find((it) => it.id === id);
    const message = hook && (await first(app, hook));
    if (!hook || !message) return false;
    const result = await call(app, { ...hook, signal }, message);
    // Nobody refused what was broken off here; it goes out again later.
    if (signal.aborted && !result.isWell) return false;
    await recordAttempt(app, hook, { ...result, id: message.id });
  }
  return true;
}

async function withMessages(app: App, hooks: Row[]): Promise<Row[]> {
  if (hooks.length === 0) return [];
  const ids = hooks.map(({ id }) => id);
  const rows = await app.db
    .selectDistinct({ id: deliveries.webhookId })
    .from(deliveries)
    .where(and(inArray(deliveries.webhookId, ids), eq(deliveries.state, "queued")));
  const busy = new Set(rows.map(({ id }) => id));
  return hooks.filter(({ id }) => busy.has(id));
}

async function first(app: App, { id }: Row) {
  const [message] = await app.db
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.webhookId, id), eq(deliveries.state, "queued")))
    .orderBy(asc(deliveries.id))
    .limit(1);
  return message;
}
