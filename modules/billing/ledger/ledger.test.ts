import { expect, test } from "bun:test";
import { issued } from "@/modules/billing/invoices/issued.testing";
import { payments } from "@/modules/billing/payments";
import { settings } from "@/modules/platform/settings";
import { noon, signedIn, testApp } from "@/modules/testing";
import { ledger, type LedgerExport } from ".";

const december = { from: "2025-12-01", to: "2025-12-31" };

test("an export is the same to the byte at any time, also after what came later", async () => {
  const clock = { now: noon };
  const app = testApp({ now: () => clock.now });
  const { ask } = await signedIn(app);
  const { id } = await issued(app);
  const made = await ask("POST", "/api/ledger-exports", { body: { format: "csv", ...december } });
  const first = (await made.json()) as LedgerExport;
  expect(first).toMatchObject({ postings: 2, added: 2, late: 0, leftOut: 0 });
  const file = async () => (await ask("GET", `/api/ledger-exports/${first.id}/file`)).text();
  const before = await file();
  expect(before).toContain("2025-12-01,2026-00001,");

  clock.now = new Date("2026-01-01T13:00:00.000Z");
  await payments.add(app, id, { cents: 19_000, paidOn: "2025-12-30", reason: "Set-off" });
  const standard = await settings.valueOf(app, "ledger");
  await settings.save(app, "ledger", { value: { ...standard, revenue: "8000" } });
  expect(await file()).toBe(before);
  expect(await ledger.add(app, { format: "csv", ...december })).toMatchObject({
    postings: 3,
    added: 1,
    late: 1,
  });
});

test("a DATEV batch leaves out other currencies and says how many, and stays within one year", async () => {
  const app = testApp();
  const { ask } = await signedIn(app);
  await issued(app);
  await issued(app, { currency: "CHF" });
  expect(await ledger.add(app, { format: "datev", ...december })).toMatchObject({
    postings: 1,
    leftOut: 1,
  });
  const body = { format: "datev", from: "2025-12-01", to: "2026-01-31" };
  expect((await ask("POST", "/api/ledger-exports", { body })).status).toBe(422);
});
