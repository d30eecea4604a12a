import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import { call } from "./calling";
import { webhooksChanged } from "./events";
import type { WebhookTest } from "./model";
import { testEvent } from "./rules";
import { webhookDeliveries as deliveries } from "./schema";
import { auditEntry, rowOf } from "./service";
import { bodyOf } from "./telling";

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
