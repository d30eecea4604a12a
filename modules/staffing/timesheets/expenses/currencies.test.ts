import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { extractText, getDocumentProxy } from "unpdf";
import { invoices } from "@/modules/billing/invoices";
import {
  agencyBills,
  approvedWeek,
  billed,
  colleagues,
  week,
  weekDays,
} from "@/modules/billing/invoices/fixtures";
import { added } from "@/modules/crm/clients/fixtures";
import { referenceRates } from "@/modules/knowledge/normalise/rules";
import { measures, sumOfWorked } from "@/modules/reporting/metrics";
import { deployed } from "@/modules/staffing/deployments/fixtures";
import { rateCards } from "@/modules/staffing/rates/cards";
import { signedIn, testApp } from "@/modules/testing";
import { statement } from "@/src/database";
import { NewExpense, timesheets } from "..";

const { perEuro, on } = referenceRates;
/** 90 pounds with 15 of VAT in them: as euros 103.71 and 17.29. */
const hotel = NewExpense.parse({
  ...{ kind: "lodging", spentOn: week, note: "London", currency: "GBP" },
  ...{ amountCents: 9000, vatCents: 1500 },
});
const euros = (cents: number) => Math.round(cents / perEuro.GBP);
const card = {
  ...{ validFrom: "2025-01-01", validTo: null, currency: "EUR", payScale: null, rules: [] },
  rates: [{ hourType: "regular" as const, billCents: 7500, payCents: 4500 }],
  expenses: { isRebilled: true, kmBillCents: 40, kmPayCents: 23 },
};

/** A week in which somebody at a German client was in London. */
async function inLondon() {
  const app = testApp();
  await agencyBills(app);
  const { id: clientId } = await added(app);
  await rateCards.add(app, { kind: "client", id: clientId }, card);
  await billed(app, clientId);
  const work = { clientId, contractType: "temporary" as const, spent: [hotel] };
  const { id, sheetId } = await approvedWeek(app, await colleagues(app), work);
  return { app, id, sheetId };
}

test("what is spent in another currency is billed, paid and counted in euros, by a rate that stays, and said both ways", async () => {
  const { app, id, sheetId } = await inLondon();
  expect([euros(9000), euros(1500)]).toEqual([10_371, 1729]);
  const [spent] = (await timesheets.find(app, sheetId)).expenses;
  const inEuros = { cents: 10_371, perEuro: perEuro.GBP, on };
  expect(spent).toMatchObject({ currency: "GBP", amountCents: 9000, inEuros });
  const [draft] = await invoices.preview(app, weekDays);
  // The hours and the room are one invoice, in one currency.
  expect(draft).toMatchObject({ currency: "EUR", missing: [], netCents: 300_000 + 10_371 - 1729 });
  expect(await invoices.preview(app, weekDays)).toHaveLength(1);
  const worked = await measures.hoursIn(app, weekDays, { kind: "deployment", id });
  const sum = sumOfWorked(
    worked.filter(({ expense }) => expense),
    new Map(),
  );
  expect(sum).toMatchObject({ billed: 8642, margin: 0 });
  const recruiter = await signedIn(app, "recruiter");
  const days = `from=${weekDays.from}&to=${weekDays.to}&format=csv`;
  const pay = await (await recruiter.ask("GET", `/api/timesheets/pay?${days}`)).text();
  expect(pay).toContain(",lodging,,0,0,0,103.71,EUR,");
  const drafts = draft ? [{ key: draft.key, fingerprint: draft.fingerprint }] : [];
  await invoices.runThrough(app, { ...weekDays, drafts });
  const { bytes } = await invoices.file(app, "2026-00001", "pdf");
  const pdf = await getDocumentProxy(Uint8Array.from(bytes));
  const { text } = await extractText(pdf, { mergePages: true });
  const paper = text.replaceAll(/\s+/g, " ");
  expect(paper).toContain("£90.00 (€1 = 0.8678 GBP, 21 Oct 2025) €86.42");
  expect(await invoices.discrepancies(app)).toEqual([]);
  // A rate that is published later changes nothing that was approved.
  await app.write([
    statement(sql.raw("update expenses set per_euro = 0.5, rated_on = '2025-01-01'")),
  ]);
  const [kept] = (await timesheets.find(app, sheetId)).expenses;
  expect(kept?.inEuros).toEqual({ cents: 18_000, perEuro: 0.5, on: "2025-01-01" });
});

test("hours that are opened again lose the rate with the price, and get those of the next approval", async () => {
  const { app, sheetId } = await inLondon();
  await app.write([statement(sql.raw("update expenses set per_euro = 0.5"))]);
  const { version } = await timesheets.find(app, sheetId);
  await timesheets.dispute(app, sheetId, { version, reason: "Wrong." });
  const [spent] = (await timesheets.find(app, sheetId)).expenses;
  expect(spent?.inEuros).toEqual({ cents: 10_371, perEuro: perEuro.GBP, on });
});

test("the list compares amounts as euros, shows both, and the file has the rate; no rate refuses the currency", async () => {
  const app = testApp();
  const { as, ask } = await signedIn(app, "recruiter");
  const deployment = await deployed(as, { startDate: week, endDate: null });
  const sheet = await timesheets.open(as, deployment.id, week);
  const put = async (expenses: object[], version: number) =>
    ask("PUT", `/api/timesheets/${sheet.id}/expenses`, { body: { version, expenses } });
  const yen = { ...hotel, currency: "JPY", amountCents: 900_000, vatCents: 0, note: "Tokyo" };
  const local = { ...hotel, currency: "EUR", amountCents: 10_000, vatCents: 0, note: "Mainz" };
  expect((await put([local, hotel, yen], 1)).status).toBe(200);
  const notes = async (query: string) =>
    (await (await ask("GET", `/api/expenses${query}`)).json()).map(
      (it: { note: string }) => it.note,
    );
  // 103.71, 100 and 51.01 euros.
  expect(await notes("?sort=-amount")).toEqual(["Tokyo", "Mainz", "London"]);
  expect(await notes("?where=amount:100..")).toHaveLength(2);
  expect(await notes("?where=amount:101..")).toEqual(["London"]);
  const file = await (await ask("GET", "/api/expenses/export?format=csv")).text();
  expect(file).toContain(`,90,15,GBP,103.71,0.8678,${on},`);
  expect(file).toContain(",100,0,EUR,100,,,");
  const refused = await put([{ ...hotel, currency: "XAU" }], 2);
  expect(await refused.json()).toMatchObject({
    fields: { "expenses.0.currency": expect.stringContaining("No rate of exchange") },
  });
});
