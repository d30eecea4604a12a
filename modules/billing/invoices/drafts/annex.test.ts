import { afterEach, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { extractText, getDocumentProxy } from "unpdf";
import { atClient } from "@/modules/staffing/timesheets/approvals/fixtures";
import { approvals } from "@/modules/staffing/timesheets/approvals";
import { added as project } from "@/modules/staffing/projects/fixtures";
import { timesheets } from "@/modules/staffing/timesheets";
import { files } from "@/modules/records/files";
import { signedIn } from "@/modules/testing";
import { addDays } from "@/src/calendar";
import type { App } from "@/src/app";
import { statement } from "@/src/database";
import { agencyBills, billed } from "../fixtures";
import { failedIn, hasRules, rulesOf } from "../forms/schematron.testing";
import { holder } from "../holder";
import { invoices } from "../index";

const opened: { stop(): void }[] = [];
afterEach(() => opened.splice(0).forEach((server) => server.stop()));

const dutch = {
  country: "NL",
  buyerReference: "A-7",
  vatNumber: "NL002455799B11",
  peppolScheme: "0106",
  peppolId: "1",
};

/** Two people at a Dutch client: one approved by its link, the other by a colleague with the client's mail. */
async function twoWays() {
  const it = await atClient(2);
  opened.push(it.server);
  const { app, as, week, company, sheets, linkTo, read, press, valueOf } = it;
  await agencyBills(app);
  await approvals.send(as, { week });
  const link = await linkTo("anna@client.example");
  expect(await press(link, { one: valueOf(await read(link), "one") })).toBe("approved");
  const [one = "", other = ""] = sheets;
  const sheet = await timesheets.find(app, other);
  const file = new File(["Yes, these are right."], "mail.txt", { type: "text/plain" });
  const about = { kind: "deployment" as const, recordId: sheet.deploymentId, file };
  const proof = await files.add(as, { ...about, type: "letter", audience: "internal" });
  const colleague = await signedIn(app, "recruiter");
  await timesheets.approve(colleague.as, other, { version: sheet.version, proofFileId: proof.id });
  return { app, week, clientId: company.id, company, one, colleague: colleague.user };
}

async function issuedIn(app: App, week: string) {
  const days = { from: week, to: addDays(week, 6) };
  const drafts = (await invoices.preview(app, days)).map(({ key, fingerprint }) => ({
    key,
    fingerprint,
  }));
  expect(await invoices.runThrough(app, { ...days, drafts })).toMatchObject({ issued: 1 });
  const of = async (form: "pdf" | "xml") => (await invoices.file(app, "2026-00001", form)).bytes;
  const { text } = await extractText(await getDocumentProxy(Uint8Array.from(await of("pdf"))), {
    mergePages: true,
  });
  return { paper: text.replaceAll(/\s+/g, " "), xml: new TextDecoder().decode(await of("xml")) };
}

test("the annex says who approved each week, when, from where and what, by a link and by a paper", async () => {
  const { app, week, clientId, one, colleague } = await twoWays();
  await billed(app, clientId, dutch);
  const { paper } = await issuedIn(app, week);
  const [word] = await approvals.decisionsOf(app, one);
  const digest = word?.shownHash.match(/.{8}/g)?.join(" ") ?? "none";
  expect(paper).toContain("Anna Chief, 1 Jan 2026, 13:00 CET, by a link opened from 127.0.0.");
  expect(paper).toContain(`SHA-256 ${digest}`);
  expect(paper).toContain(`${colleague.firstName} ${colleague.lastName}, 1 Jan 2026, 13:00 CET`);
  const hash = new Bun.CryptoHasher("sha256").update("Yes, these are right.").digest("hex");
  expect(paper).toContain("with the client's document “mail.txt”");
  expect(paper).toContain(`SHA-256 ${hash.match(/.{8}/g)?.join(" ")}`);
  expect(paper).not.toContain("Wage sum");
});

test("whoever approved hours stays on their invoice as long as the law asks, and others at the client do not", async () => {
  const { app, week, clientId, company } = await twoWays();
  await billed(app, clientId, dutch);
  await issuedIn(app, week);
  const id = company.contacts.find(({ email }) => email === "anna@client.example")?.id ?? "";
  const stays = await holder.stays?.(app, { type: "client", id });
  expect(stays).toMatchObject([{ part: "invoicedHours", until: "2033-12-31" }]);
  const told = await holder.collect(app, { type: "client", id });
  expect(told["invoicedHours"]?.[0]).toMatchObject({ number: "2026-00001", minutes: 480 });
  for (const { id: other, email } of company.contacts.filter((it) => it.id !== id))
    expect([email, await holder.stays?.(app, { type: "client", id: other })]).toEqual([email, []]);
});

test("with a blocked account the hours of each person by work and the wage sum are told, and no wage of the self-employed", async () => {
  const { app, week, clientId, one } = await twoWays();
  const { id: projectId } = await project(app, { name: "Hall 4" });
  const isAda = `id = (select deployment_id from timesheets where id = '${one}')`;
  const change = `contract_type = 'temporary', project_id = '${projectId}'`;
  await app.write([statement(sql.raw(`update deployments set ${change} where ${isAda}`))]);
  await billed(app, clientId, { ...dutch, blockedPercent: 25, syntax: "xrechnung" });
  const { paper, xml } = await issuedIn(app, week);
  const wage = "Wage sum in this invoice (Dutch liability, WKA): €1,800.00";
  expect(paper).toContain(wage);
  expect(xml).toContain(wage);
  for (const said of [
    "Hall 4 D-0001 Ada Kabel 22 Dec 2025 – 26 Dec 2025 40",
    "Critical facilities engineer D-0002 Boris Kabel 22 Dec 2025 – 26 Dec 2025 40",
    "Hall 4 40 €1,800.00",
    "Critical facilities engineer 0 €0.00",
  ])
    expect(paper).toContain(said);
  if (!hasRules) return;
  const found = await failedIn(new TextEncoder().encode(xml), rulesOf.xrechnung);
  expect(found).toEqual([]);
});
