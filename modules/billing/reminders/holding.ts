import { eq } from "drizzle-orm";
import { invoices } from "@/modules/billing/invoices/schema";
import { clientRows } from "@/modules/crm/clients/read-model";
import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import { Failure, notFound } from "@/src/errors";
import { remindersChanged } from "./events";
import type { ClientReminders, InvoiceReminders, NewHold } from "./model";
import { reminderHolds, reminderRules } from "./schema";
import { ofInvoice, ruleOf } from "./service";

/** Nobody is reminded of this invoice for a while; a hold replaces the one before. */
export async function hold(app: App, invoiceId: string, given: NewHold): Promise<InvoiceReminders> {
  const row = { ...given, heldBy: app.actor.id, heldAt: app.now().toISOString() };
  const write = app.db
    .insert(reminderHolds)
    .values({ invoiceId, ...row })
    .onConflictDoUpdate({ target: reminderHolds.invoiceId, set: row });
  await changed(app, { invoiceId, action: "payment-reminder.held", write });
  return ofInvoice(app, invoiceId);
}

export async function release(app: App, invoiceId: string): Promise<InvoiceReminders> {
  const write = must(app.db.delete(reminderHolds).where(eq(reminderHolds.invoiceId, invoiceId)));
  await changed(app, { invoiceId, action: "payment-reminder.released", write });
  return ofInvoice(app, invoiceId);
}

type Change = { invoiceId: string; action: string; write: Parameters<App["write"]>[0][number] };

async function changed(app: App, { invoiceId, action, write }: Change): Promise<void> {
  const [invoice] = await app.db
    .select({ status: invoices.status })
    .from(invoices)
    .where(eq(invoices.id, invoiceId));
  if (!invoice) throw new Failure("missing", "This invoice doesn't exist.");
  const entry = audit.entry(app, { action, entityType: "invoice", entityId: invoiceId });
  await app.write([write, entry], remindersChanged(1));
}

/** Sets how one client is reminded, or lets them be reminded as everybody else. */
export async function saveRule(
  app: App,
  clientId: string,
  { rule }: ClientReminders,
): Promise<ClientReminders> {
  if ((await app.db.$count(clientRows, eq(clientRows.id, clientId))) === 0)
    return notFound("client");
  const row = rule && { ...rule, updatedAt: app.now().toISOString() };
  const write = row
    ? app.db
        .insert(reminderRules)
        .values({ clientId, ...row })
        .onConflictDoUpdate({ target: reminderRules.clientId, set: row })
    : app.db.delete(reminderRules).where(eq(reminderRules.clientId, clientId));
  const entry = audit.entry(app, {
    action: "payment-reminder.rule_changed",
    entityType: "client",
    entityId: clientId,
  });
  await app.write([write, entry], remindersChanged(0));
  return ruleOf(app, clientId);
}
