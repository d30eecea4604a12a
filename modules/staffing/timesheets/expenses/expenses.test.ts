import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import {
  agencyBills,
  approvedWeek,
  billed,
  colleagues,
  week,
  weekDays,
} from "@/modules/billing/invoices/fixtures";
import { invoices } from "@/modules/billing/invoices";
import { selfBilling } from "@/modules/billing/self-billing";
import { added as person } from "@/modules/crm/candidates/fixtures";
import { added } from "@/modules/crm/clients/fixtures";
import { rateCards } from "@/modules/staffing/rates/cards";
import { deployed } from "@/modules/staffing/deployments/fixtures";
import { measures, sumOfWorked } from "@/modules/reporting/metrics";
import { signedIn, testApp } from "@/modules/testing";
import type { App } from "@/src/app";
import { statement } from "@/src/database";
import { NewExpense, timesheets } from "..";
import { holder } from "../holder";

const mileage = NewExpense.parse({ kind: "mileage", spentOn: week, kilometres: 120 });
const hotel = NewExpense.parse({
  kind: "lodging",
  spentOn: "2025-12-23",
  note: "Hotel Ada",
  amountCents: 12_100,
  vatCents: 2100,
});
const card = {
  validFrom: "2025-01-01",
  validTo: null,
  currency: "EUR",
  payScale: null,
  rates: [{ hourType: "regular" as const, billCents: 7500, payCents: 4500 }],
  rules: [],
};
const confirmedNow = async (app: App) =>
  (await invoices.preview(app, weekDays)).map(({ key, fingerprint }) => ({ key, fingerprint }));
const billing = { isRebilled: true, kmBillCents: 40, kmPayCents: 23 };

test("expenses are approved with their week, billed by the rate card, paid by payroll and part of the margin", async () => {
  const app = testApp();
  await agencyBills(app);
  const { id: clientId } = await added(app);
  await rateCards.add(app, { kind: "client", id: clientId }, { ...card, expenses: billing });
  await billed(app, clientId);
  const desk = await colleagues(app);
  const { id } = await approvedWeek(app, desk, {
    clientId,
    contractType: "temporary",
    spent: [mileage, hotel],
  });
  const [draft] = await invoices.preview(app, weekDays);
  // 40 hours at 75, 120 km at 0.40, and the hotel without its VAT.
  expect(draft).toMatchObject({ minutes: 2400, netCents: 300_000 + 4800 + 10_000 });
  const drafts = draft ? [{ key: draft.key, fingerprint: draft.fingerprint }] : [];
  const run = await invoices.runThrough(app, { ...weekDays, drafts });
  expect(run.items).toMatchObject([{ state: "issued", reason: null }]);
  const xml = new TextDecoder().decode((await invoices.file(app, "2026-00001", "xml")).bytes);
  for (const said of ['unitCode="C62">1<', "Mileage", "Lodging"]) expect(xml).toContain(said);
  expect(await invoices.preview(app, weekDays)).toEqual([]);
  const { id: invoiceId, version } = await invoices.find(app, "2026-00001");
  await invoices.credit(app, invoiceId, { version, reason: "Wrong hotel" });
  expect((await invoices.preview(app, weekDays))[0]?.netCents).toBe(314_800);
  expect(await invoices.discrepancies(app)).toEqual([]);
  await invoices.runThrough(app, { ...weekDays, drafts: await confirmedNow(app) });
  expect(await invoices.discrepancies(app)).toEqual([]);
  const again = (await invoices.find(app, "2026-00003")).id;
  const change = (set: string) => app.write([statement(sql.raw(`update expenses set ${set}`))]);
  const differing = async () => (await invoices.discrepancies(app)).map(({ what }) => what);
  await change("bill_cents = bill_cents + 1");
  expect(await differing()).toEqual(["invoices with other expenses than theirs"]);
  await change("bill_cents = bill_cents - 1, invoice_id = 'none'");
  expect(await differing()).toContain("expenses on no invoice that holds");
  await change(`invoice_id = '${again}', client_id = null`);
  expect(await differing()).toEqual(["expenses priced without their week, or not with it"]);
  await change(`client_id = '${clientId}'`);
  expect(await invoices.discrepancies(app)).toEqual([]);

  const days = `from=${weekDays.from}&to=${weekDays.to}&format=csv`;
  const recruiter = await signedIn(app, "recruiter");
  const paid = await (await recruiter.ask("GET", `/api/timesheets/pay?${days}`)).text();
  expect(paid).toContain(",mileage,,0,0,0,27.6,EUR,");
  expect(paid).toContain(",lodging,,0,0,0,121,EUR,");
  const worked = await measures.hoursIn(app, weekDays, { kind: "deployment", id });
  const spent = worked.filter(({ expense }) => expense);
  expect(sumOfWorked(spent, new Map())).toMatchObject({ billed: 14_800, margin: 2040 });
});

test("what a freelancer spends is made out in their name without its VAT; kilometres without a rate refuse the approval", async () => {
  const app = testApp();
  await agencyBills(app);
  const desk = await colleagues(app);
  const { id: candidateId } = await person(app);
  const work = { candidateId, contractType: "contract" as const };
  expect(approvedWeek(app, desk, { ...work, spent: [mileage] })).rejects.toThrow("no rate");
  const other = await person(app);
  await approvedWeek(app, desk, { ...work, candidateId: other.id, spent: [hotel] });
  const [draft] = await selfBilling.preview(app, weekDays);
  expect(draft).toMatchObject({ candidateId: other.id, netCents: 180_000 + 10_000 });
  const subject = { type: "candidate" as const, id: other.id };
  expect(await holder.collect(app, subject)).toMatchObject({ expenses: [{ note: "Hotel Ada" }] });
  await app.write((await holder.erase(app, subject)).writes);
  const left = await holder.collect(app, subject);
  expect(left).toMatchObject({ expenses: [{ note: "", receiptFileId: null, payCents: 10_000 }] });
});

test("an expense names its amount or its kilometres, its day is one of the week, and its receipt one of the deployment", async () => {
  const app = testApp();
  const { as, ask } = await signedIn(app, "recruiter");
  const deployment = await deployed(as, { startDate: "2025-12-24", endDate: null });
  const sheet = await timesheets.open(as, deployment.id, week);
  const put = async (expense: object) => {
    const body = { version: 1, expenses: [{ ...hotel, spentOn: "2025-12-24", ...expense }] };
    const answer = await ask("PUT", `/api/timesheets/${sheet.id}/expenses`, { body });
    return [answer.status, Object.keys((await answer.json()).fields ?? {}).join()];
  };
  const wrong = [
    [{ vatCents: 20_000 }, "expenses.0.vatCents"],
    [{ kind: "mileage" }, "expenses.0.kilometres"],
    [{ amountCents: 0, vatCents: 0 }, "expenses.0.amountCents"],
    [{ spentOn: "2025-12-23" }, "expenses.0.spentOn"],
  ] as const;
  for (const [change, field] of wrong) expect(await put(change)).toEqual([422, field]);
  expect(await put({})).toEqual([200, ""]);
  // Somebody else was first.
  expect(await put({ note: "Again" })).toEqual([409, ""]);
});
