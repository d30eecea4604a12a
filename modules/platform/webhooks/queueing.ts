import { and, asc, eq, gt, inArray, max } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import { news } from "@/src/schema";
import { call } from "./calling";
import { webhooksChanged } from "./events";
import type { WebhookTest } from "./model";
import { testEvent } from "./rules";
import { webhookDeliveries as deliveries, webhooks } from "./schema";
import { auditEntry, type Row, rowOf } from "./service";
import { bodyOf, messageOf, newsTypesOf } from "./messages";

/** How many pieces of news one write turns into messages. */
const atOnce = 200;
/** Where no news was for a webhook, its cursor is only saved after so many, so that reading seldom writes. */
const saveCursorAfter = 500;

/** Turns new news into queued messages; cursor and messages are one write, so that none is lost or doubled. */
export async function queueMessages(app: App, hook: Row): Promise<void> {
  const newest = await newestOf(app);
  const found = await app.db
    .select()
    .from(news)
    .where(and(gt(news.seq, hook.cursor), inArray(news.type, newsTypesOf(app, hook.events))))
    .orderBy(asc(news.seq))
    .limit(atOnce);
  const cursor =
    found.length < atOnce
      ? Math.max(newest, found.at(-1)?.seq ?? 0)
      : (found.at(-1)?.seq ?? hook.cursor);
  if (found.length === 0 && cursor - hook.cursor < saveCursorAfter) return;
  const createdAt = app.now().toISOString();
  const rows = found.flatMap(({ seq, at, ...event }) => {
    const message = messageOf(app, event, at);
    const place = { id: Bun.randomUUIDv7(), webhookId: hook.id, newsSeq: seq, createdAt };
    return message ? [{ ...message, ...place, state: "queued" as const }] : [];
  });
  const isThere = and(eq(webhooks.id, hook.id), eq(webhooks.cursor, hook.cursor));
  await app.write([
    must(app.db.update(webhooks).set({ cursor }).where(isThere)),
    ...(rows.length > 0 ? [app.db.insert(deliveries).values(rows)] : []),
  ]);
  if (found.length === atOnce) await queueMessages(app, { ...hook, cursor });
}

/** Asked before reading: what lands in between is looked at next time. */
async function newestOf(app: App): Promise<number> {
  const [row] = await app.db.select({ seq: max(news.seq) }).from(news);
  return row?.seq ?? 0;
}

/** Sends a message that tells of nothing, at once, and says what the receiver answered; it stands in the log like any other. */
export async function test(app: App, id: string): Promise<WebhookTest> {
  const hook = await rowOf(app, id);
  const at = app.now().toISOString();
  const message = { id: Bun.randomUUIDv7(), body: bodyOf(testEvent, at, {}) };
  const result = await call(app, hook, message);
  const { isWell, status, ms, sentence } = result;
  const outcome = { status, ms, attempts: 1, reason: isWell ? null : sentence };
  const row = { ...message, ...outcome, webhookId: id, newsSeq: null, event: testEvent };
  const state = isWell ? ("delivered" as const) : ("dropped" as const);
  await app.write(
    [
      app.db.insert(deliveries).values({ ...row, state, createdAt: at, settledAt: at }),
      audit.entry(app, auditEntry("tested", id, { isWell })),
    ],
    webhooksChanged([id]),
  );
  return result;
}
