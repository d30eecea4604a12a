import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import PostalMime from "postal-mime";
import { extractText, getDocumentProxy } from "unpdf";
import {
  agencyBills,
  approvedWeek,
  colleagues,
  weekDays,
} from "@/modules/billing/invoices/fixtures";
import { invoices } from "@/modules/billing/invoices";
import { ledger } from "@/modules/billing/ledger";
import { added } from "@/modules/crm/candidates/fixtures";
import { deliverAll, withMail } from "@/modules/platform/mail/fixtures";
import { files } from "@/modules/records/files";
import { letterChecks, signedIn } from "@/modules/testing";
import { NewExpense } from "@/modules/staffing/timesheets";
import type { App } from "@/src/app";
import { statement } from "@/src/database";
import { holder } from "./holder";
import { selfBilling, type SelfBillDraft } from "./index";
import { forgottenSelfBills, selfBills } from "./schema";

/** A Dutch agency with a German freelancer whose week was approved. */
async function office(spent: NewExpense[] = []) {
  const { app, server } = await withMail();
  await agencyBills(app);
  const desk = await colleagues(app);
  const person = await added(app, {
    firstName: "Ute",
    lastName: "Meier",
    email: "ute@meier.example",
  });
  const work = { candidateId: person.id, contractType: "contract" as const, spent };
  const deployment = await approvedWeek(app, desk, work);
  const admin = await signedIn(app);
  const path = `/api/candidates/${person.id}/self-billing`;
  const save = (body: object) => admin.ask("PUT", path, { body: { ...details, ...body } });
  return { app, server, admin, person, deployment, save };
}

const details = {
  ...{ version: 0, legalName: "Meier Elektrotechnik", street: "Ring 3", postalCode: "60311" },
  ...{ city: "Frankfurt", country: "DE", vatNumber: "DE136695976", email: "ute@meier.example" },
  ...{ iban: "DE89 3704 0044 0532 0130 00", agreedOn: "2025-10-01", language: "de" },
};

async function agreement(app: App, recordId: string): Promise<string> {
  const file = new File(["Agreed"], "agreement.txt", { type: "text/plain" });
  const about = { kind: "candidate" as const, recordId, file };
  return (await files.add(app, { ...about, type: "letter", audience: "internal" })).id;
}

const query = `from=${weekDays.from}&to=${weekDays.to}`;
const confirmed = (drafts: SelfBillDraft[]) => ({
  ...weekDays,
  drafts: drafts.map(({ key, fingerprint }) => ({ key, fingerprint })),
});

test("without an agreement on file nothing is made out in anybody's name", async () => {
  const { app, admin, person, save } = await office();
  const drafts = async () => (await admin.ask("GET", `/api/self-billing/drafts?${query}`)).json();
  expect(await drafts()).toMatchObject([
    { candidateName: "Ute Meier", missing: ["agreement", "legalName", "address", "iban"] },
  ]);
  await save({});
  const [draft] = await drafts();
  expect(draft).toMatchObject({ missing: ["agreement"], vat: { category: "AE" } });
  const body = confirmed([draft]);
  const answer = await admin.ask("POST", "/api/self-billing/invoices", { body });
  expect(await answer.json()).toMatchObject([
    { number: null, reason: "This invoice lacks details. See the preview." },
  ]);
  const others = await agreement(app, (await added(app)).id);
  expect((await save({ version: 1, agreementFileId: others })).status).toBe(422);
  const agreementFileId = await agreement(app, person.id);
  await save({ version: 1, agreementFileId, agreedUntil: "2025-12-01" });
  expect((await drafts())[0].missing).toEqual(["agreement"]);
  expect((await save({ version: 2, agreementFileId })).status).toBe(200);
  expect((await drafts())[0].missing).toEqual([]);
});

test("hours of a freelancer are made out in their name once, mailed, credited, and kept as they are", async () => {
  const { app, server, admin, person, save } = await office();
  await save({ agreementFileId: await agreement(app, person.id) });
  const [draft] = await selfBilling.preview(app, weekDays);
  if (!draft) throw new Error("There is no draft.");
  const body = confirmed([draft]);
  const answer = await admin.ask("POST", "/api/self-billing/invoices", { body });
  expect(await answer.json()).toMatchObject([{ number: "SB1-2026-00001", reason: null }]);
  expect(await selfBilling.issue(app, body)).toMatchObject([
    { number: null, reason: "These hours were billed already." },
  ]);

  await deliverAll(app, letterChecks);
  const letter = await PostalMime.parse(server.taken.at(-1)?.raw ?? "");
  expect(letter.to).toMatchObject([{ address: "ute@meier.example" }]);
  expect(letter.attachments.map(({ filename }) => filename)).toEqual([
    "SB1-2026-00001.pdf",
    "SB1-2026-00001.xml",
  ]);
  const bill = await selfBilling.find(app, "SB1-2026-00001");
  expect(bill).toMatchObject({ supplierName: "Meier Elektrotechnik", status: "sent" });
  const { bytes } = await selfBilling.file(app, bill.id, "xml");
  const xml = new TextDecoder().decode(bytes);
  for (const said of ["389", "Gutschrift", "Meier Elektrotechnik", "Noord B.V."])
    expect(xml).toContain(said);
  const pdf = (await selfBilling.file(app, bill.id, "pdf")).bytes;
  const { text } = await extractText(await getDocumentProxy(pdf), { mergePages: true });
  for (const said of ["Gutschrift", "Steuerschuldnerschaft", "DE89370400440532013000", "Anlage"])
    expect(text).toContain(said);
  for (const it of [sql`update self_bills set gross_cents = 1`, sql`delete from self_bills`])
    expect(await app.write([statement(it)]).catch(() => "refused")).toBe("refused");

  const note = await admin.ask("POST", `/api/self-billing/invoices/${bill.id}/credit`, {
    body: { version: 1, reason: "Wrong rate" },
  });
  expect(await note.json()).toMatchObject({ kind: "creditNote", number: "SB1-2026-00002" });
  const [again] = await selfBilling.preview(app, weekDays);
  expect(again).toMatchObject({ key: draft.key, minutes: 2400 });
  expect(await selfBilling.discrepancies(app)).toEqual([]);
  expect(await invoices.discrepancies(app)).toEqual([]);
});

