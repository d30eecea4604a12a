import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import PostalMime from "postal-mime";
import { extractText, getDocumentProxy } from "unpdf";
import { deliverAll, withMail } from "@/modules/platform/mail/fixtures";
import { timesheets } from "@/modules/staffing/timesheets";
import { letterChecks, signedIn, testApp } from "@/modules/testing";
import type { App } from "@/src/app";
import { statement } from "@/src/database";
import { agencyBills, approvedWeek, billed, colleagues, week, weekDays } from "./fixtures";
import { invoices, type InvoiceDraft } from "./index";
import { invoices as table } from "./schema";

const drafts = async (app: App) => invoices.preview(app, weekDays);
const confirmed = (of: InvoiceDraft[]) => ({
  ...weekDays,
  drafts: of.map(({ key, fingerprint }) => ({ key, fingerprint })),
});

/** A Dutch agency whose German client approved a week of one person. */
async function office() {
  const { app, server } = await withMail();
  await agencyBills(app);
  const desk = await colleagues(app);
  const deployment = await approvedWeek(app, desk);
  await billed(app, deployment.clientId);
  return { app, server, desk, deployment, clientId: deployment.clientId };
}

test("approved hours are previewed, issued once, mailed in both forms and kept as they are", async () => {
  const { app, server, clientId } = await office();
  const shown = await drafts(app);
  expect(shown).toMatchObject([
    {
      clientId,
      minutes: 2400,
      netCents: 300_000,
      vatCents: 0,
      vat: { category: "AE", exemption: "reverseChargeEu" },
      missing: [],
      gap: null,
    },
  ]);
  const run = await invoices.runThrough(app, confirmed(shown));
  expect(run).toMatchObject({ state: "done", total: 1, issued: 1, refused: 0 });
  expect(await drafts(app)).toEqual([]);
  const [issued] = (await invoices.list(app, { status: "open", limit: 10 })).items;
  expect(issued).toMatchObject({ number: "2026-00001", grossCents: 300_000, status: "sent" });

  await deliverAll(app, letterChecks);
  const letter = await PostalMime.parse(server.taken[0]?.raw ?? "");
  expect(letter.to).toMatchObject([{ address: "ap@rheinwerk.example" }]);
  expect(letter.attachments.map(({ filename }) => filename)).toEqual([
    "2026-00001.pdf",
    "2026-00001.xml",
  ]);
  const [pdf, xml] = [
    await invoices.file(app, "2026-00001", "pdf"),
    await invoices.file(app, "2026-00001", "xml"),
  ];
  const sent = letter.attachments.map(({ content }) => Buffer.from(content as ArrayBuffer));
  expect(sent.map((it) => it.toString("base64"))).toEqual(
    [pdf, xml].map(({ bytes }) => Buffer.from(bytes).toString("base64")),
  );
  const text = new TextDecoder().decode(xml.bytes);
  expect(text).toContain('<cbc:PayableAmount currencyID="EUR">3000.00</cbc:PayableAmount>');
  const { text: words } = await extractText(await getDocumentProxy(pdf.bytes), {
    mergePages: true,
  });
  for (const said of ["2026-00001", "Reverse charge", "RF", "Annex", "3,000.00"])
    expect(words).toContain(said);
  // Sent once more it is another letter of the same files.
  const { id = "", version = 0 } = issued ?? {};
  expect((await invoices.send(app, id, version)).letters).toHaveLength(2);
  expect(invoices.send(app, id, version)).rejects.toThrow("changed");
  const { content } = await invoices.exported(app, {
    status: "open",
    sort: "number",
    format: "csv",
  });
  expect(String(content)).toContain("2026-00001,invoice,");
  const [row] = await app.db.select().from(table);
  const wrong = [
    sql`update invoices set gross_cents = 1`,
    sql`delete from invoices`,
    sql`update invoice_hours set minutes = 1`,
    sql`update invoice_series set last = last + 2`,
  ];
  for (const it of wrong) {
    const refused = await app.write([statement(it)]).catch(() => "refused");
    expect([it.queryChunks, refused]).toEqual([it.queryChunks, "refused"]);
  }
  expect((await app.db.select().from(table))[0]).toEqual(row);
  expect(await invoices.discrepancies(app)).toEqual([]);
});

