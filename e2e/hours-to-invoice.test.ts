import { afterAll, expect } from "bun:test";
import type { Page } from "playwright-core";
import { camtOf } from "@/modules/billing/payments/fixtures";
import { serveMail } from "@/modules/platform/mail/fixtures";
import { faultsOf, spilledIn } from "./checks";
import { eventually, freePort, startBeside } from "./product";
import { mailedLink, office } from "./stages/careers-stage";
import { button, demoOwner, narrow, type Scene, signIn, stage, told, wide } from "./stages/stage";
import {
  agencySits,
  billedAs,
  type Case,
  clientWithWorker,
  mailboxOf,
  mailGoesTo,
  sunday,
  week,
} from "./billing/three-countries";

const server = await serveMail();
afterAll(() => server.stop());
const scene = stage(() => startBeside("stages/one-job.ts", { PORT: String(freePort()) }));

scene(
  "hours become invoices that are paid, in three countries, from a rate card to the margin in the report",
  async (now) => {
    const { page, context, product } = now;
    await signIn(context, product, demoOwner);
    await mailGoesTo(context, product, server);
    await agencySits(context, product, "NL");
    const dutch = await clientWithWorker(context, product, "dutch");
    const german = await clientWithWorker(context, product, "german");
    const authority = await clientWithWorker(context, product, "authority");
    for (const { sheet } of [german, authority]) await handIn(now, sheet);

    const own = await ownPage(now, dutch.candidateId);
    await enterWeek(page, own);
    await sendToClients(page);
    await dispute(page, await hoursLink("dutch"));
    await correct(page, own);
    for (const name of ["dutch", "german", "authority"] as const)
      await approve(page, await hoursLink(name));

    await billedAs(context, product, { clientId: dutch.clientId, name: "dutch" });
    await billedAs(context, product, { clientId: german.clientId, name: "german" });
    await issue(page, 2);
    await agencySits(context, product, "DE");
    await billedAs(context, product, { clientId: authority.clientId, name: "authority" });
    await issue(page, 1);

    // 39 hours with 21 % of VAT, 40 reverse charged, 40 with 19 %.
    const mailed = [
      await mailedXml("dutch"),
      await mailedXml("german"),
      await mailedXml("authority"),
    ];
    expect(mailed.map((xml) => payable(xml))).toEqual(["3539.25", "3000.00", "3570.00"]);
    expect(mailed.map((xml) => /<cbc:ID>(S|AE)</.exec(xml)?.[1])).toEqual(["S", "AE", "S"]);
    expect(mailed[2]).toContain("xrechnung");

    await readStatement(now);
    await page.goto("/invoices");
    await page.getByText("Paid", { exact: true }).nth(2).waitFor();
    await page.goto(`/reports?from=${week}&to=${sunday}`);
    // 119 hours at 75 less 45.
    // The gross profit and what was worked of it.
    await page.getByText("€3,570", { exact: true }).nth(1).waitFor();
    await page.getByText("119 of 120 planned hours").waitFor();
  },
);

/** The other two hand their planned weeks in without being looked at. */
async function handIn({ context, product }: Scene, sheet: Record<string, unknown>): Promise<void> {
  const { id, version, planned: entries } = sheet;
  const hours = { version: Number(version), entries, submit: true };
  await office(context, product)("PUT", `/api/timesheets/${String(id)}`, hours);
}

async function ownPage({ context, product }: Scene, candidateId: string): Promise<string> {
  const path = `/api/candidates/${candidateId}/own-page`;
  await office(context, product)("POST", path, { locale: "en" });
  return mailedLink(server, "bram@dutch-people.example", "me");
}

const hoursLink = (name: Case) => mailedLink(server, mailboxOf(name, "hours"), "h");

async function enterWeek(phone: Page, own: string): Promise<void> {
  await phone.goto(own);
  await phone
    .getByRole("link", { name: /^Enter hours: Week of/ })
    .last()
    .click();
  await button(phone, /^Use planned shift/).click();
  await phone.getByText("Saved. You can still change it.").waitFor();
  await button(phone, /^Submit hours/).click();
  await phone.getByText(/^Submitted\. /).waitFor();
}

