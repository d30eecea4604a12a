import { expect, test } from "bun:test";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { issued } from "@/modules/billing/invoices/issued.testing";
import { camtOf, type WrittenPayment } from "@/modules/billing/payments/fixtures";
import { payments } from "@/modules/billing/payments";
import { signedIn, testApp } from "@/modules/testing";
import { visit } from "@/web/testing";

type App = ReturnType<typeof testApp>;
type Invoice = Awaited<ReturnType<typeof issued>>;

/** One open invoice, the statement that `paying` makes of it, and the screen. */
async function open(path: string, paying: (invoice: Invoice) => WrittenPayment[] = () => []) {
  const app: App = testApp();
  const invoice = await issued(app);
  await payments.importStatements(app, camtOf({ payments: paying(invoice) }));
  const { cookie, user } = await signedIn(app);
  visit(app, path, { cookie, user });
  await screen.findByRole("heading", { level: 1, name: "Payments", hidden: true });
  return { app, invoice };
}

test("what is likely is booked by a click, and leaves the list", async () => {
  const { app } = await open("/payments", ({ number }) => [
    { amount: "1190.00", text: `Invoice ${number}`, payer: "Main Hosting" },
  ]);
  const row = within(await screen.findByRole("listitem", { name: "Main Hosting, €1,190.00" }));
  expect(row.getByText("Invoice number in the text")).toBeTruthy();
  await userEvent.click(row.getByRole("button", { name: "Book" }));
  await screen.findByText("€1,190.00 booked");
  expect(await payments.openInvoices(app)).toEqual([]);
  await screen.findByText("No payments to check");
});

test("invoices are chosen for a payment that names none", async () => {
  const { app, invoice } = await open("/payments", () => [{ amount: "1000.00", payer: "X" }]);
  const row = await screen.findByRole("listitem", { name: "X, €1,000.00" });
  await userEvent.click(within(row).getByRole("button", { name: "Choose invoices…" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(await dialog.findByRole("checkbox", { name: new RegExp(invoice.number) }));
  expect(dialog.getByRole("status").textContent).toBe(
    "€1,000.00 will be booked, €0.00 stays to check",
  );
  await userEvent.click(dialog.getByRole("button", { name: "Book" }));
  await screen.findByText("€1,000.00 booked");
  expect((await payments.openInvoices(app))[0]?.openCents).toBe(19_000);
});

test("what was booked is a list whose rows lead to the invoice", async () => {
  const { invoice } = await open("/payments?tab=booked", ({ reference }) => [
    { amount: "1190.00", reference },
  ]);
  const row = within(await screen.findByRole("row", { name: new RegExp(invoice.number) }));
  expect(row.getByText("€1,190.00")).toBeTruthy();
  expect(row.getByText("Reference and amount agree")).toBeTruthy();
  expect(row.getByRole("link", { name: invoice.number }).getAttribute("href")).toBe(
    `/invoices/${invoice.id}`,
  );
});

test("who is late is listed with the reminder that is due, and why it can't be sent", async () => {
  const { invoice } = await open("/payments?tab=reminders");
  const row = within(await screen.findByRole("listitem", { name: new RegExp(invoice.number) }));
  expect(row.getByText("First")).toBeTruthy();
  expect(row.getByText("No billing email")).toBeTruthy();
  const box = row.getByRole("checkbox", { name: new RegExp(invoice.number) });
  expect(box.hasAttribute("disabled")).toBe(true);
});
