import { eq } from "drizzle-orm";
import { billingDetails, billingPermissions } from "@/modules/billing/details";
import type { PaperLanguage } from "@/modules/billing/details/rules";
import { amountOf } from "@/modules/billing/invoices/rules";
import { invoices } from "@/modules/billing/invoices/schema";
import { audit } from "@/modules/platform/audit";
import { mail } from "@/modules/platform/mail";
import { settings } from "@/modules/platform/settings";
import type { App } from "@/src/app";
import { utcToday } from "@/src/calendar";
import type { Guarded } from "@/src/database";
import { Failure } from "@/src/errors";
import { type DailyTask, skip } from "@/src/workers/daily-task";
import { remindersChanged } from "./events";
import type { DueReminder, RemindersSent } from "./model";
import { paymentReminders } from "./schema";
import { due } from "./service";
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

/** Sends the reminder that is due for one invoice, in one write with whatever stands beside it. */
export async function remind(app: App, invoiceId: string, beside: Guarded[]): Promise<void> {
  await billingPermissions.refuseUnpermitted(app);
  const [one] = await due(app, utcToday(app), invoiceId);
  if (!one) throw new Failure("conflict", "No reminder is due for this invoice.");
  if (one.email === null) {
    throw new Failure(
      "conflict",
      "The client's billing details have no email address. Enter it first.",
    );
  }
  if (!(await sendOne(app, one, { email: one.email, beside }))) {
    throw new Failure("conflict", "This invoice was changed meanwhile.");
  }
}

async function sendAll(app: App, all: DueReminder[], asked: number): Promise<RemindersSent> {
  let sent = 0;
  for (const one of all) {
    if (one.email !== null && (await sentOnce(app, one, one.email))) sent += 1;
  }
  return { sent, skipped: asked - sent };
}

/** Sends a reminder; a conflict with a colleague who reminds at the same moment skips this one and stops no other. */
const sentOnce = (app: App, one: DueReminder, email: string): Promise<boolean> =>
  sendOne(app, one, { email, beside: [] }).catch((error: unknown) => {
    if (error instanceof Failure && error.kind === "conflict") return false;
    throw error;
  });

type Posting = { email: string; beside: Guarded[] };

/** Queues the letter and records the reminder in one write, which fails if the invoice changed since it was read. */
async function sendOne(app: App, one: DueReminder, { email, beside }: Posting): Promise<boolean> {
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
    [...beside, noted(app, one, id), ...mail.queueLetter(app, letter), auditOf(app, one)],
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
