import { amountOf, type Invoice, invoices } from "@/modules/billing/invoices";
import { payments } from "@/modules/billing/payments";
import { reminders } from "@/modules/billing/reminders";
import { mail } from "@/modules/platform/mail";
import type { App } from "@/src/app";
import { addDays, utcToday } from "@/src/calendar";
import { sampleDetails } from "./details";
import { daysAgo, sampleHours } from "./hours";
import { sampleSelfBills } from "./self-bills";
import { statementOf, type Transfer } from "./statement";
import { weeksBefore } from "./weeks";

/** Weeks of hours, invoices in every state, those of freelancers and a bank statement; all of it is invented, and no letter of it ever goes out. */
export async function sampleBilling(app: App): Promise<void> {
  await sampleDetails(app);
  await sampleHours(app);
  await invoices.addPast(app, weeksBefore(utcToday(app), periods));
  const all = (await invoices.list(app, { status: "all", limit: 50 })).items.toReversed();
  await settled(app, all);
  await credited(app, all);
  await sampleSelfBills(app);
  await app.write([
    mail.dropLettersWrite(app, "invoice:"),
    mail.dropLettersWrite(app, "payment-reminder:"),
  ]);
}

/** Of which weeks ago, invoiced how many days ago. */
const periods = [
  { first: 10, last: 9, issued: 55 },
  { first: 8, last: 7, issued: 41 },
  { first: 6, last: 5, issued: 27 },
  { first: 4, last: 3, issued: 12 },
];

const clients = { dutch: "Zeesluis", german: "Taunusfeld", belgian: "Scheldt" };
type Ours = Record<keyof typeof clients, Invoice[]>;

const oursIn = (all: Invoice[]): Ours => {
  const of = (begins: string) => all.filter(({ clientName }) => clientName.startsWith(begins));
  return { dutch: of(clients.dutch), german: of(clients.german), belgian: of(clients.belgian) };
};

/** The oldest are paid, one in part; one payment needs a look and one is for nobody. Who is late is reminded. */
async function settled(app: App, all: Invoice[]): Promise<void> {
  const { dutch, german, belgian } = oursIn(all);
  const [paidDutch, partDutch, , openDutch] = dutch;
  const [lateGerman, ...paidGerman] = german;
  const [paidBelgian, offBelgian, heldBelgian] = belgian;
  const first = statementOf("ST-41", daysBefore(app, 20), [
    ...paidBy(paidDutch, "NL02ABNA0123456789"),
    ...paidBy(paidBelgian, "BE68539007547034"),
    ...paidBy(paidGerman[0], "DE89370400440532013000"),
  ]);
  await payments.importStatements(daysAgo(app, 20), first);
  const second = statementOf("ST-44", daysBefore(app, 3), [
    ...paidBy(paidGerman[1], "DE89370400440532013000"),
    ...paidBy(openDutch, "NL02ABNA0123456789", "Invoice of last month"),
    { amount: "312.40", payer: "Refund of travel", text: "Ticket 88-1207" },
  ]);
  await payments.importStatements(daysAgo(app, 3), second);
  const half = { cents: Math.round((partDutch?.grossCents ?? 0) / 2), reason: "Set off" };
  if (partDutch)
    await payments.add(daysAgo(app, 4), partDutch.id, { ...half, paidOn: daysBefore(app, 4) });
  if (offBelgian)
    await payments.writeOff(daysAgo(app, 5), offBelgian.id, { reason: "Agreed after a complaint" });
  if (lateGerman) {
    for (const days of [33, 18]) await reminders.send(daysAgo(app, days), [lateGerman.id]);
  }
  const hold = { reason: "disputed" as const, note: "Waits for the gate list", until: null };
  if (heldBelgian) await reminders.hold(app, heldBelgian.id, hold);
}

/** The last German one had a wrong rate; its hours wait to be invoiced again. */
async function credited(app: App, all: Invoice[]): Promise<void> {
  const last = oursIn(all).german.at(-1);
  if (!last) return;
  const { version } = await invoices.find(app, last.id);
  await invoices.credit(daysAgo(app, 6), last.id, { version, reason: "Wrong rate for nights" });
}

const daysBefore = (app: App, days: number): string => addDays(utcToday(app), -days);

/** A transfer with the reference of its invoice, or with words of its own. */
function paidBy(invoice: Invoice | undefined, iban: string, text?: string): Transfer[] {
  if (!invoice) return [];
  const { clientName: payer, reference, grossCents } = invoice;
  const said = text === undefined ? { reference } : { text };
  return [{ amount: amountOf(grossCents), payer, iban, ...said }];
}
