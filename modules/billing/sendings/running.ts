import { eq } from "drizzle-orm";
import { invoices, invoicesChanged } from "@/modules/billing/invoices";
import { reminders } from "@/modules/billing/reminders";
import { withActor, type App } from "@/src/app";
import { must } from "@/src/database";
import { Failure } from "@/src/errors";
import { errorFields } from "@/src/log";
import { itemsOf } from "@/src/workers/run-items";
import type { Run } from "@/src/workers/runs";
import { invoiceSendingItems as items, invoiceSendings as sendings } from "./schema";

type SendingRow = typeof sendings.$inferSelect;
type Item = typeof items.$inferSelect;

export const steps = itemsOf({ items, runOf: items.sendingId, runs: sendings });

/** Sends the letters one by one, until none is left or the run is cancelled. */
export async function sendAll(app: App, run: Run): Promise<void> {
  const [sending] = await app.db.select().from(sendings).where(eq(sendings.id, run.id));
  if (!sending || !(await steps.each(app, run, (item) => sendItem(app, sending, item)))) return;
  await app.write([steps.endWrite(app, run.id, { state: "done" })], invoicesChanged([]));
}

/** Sends one letter. If it fails, the reason is stored with it and the run goes on. */
async function sendItem(app: App, sending: SendingRow, item: Item): Promise<void> {
  try {
    await letterOf(app, sending, item);
  } catch (error) {
    const failure = Failure.from(error);
    if (failure.kind === "bug") app.log.error("an invoice could not be sent", errorFields(error));
    await app.write([steps.outcomeWrite(app, item, { state: "refused", reason: failure.message })]);
  }
}

/**
 * Sends on behalf of whoever started the run. The item is marked as sent in the same write that queues the letter, so
 * each goes out once.
 */
function letterOf(app: App, { kind, askedBy }: SendingRow, item: Item): Promise<void> {
  const asker = withActor(app, { id: askedBy, name: "terminal" });
  const beside = [must(steps.outcomeWrite(app, item, { state: "sent" }))];
  const { invoiceId, version } = item;
  return kind === "invoices"
    ? invoices.post(asker, invoiceId, { version, beside })
    : reminders.remind(asker, invoiceId, beside);
}