test("what was made out is paid once, stays when the person is erased, and goes when the law's years are over", async () => {
  const { app, admin, person, save } = await office();
  await save({ agreementFileId: await agreement(app, person.id) });
  await selfBilling.issue(app, confirmed(await selfBilling.preview(app, weekDays)));
  const bill = await selfBilling.find(app, "SB1-2026-00001");
  const paid = { body: { version: 1, paidOn: "2026-01-12" } };
  const path = `/api/self-billing/invoices/${bill.id}/payment`;
  expect(await (await admin.ask("POST", path, paid)).json()).toMatchObject({ status: "paid" });
  expect((await admin.ask("POST", path, paid)).status).toBe(409);
  // What is owed, and what was paid, as the accountant reads them.
  const asked = { format: "csv" as const, from: "2026-01-01", to: "2026-01-31" };
  const { id: exported } = await ledger.add(app, asked);
  const books = String((await ledger.file(app, exported)).content);
  expect(books).toContain("SB1-2026-00001,3123,70001,1800.00,EUR,Meier Elektrotechnik,AE");
  expect(books).toContain("2026-01-12,SB1-2026-00001,70001,1200,1800.00,EUR");
  const subject = { type: "candidate" as const, id: person.id };
  expect(await holder.stays?.(app, subject)).toEqual([
    { part: "selfBills", rows: 1, until: "2033-12-31", law: "AWR art. 52" },
  ]);
  await app.write((await holder.erase(app, subject)).writes);
  expect(await holder.collect(app, subject)).toEqual({ selfBillingDetails: [], selfBills: [] });
  expect(await selfBilling.find(app, "SB1-2026-00001")).toMatchObject({ status: "paid" });
  expect(await selfBilling.purgeExpired(app)).toBe(0);
  const later = { ...app, now: () => new Date("2034-01-01T12:00:00Z") };
  expect(selfBilling.purgeExpired(later)).rejects.toThrow();
  const { id: _, seq: __, ...row } = (await app.db.select().from(selfBills))[0] ?? {};
  const old = { ...row, id: Bun.randomUUIDv7(), number: "SB9-2010-00001", series: "SB9-2010" };
  await app.write([
    statement(sql`insert into invoice_series (name, last) values ('SB9-2010', 1)`),
    app.db.insert(selfBills).values({ ...old, keptUntil: "2017-12-31" } as never),
  ]);
  expect(await selfBilling.purgeExpired(app)).toBe(1);
});

test("hours and expenses whose invoice was forgotten after the law's years are still known as paid", async () => {
  const hotel = { kind: "lodging", spentOn: "2025-12-23", note: "Hotel", amountCents: 12_100 };
  const { app, person, save } = await office([NewExpense.parse({ ...hotel, vatCents: 2100 })]);
  await save({ agreementFileId: await agreement(app, person.id), agreedOn: "2009-01-01" });
  // Made out so long ago that the law's years are over by now.
  const then = { ...app, now: () => new Date("2010-03-01T12:00:00Z") };
  await selfBilling.issue(then, confirmed(await selfBilling.preview(then, weekDays)));
  const { id, number } = await selfBilling.find(app, "SB1-2010-00001");
  expect(await selfBilling.discrepancies(app)).toEqual([]);
  expect(await selfBilling.purgeExpired(app)).toBe(1);
  expect(selfBilling.find(app, number)).rejects.toThrow();
  expect(await app.db.select().from(forgottenSelfBills)).toMatchObject([
    { id, number, minutes: 2400 },
  ]);
  expect(await selfBilling.discrepancies(app)).toEqual([]);
  expect(await invoices.discrepancies(app)).toEqual([]);
  expect(await selfBilling.preview(app, weekDays)).toEqual([]);
  await app.write([
    statement(sql`update timesheet_lines set self_bill_id = null
    where id = (select id from timesheet_lines where self_bill_id is not null limit 1)`),
  ]);
  expect(await selfBilling.discrepancies(app)).toEqual([
    { what: "forgotten self-billing invoices with other hours than theirs", count: 1 },
  ]);
});
