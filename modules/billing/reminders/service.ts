import { and, asc, eq, gt, inArray, lt, sql } from "drizzle-orm";
import { billingDetails as details } from "@/modules/billing/details/schema";
import { invoices } from "@/modules/billing/invoices/schema";
import { clientRows as clients } from "@/modules/crm/clients/read-model";
import { users } from "@/modules/platform/accounts";
import { settings } from "@/modules/platform/settings";
import type { App } from "@/src/app";
import { daysBetween, utcToday } from "@/src/calendar";
import type { DueReminder, InvoiceReminders } from "./model";
import { levelDue, type ReminderLevel, type ReminderRule } from "./rules";
import { paymentReminders, reminderHolds, reminderRules } from "./schema";

/** Invoices that a reminder is due for, the longest overdue first. */
export async function due(
  app: App,
  today: string = utcToday(app),
  invoiceId?: string,
): Promise<DueReminder[]> {
  const [standard, rows] = await Promise.all([
    settings.valueOf(app, "reminders"),
    overdue(app, today, invoiceId),
  ]);
  return rows.flatMap(({ rule, heldOn, level, lastSentOn, grossCents, paidCents, ...row }) => {
    const openCents = grossCents - paidCents;
    const isHeld = heldOn !== null && (heldOn === "" || today <= heldOn);
    const last = level && lastSentOn ? { level: level as ReminderLevel, sentOn: lastSentOn } : null;
    const invoice = { dueOn: row.dueOn, openCents, isHeld, last };
    const next = levelDue(invoice, (rule as ReminderRule | null) ?? standard, today);
    if (next === null) return [];
    const daysLate = daysBetween(row.dueOn, today);
    return [{ ...row, openCents, level: next, lastSentOn, daysLate }];
  });
}

const ruleColumns = {
  isOff: reminderRules.isOff,
  firstDays: reminderRules.firstDays,
  secondDays: reminderRules.secondDays,
  thirdDays: reminderRules.thirdDays,
};

const overdue = (app: App, today: string, invoiceId: string | undefined) =>
  app.db
    .select({
      invoiceId: invoices.id,
      number: invoices.number,
      clientId: invoices.clientId,
      clientName: clients.name,
      currency: invoices.currency,
      grossCents: invoices.grossCents,
      paidCents: invoices.paidCents,
      dueOn: invoices.dueOn,
      email: details.email,
      rule: ruleColumns,
      /** The last day of a hold, empty where it has none, null without a hold. */
      heldOn: sql<
        string | null
      >`case when ${reminderHolds.invoiceId} is null then null else coalesce(${reminderHolds.until}, '') end`,
      level: sql<
        number | null
      >`(select max("level") from "payment_reminders" r where r."invoice_id" = ${invoices.id})`,
      lastSentOn: sql<
        string | null
      >`(select max("sent_on") from "payment_reminders" r where r."invoice_id" = ${invoices.id})`,
    })
    .from(invoices)
    .innerJoin(clients, eq(clients.id, invoices.clientId))
    .leftJoin(details, eq(details.clientId, invoices.clientId))
    .leftJoin(reminderRules, eq(reminderRules.clientId, invoices.clientId))
    .leftJoin(reminderHolds, eq(reminderHolds.invoiceId, invoices.id))
    .where(
      and(
        invoiceId === undefined ? undefined : eq(invoices.id, invoiceId),
        eq(invoices.kind, "invoice"),
        inArray(invoices.status, ["issued", "sent", "partPaid"]),
        lt(invoices.dueOn, today),
        gt(invoices.grossCents, invoices.paidCents),
      ),
    )
    .orderBy(asc(invoices.dueOn), asc(invoices.seq));

/** Which reminders of an invoice went out, and whether it is held. */
export async function ofInvoice(app: App, invoiceId: string): Promise<InvoiceReminders> {
  const [sent, [hold], nameOf] = await Promise.all([
    app.db
      .select()
      .from(paymentReminders)
      .where(eq(paymentReminders.invoiceId, invoiceId))
      .orderBy(asc(paymentReminders.level)),
    app.db.select().from(reminderHolds).where(eq(reminderHolds.invoiceId, invoiceId)),
    users.authors(app),
  ]);
  return {
    sent: sent.map(({ level, sentOn, sentBy }) => ({
      level,
      sentOn,
      sentBy: sentBy && nameOf(sentBy),
    })),
    hold: hold ? { ...hold, heldBy: hold.heldBy && nameOf(hold.heldBy) } : null,
  };
}

export async function ruleOf(app: App, clientId: string) {
  const [row] = await app.db
    .select(ruleColumns)
    .from(reminderRules)
    .where(eq(reminderRules.clientId, clientId));
  return { rule: row ?? null };
}
