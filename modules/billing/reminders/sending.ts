import { eq } from "drizzle-orm";
import { billingDetails, billingPermissions } from "@/modules/billing/details";
import type { PaperLanguage } from "@/modules/billing/details/rules";
import { amountOf } from "@/modules/billing/invoices/rules";
import { invoices } from "@/modules/billing/invoices/schema";
import { clientRows } from "@/modules/crm/clients/read-model";
import { audit } from "@/modules/platform/audit";
import { mail } from "@/modules/platform/mail";
import { settings } from "@/modules/platform/settings";
import type { App } from "@/src/app";
import { utcToday } from "@/src/calendar";
import { must } from "@/src/database";
import { Failure, notFound } from "@/src/errors";
import { type DailyTask, skip } from "@/src/workers/daily-task";
import { remindersChanged } from "./events";
import type {
  ClientReminders,
  DueReminder,
  InvoiceReminders,
  NewHold,
  RemindersSent,
} from "./model";
import { paymentReminders, reminderHolds, reminderRules } from "./schema";
import { due, ofInvoice, ruleOf } from "./service";
import words from "./words.json";

/** Sends the reminders that are due for these invoices; one without an address, or no longer due, is passed over. */
export async function send(app: App, invoiceIds: string[]): Promise<RemindersSent> {
  await billingPermissions.refuseUnpermitted(app);
  const wanted = new Set(invoiceIds);
  return sendAll(
    app,
    (await due(app)).filter(({ invoiceId }) => wanted.has(invoiceId)),
    wanted.size,
  );
}

async function sendAll(app: App, all: DueReminder[], asked: number): Promise<RemindersSent> {
  let sent = 0;
  for (const one of all) {
    if (one.email !== null && (await sentOnce(app, one, one.email))) sent += 1;
  }
  return { sent, skipped: asked - sent };
}

/** Whoever is reminded by a colleague at the same moment is passed over, and keeps no other from being reminded. */
const sentOnce = (app: App, one: DueReminder, email: string): Promise<boolean> =>
  sendOne(app, one, email).catch((error: unknown) => {
    if (error instanceof Failure && error.kind === "conflict") return false;
    throw error;
  });

/** The letter and the note of it land together, and only where the invoice is as it was read. */
async function sendOne(app: App, one: DueReminder, email: string): Promise<boolean> {
  const [[invoice], { language, legalName }] = await Promise.all([
    app.db.select().from(invoices).where(eq(invoices.id, one.invoiceId)),
    billingDetails.find(app, one.clientId),
  ]);
  if (!invoice || invoice.grossCents - invoice.paidCents !== one.openCents) return false;
  const { seller, payment } = invoice.content;
  const around = { agency: seller.name, iban: payment.iban, reference: invoice.reference };
  const said = textOf(one, language, { name: legalName, ...around });
  const id = Bun.randomUUIDv7();
  const letter = {
    id,
    ...said,
    purpose: "notice" as const,
    userId: null,
    to: { name: legalName, address: email },
    record: { kind: "client" as const, id: one.clientId },
    onceKey: `payment-reminder:${one.invoiceId}:${one.level}`,
  };
  await app.write(
    [noted(app, one, id), ...mail.posted(app, letter), auditOf(app, one)],
    remindersChanged(1),
  );
  return true;
}

const noted = (app: App, { invoiceId, level }: DueReminder, letterId: string) =>
  app.db.insert(paymentReminders).values({
    id: Bun.randomUUIDv7(),
    invoiceId,
    level,
    sentOn: utcToday(app),
    letterId,
    sentBy: app.actor.id,
    sentAt: app.now().toISOString(),
  });

const auditOf = (app: App, { invoiceId, level }: DueReminder) =>
  audit.entry(app, {
    action: "payment-reminder.sent",
    entityType: "invoice",
    entityId: invoiceId,
    details: { level },
  });

type Around = { name: string; agency: string; iban: string; reference: string };

/** The words of a level, in the language of the client's invoices, with days and amounts as they are written there. */
export function textOf(one: DueReminder, language: PaperLanguage, around: Around) {
  const { payment, ...levels } = words[language];
  const { subject, text } = levels[String(one.level) as keyof typeof levels];
  const day = new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
    dateStyle: "long",
    timeZone: "UTC",
  });
  const shown = (on: string | null) => (on === null ? "" : day.format(new Date(on)));
  const values: Record<string, string> = {
    ...around,
    number: one.number,
    open: `${one.currency} ${amountOf(one.openCents)}`,
    dueOn: shown(one.dueOn),
    before: shown(one.lastSentOn),
    days: String(one.daysLate),
  };
  const filled = (template: string): string =>
    template.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
  values.payment = filled(payment);
  return { subject: filled(subject), text: filled(text) };
}

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

export const reminderTasks: DailyTask[] = [
  {
    name: "payment-reminders",
    does: "Sends payment reminders that are due, where that is switched on",
    run: async (app, today) => {
      const { isAutomatic } = await settings.valueOf(app, "reminders");
      if (!isAutomatic) return skip("Payment reminders are sent by hand.");
      const all = await due(app, today);
      return (await sendAll(app, all, all.length)).sent;
    },
  },
];
