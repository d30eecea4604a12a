import { expect, test } from "bun:test";
import { billingDetails } from "@/modules/billing/details";
import { issued } from "@/modules/billing/invoices/issued.testing";
import { settings } from "@/modules/platform/settings";
import { letters } from "@/modules/platform/mail/schema";
import { dailyTasks, signedIn, testApp } from "@/modules/testing";
import type { App } from "@/src/app";
import { type DueReminder, reminders } from ".";
import { reminderTasks } from "./sending";

/** An invoice due on 20 December, looked at on 1 January, of a client with an address. */
async function overdue() {
  const app = testApp();
  const invoice = await issued(app);
  await billingDetails.save(app, invoice.clientId, {
    ...(await billingDetails.find(app, invoice.clientId)),
    ...{ street: "Mainzer Str. 1", postalCode: "60329", city: "Frankfurt", country: "DE" },
    ...{ email: "ap@main.example", language: "de", legalName: "Main Hosting GmbH", version: 0 },
  });
  return { app, invoice };
}

const posted = (app: App) => app.db.select().from(letters);

test("a reminder that is due goes out once, in the client's language, with what is open", async () => {
  const { app, invoice } = await overdue();
  const { ask } = await signedIn(app);
  const due = (await (await ask("GET", "/api/payment-reminders")).json()) as DueReminder[];
  expect(due).toMatchObject([
    { level: 1, openCents: 119_000, daysLate: 12, email: "ap@main.example" },
  ]);
  const body = { invoiceIds: [invoice.id] };
  const sent = await ask("POST", "/api/payment-reminders", { body });
  expect(await sent.json()).toEqual({ sent: 1, skipped: 0 });
  expect(await (await ask("POST", "/api/payment-reminders", { body })).json()).toEqual({
    sent: 0,
    skipped: 1,
  });
  const [letter, more] = await posted(app);
  expect(more).toBeUndefined();
  expect(letter?.toAddress).toBe("ap@main.example");
  expect(letter?.subject).toBe(`Rechnung ${invoice.number}: fällig am 20. Dezember 2025`);
  expect(letter?.text).toContain(
    `EUR 1190.00\nKonto: NL91ABNA0417164300\nVerwendungszweck: ${invoice.reference}`,
  );
});

test("what is paid, held or of a client without reminders is not reminded of", async () => {
  const { app, invoice } = await overdue();
  await reminders.hold(app, invoice.id, {
    reason: "disputed",
    note: "Two hours too many",
    until: null,
  });
  expect(await reminders.due(app)).toEqual([]);
  await reminders.hold(app, invoice.id, {
    reason: "agreed",
    note: "End of year",
    until: "2025-12-31",
  });
  expect(await reminders.due(app)).toHaveLength(1);
  await reminders.release(app, invoice.id);
  const rule = { isOff: true, firstDays: 7, secondDays: 21, thirdDays: 35 };
  await reminders.saveRule(app, invoice.clientId, { rule });
  expect(await reminders.due(app)).toEqual([]);
  await reminders.saveRule(app, invoice.clientId, { rule: null });
  await issued(app, { paidCents: 119_000, status: "paid" });
  expect((await reminders.due(app)).map(({ invoiceId }) => invoiceId)).toEqual([invoice.id]);
});

test("two who send at the same moment send one email", async () => {
  const { app, invoice } = await overdue();
  const both = await Promise.all([
    reminders.send(app, [invoice.id]),
    reminders.send(app, [invoice.id]),
  ]);
  expect(both.map(({ sent }) => sent).toSorted()).toEqual([0, 1]);
  expect(await posted(app)).toHaveLength(1);
});

test("reminders go out by themselves only where that is switched on", async () => {
  const { app } = await overdue();
  const [task] = reminderTasks;
  expect(dailyTasks.map(({ name }) => name)).toContain("payment-reminders");
  expect(await task?.run(app, "2026-01-01")).toEqual({
    skipped: "Payment reminders are sent by hand.",
  });
  const standard = await settings.valueOf(app, "reminders");
  await settings.save(app, "reminders", { value: { ...standard, isAutomatic: true } });
  expect(await task?.run(app, "2026-01-01")).toBe(1);
  expect(await task?.run(app, "2026-01-01")).toBe(0);
});