test("what is credited can be billed again, under the next number", async () => {
  const { app, deployment } = await office();
  await invoices.runThrough(app, confirmed(await drafts(app)));
  const [first] = (await invoices.list(app, { status: "all", limit: 10 })).items;
  if (!first) throw new Error("Nothing was issued.");
  const note = await invoices.credit(app, first.id, { version: 1, reason: "Wrong rate" });
  expect(note).toMatchObject({
    kind: "creditNote",
    number: "2026-00002",
    grossCents: 300_000,
    creditNumber: "2026-00001",
  });
  const again = invoices.credit(app, first.id, { version: 2, reason: "Twice" });
  expect(again).rejects.toThrow("Only an open invoice without payments can be credited.");
  expect((await timesheets.find(app, deployment.sheetId)).status).toBe("approved");
  expect(await invoices.discrepancies(app)).toEqual([]);
  const run = await invoices.runThrough(app, confirmed(await drafts(app)));
  expect(run.items).toMatchObject([{ number: "2026-00003", state: "issued" }]);
  expect(await invoices.find(app, "2026-00001")).toMatchObject({
    status: "credited",
    creditNumber: "2026-00002",
  });
  expect(await invoices.discrepancies(app)).toEqual([]);
});

test("what changed since the preview, lacks something or was billed is refused, and takes no number", async () => {
  const { app, desk, clientId } = await office();
  const before = confirmed(await drafts(app));
  await billed(app, clientId, { paymentDays: 14 });
  const run = await invoices.runThrough(app, before);
  expect(run.items).toMatchObject([
    {
      state: "refused",
      clientName: expect.stringMatching(/^Testhuis/),
      reason: expect.stringMatching(/changed/),
    },
  ]);
  await billed(app, clientId, { vatNumber: null, peppolScheme: null, peppolId: null });
  const [draft] = await drafts(app);
  expect(draft).toMatchObject({ gap: "buyerVatNumber", missing: ["peppol"], grossCents: null });
  const lacking = await invoices.runThrough(app, confirmed(await drafts(app)));
  expect(lacking).toMatchObject({ issued: 0, refused: 1 });
  await billed(app, clientId);
  await approvedWeek(app, desk, { clientId, candidateId: undefined, days: 1 });
  await invoices.runThrough(app, confirmed(await drafts(app)));
  expect(await invoices.find(app, "2026-00001")).toMatchObject({ minutes: 2880 });
});

test("only who has the permission issues, credits and writes off; hours written off stay counted", async () => {
  const app = testApp();
  await agencyBills(app);
  const desk = await colleagues(app);
  const { clientId } = await approvedWeek(app, desk);
  await billed(app, clientId);
  const [recruiter, admin] = [await signedIn(app, "recruiter"), await signedIn(app)];
  const path = `/api/invoices/drafts?from=${weekDays.from}&to=${weekDays.to}`;
  const shown = await (await recruiter.ask("GET", path)).json();
  const body = confirmed(shown);
  expect((await recruiter.ask("POST", "/api/billing-runs", { body })).status).toBe(403);
  const off = { clientId, from: week, to: week, reason: "Agreed with the client" };
  expect((await recruiter.ask("POST", "/api/invoices/write-offs", { body: off })).status).toBe(403);
  await admin.ask("PUT", `/api/billing/permissions/${recruiter.user.id}`);
  const written = await recruiter.ask("POST", "/api/invoices/write-offs", { body: off });
  expect(await written.json()).toMatchObject({ minutes: 480 });
  expect(await invoices.discrepancies(app)).toEqual([]);
  expect(await drafts(app)).toMatchObject([{ minutes: 1920 }]);
});
