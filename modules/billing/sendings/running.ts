import { and, asc, eq } from "drizzle-orm";
import { invoices, invoicesChanged } from "@/modules/billing/invoices";
import { reminders } from "@/modules/billing/reminders";
import { acting, type App } from "@/src/app";
import { must } from "@/src/database";
import { Failure } from "@/src/errors";
import { traceOf } from "@/src/log";
import { isWaiting } from "@/src/workers/run-items";
import type { Run } from "@/src/workers/runs";
import { invoiceSendingItems as items, invoiceSendings as sendings } from "./schema";

type SendingRow = typeof sendings.$inferSelect;
type Item = typeof items.$inferSelect;

/** Sends one letter after the other, until none is left or somebody stops it. */
export async function sendAll(app: App, { id, stop }: Run): Promise<void> {
  const [sending] = await app.db.select().from(sendings).where(eq(sendings.id, id));
  if (!sending) return;
  for (;;) {
    const item = await nextOf(app, id);
    if (stop.signal.aborted) return;
    if (!item) break;
    await sendItem(app, sending, item);
  }
  const set = { state: "done" as const, endedAt: app.now().toISOString() };
  await app.write([app.db.update(sendings).set(set).where(isOn(id))], invoicesChanged([]));
}

const isOn = (id: string) => and(eq(sendings.id, id), eq(sendings.state, "running"));

const rows = { items, runOf: items.sendingId, runs: sendings };

/** Undefined too once the run is over: a stopped one sends nothing more. */
async function nextOf(app: App, id: string): Promise<Item | undefined> {
  const [item] = await app.db
    .select()
    .from(items)
    .where(isWaiting(rows, { run: id }))
    .orderBy(asc(items.position))
    .limit(1);
  return item;
}

/** What cannot be sent says why, and keeps nothing else from being sent. */
async function sendItem(app: App, sending: SendingRow, item: Item): Promise<void> {
  try {
    await letterOf(app, sending, item);
  } catch (error) {
    const failure = Failure.from(error);
    if (failure.kind === "bug") app.log.error("an invoice could not be sent", traceOf(error));
    await app.write([moved(app, item, { state: "refused", reason: failure.message })]);
  }
}

/** In the name of whoever asked. That it is sent stands in the very write that posts the letter: each goes out once. */
function letterOf(app: App, { kind, askedBy }: SendingRow, item: Item): Promise<void> {
  const asker = acting(app, { id: askedBy, name: "terminal" });
  const beside = [must(moved(app, item, { state: "sent" }))];
  const { invoiceId, version } = item;
  return kind === "invoices"
    ? invoices.post(asker, invoiceId, { version, beside })
    : reminders.remind(asker, invoiceId, beside);
}

type Outcome = { state: "sent" | "refused"; reason?: string };

const moved = (app: App, { id }: Item, outcome: Outcome) =>
  app.db
    .update(items)
    .set(outcome)
    .where(isWaiting(rows, { item: id }));