async function sendToClients(desk: Page): Promise<void> {
  await desk.goto(`/timesheets?week=${week}`);
  await button(desk, "Send 3 timesheets to clients").click();
  await told(desk, "3 links sent, 0 clients without an approver");
}

/** On a phone, where whoever approves has the whole week and both answers in sight. */
async function dispute(client: Page, link: string): Promise<void> {
  await client.setViewportSize(narrow);
  await client.goto(link);
  expect(await spilledIn(client, [new URL(client.url()).pathname])).toEqual({});
  await client.goto(link);
  expect(await faultsOf(client, true)).toEqual([]);
  await client.getByRole("link", { name: /^Dispute the hours of Bram/ }).click();
  await client.getByText("40:00").waitFor();
  expect(await faultsOf(client, true)).toEqual([]);
  await client.getByLabel(/^What's wrong/).fill("Monday ended at four.");
  await button(client, "Send back").click();
  await client.getByText(/^Sent back\. You'll hear/).waitFor();
  await client.setViewportSize(wide);
}

async function correct(phone: Page, own: string): Promise<void> {
  await phone.goto(own);
  await phone
    .getByText(/Monday ended at four/)
    .first()
    .waitFor();
  await phone
    .getByRole("link", { name: /^Enter hours: Week of/ })
    .last()
    .click();
  await phone.getByLabel("Until").first().fill("16:00");
  await button(phone, /^Submit hours/).click();
  await phone.getByText(/^Submitted\. /).waitFor();
}

async function approve(client: Page, link: string): Promise<void> {
  await client.goto(link);
  await button(client, /^Approve all/).click();
  await client.getByText("Thank you. The hours are approved.").waitFor();
}

async function issue(desk: Page, count: number): Promise<void> {
  await desk.goto(`/invoices?tab=drafts&week=${week}`);
  await button(desk, count === 1 ? "Issue 1 invoice" : `Issue ${count} invoices`).click();
  await button(desk, "Issue and send").click();
  await eventually(
    async () => (await (await desk.request.get("/api/billing-runs")).json())[0],
    (run) => run?.state === "done" && run.issued === count,
    60_000,
  );
}

/** The e-invoice in the letter to a client, taken out as a mail program would. */
async function mailedXml(name: Case): Promise<string> {
  const letter = await eventually(
    () => server.taken.find(({ to }) => to === mailboxOf(name, "bills")),
    Boolean,
    60_000,
  );
  const part = /filename="?[\d-]+\.xml[\s\S]*?\r\n\r\n([A-Za-z\d+/=\r\n]+)\r\n--/;
  return Buffer.from(part.exec(letter?.raw ?? "")?.[1] ?? "", "base64").toString();
}

const payable = (xml: string) => /<cbc:PayableAmount[^>]*>([\d.]+)</.exec(xml)?.[1];

/** One file of the bank pays all of them: the Dutch one in two shares, one to the blocked account. */
async function readStatement({ page, context }: Scene): Promise<void> {
  const answer = await context.request.get("/api/invoices");
  const all: { grossCents: number; reference: string }[] = await answer.json();
  const shares = all.flatMap(({ grossCents, reference }) => {
    const blocked = grossCents === 353_925 ? Math.round(grossCents / 4) : 0;
    const paid = [grossCents - blocked, blocked].filter((cents) => cents > 0);
    return paid.map((cents) => ({
      ...{ amount: (cents / 100).toFixed(2), reference, bankReference: `${reference}${cents}` },
    }));
  });
  await page.goto("/payments");
  const buffer = Buffer.from(camtOf({ payments: shares }));
  const file = { name: "statement.xml", mimeType: "text/xml", buffer };
  await page.getByLabel("Import bank statement", { exact: true }).last().setInputFiles(file);
  await told(page, "4 new payments: 4 booked, 0 to check");
}
