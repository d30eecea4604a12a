import { expect, test } from "bun:test";
import { invoices } from "@/modules/billing/invoices";
import {
  agencyBills,
  approvedWeek,
  billed,
  colleagues,
  weekDays,
} from "@/modules/billing/invoices/fixtures";
import { ledger } from "@/modules/billing/ledger";
import { amountOf } from "@/modules/billing/invoices/rules";
import { settings } from "@/modules/platform/settings";
import { testApp } from "@/modules/testing";
import { payments } from ".";
import { camtOf } from "./fixtures";

/** A week of 40 approved hours at 75 euros, billed to a client by these details. */
async function issued(country: "NL" | "DE", details: Parameters<typeof billed>[2]) {
  const app = testApp();
  await agencyBills(app, country);
  const deployment = await approvedWeek(app, await colleagues(app));
  await billed(app, deployment.clientId, details);
  const drafts = (await invoices.preview(app, weekDays)).map(({ key, fingerprint }) => ({
    key,
    fingerprint,
  }));
  await invoices.runThrough(app, { ...weekDays, drafts });
  const [invoice] = (await invoices.list(app, { status: "all", limit: 10 })).items;
  if (!invoice) throw new Error("no invoice was issued");
  const standing = async () => (await invoices.find(app, invoice.id)).status;
  return { app, invoice, standing };
}

const dutch = {
  legalName: "Polder Hosting B.V.",
  street: "Kade 2",
  postalCode: "1012 AA",
  city: "Amsterdam",
  country: "NL",
  vatNumber: "NL002455799B11",
  peppolScheme: "0106",
  peppolId: "87654321",
};
const january = { from: "2026-01-01", to: "2026-01-31" };

test.each([
  ["a Dutch agency and a German client", "NL", {}, 300_000, "8336"],
  ["a Dutch agency and a Dutch client", "NL", dutch, 363_000, "8400"],
  [
    "a German agency and a German authority",
    "DE",
    { syntax: "xrechnung", buyerReference: "04011000-1234512345-06" },
    357_000,
    "8400",
  ],
] as const)(
  "of %s, approved hours become an invoice that one bank file pays, and postings of the books",
  async (_, country, details, grossCents, revenue) => {
    const { app, invoice, standing } = await issued(country, { ...details });
    expect([invoice.grossCents, await standing()]).toEqual([grossCents, "sent"]);
    const paid = { amount: amountOf(grossCents), reference: invoice.reference };
    const xml = camtOf({ payments: [{ ...paid, day: "2026-01-20" }] });
    expect(await payments.importStatements(app, xml)).toMatchObject({ booked: 1, toCheck: 0 });
    expect(await standing()).toBe("paid");
    expect(await payments.openInvoices(app)).toEqual([]);

    const accounts = await settings.valueOf(app, "ledger");
    const made = await ledger.add(app, { format: "csv", ...january });
    const { content } = await ledger.file(app, made.id);
    const rows = String(content)
      .split("\r\n")
      .slice(1)
      .map((row) => row.split(","));
    const balance = (account: string) =>
      rows.reduce((sum, [, , debit, credit, amount]) => {
        const cents = Math.round(Number(amount) * 100);
        return sum + (debit === account ? cents : 0) - (credit === account ? cents : 0);
      }, 0);
    expect(balance(accounts.bank)).toBe(grossCents);
    expect(balance(revenue)).toBe(-300_000);
    expect(balance(String(accounts.firstDebtor + 1))).toBe(0);
  },
);

test("an invoice with a share for the blocked account is paid by both shares, each certain", async () => {
  const { app, invoice, standing } = await issued("NL", { ...dutch, blockedPercent: 25 });
  const { blockedCents } = await invoices.find(app, invoice.id);
  expect(blockedCents).toBe(90_750);
  const part = (cents: number, bankReference: string) => ({
    amount: amountOf(cents),
    reference: invoice.reference,
    bankReference,
  });
  const both = [part(blockedCents, "G"), part(invoice.grossCents - blockedCents, "B")];
  const answer = await payments.importStatements(app, camtOf({ payments: both }));
  expect(answer).toMatchObject({ booked: 2, toCheck: 0 });
  expect(await standing()).toBe("paid");
});

test("what a credit note undid is open no more, and nobody is asked to pay it", async () => {
  const { app, invoice } = await issued("NL", {});
  await invoices.credit(app, invoice.id, { version: invoice.version, reason: "Wrong rate" });
  expect(await payments.openInvoices(app)).toEqual([]);
});
