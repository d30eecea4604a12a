import { expect, test } from "bun:test";
import { notifications } from "@/modules/platform/notifications/schema";
import { rateCards } from "@/modules/staffing/rates/cards";
import { timesheets } from "@/modules/staffing/timesheets";
import { signedIn, testApp } from "@/modules/testing";
import { invoices } from ".";
import { discrepancies } from "./reconciling";
import { invoices as issued } from "./schema";
import { agencyBills, approvedWeek, billed, colleagues, week, weekDays } from "./fixtures";

const cardAt = (billCents: number) => ({
  validFrom: "2025-01-01",
  validTo: null,
  currency: "EUR",
  payScale: null,
  rates: [{ hourType: "regular" as const, billCents, payCents: 4500 }],
  rules: [],
  expenses: null,
});

/** A week that was approved at a rate which turned out to be wrong, with a night at a hotel in it. */
async function wronglyApproved() {
  const app = testApp();
  await agencyBills(app);
  const both = await colleagues(app);
  const hotel = { spentOn: week, kind: "lodging" as const, note: "Hotel", currency: "EUR" };
  const spent = {
    ...hotel,
    amountCents: 10_900,
    vatCents: 900,
    kilometres: null,
    receiptFileId: null,
  };
  const { id, clientId, sheetId } = await approvedWeek(app, both, { days: 1, spent: [spent] });
  await billed(app, clientId);
  const { ask } = await signedIn(app, "recruiter");
  const dispute = async (reason = "The rate was wrong.") => {
    const { version } = await timesheets.find(app, sheetId);
    const body = { version, reason };
    return ask("POST", `/api/timesheets/${sheetId}/dispute`, { body });
  };
  const again = async () => {
    const { version, proofFileId } = await timesheets.find(app, sheetId);
    await timesheets.submit(both.typing, sheetId, version);
    return { version: version + 1, proofFileId };
  };
  const billedAt = async () =>
    (await timesheets.lines(app, { client: clientId, ...weekDays })).map((it) => it.billRateCents);
  return { app, ...both, id, clientId, sheetId, dispute, again, billedAt };
}

test("approved hours are opened again with a reason, corrected, and priced anew when they are approved", async () => {
  const { app, typing, approving, id, sheetId, dispute, billedAt } = await wronglyApproved();
  const { proofFileId } = await timesheets.find(app, sheetId);
  expect(await billedAt()).toEqual([7500]);
  await rateCards.add(app, { kind: "deployment", id }, cardAt(8000));
  expect(await billedAt()).toEqual([7500]);
  expect(await (await dispute()).json()).toMatchObject({
    ...{ status: "disputed", reason: "The rate was wrong.", proofFileId: null },
  });
  expect(await billedAt()).toEqual([]);
  expect(await discrepancies(app)).toEqual([]);
  expect((await app.db.select().from(notifications)).map((it) => [it.userId, it.what])).toEqual([
    [approving.actor.id ?? "", "hoursReopened"],
  ]);
  const { version } = await timesheets.find(app, sheetId);
  await timesheets.submit(typing, sheetId, version);
  const proof = { version: version + 1, proofFileId: proofFileId ?? "" };
  await timesheets.approve(approving, sheetId, proof);
  expect(await billedAt()).toEqual([8000]);
  expect(await discrepancies(app)).toEqual([]);
});

test("billed hours name the invoice that has to be credited first, and after that the way is open", async () => {
  const { app, dispute, sheetId } = await wronglyApproved();
  const drafts = await invoices.preview(app, weekDays);
  await invoices.runThrough(app, { ...weekDays, drafts });
  const refused = await (await dispute()).json();
  expect(refused.message).toMatch(/on invoice \d{4}-00001\. Credit it first/);
  const [invoice] = await app.db.select().from(issued);
  await invoices.credit(app, invoice?.id ?? "", { version: invoice?.version ?? 0, reason: "Rate" });
  expect((await dispute()).status).toBe(200);
  expect(await timesheets.find(app, sheetId)).toMatchObject({ status: "disputed" });
  expect(await invoices.preview(app, weekDays)).toEqual([]);
  expect(await discrepancies(app)).toEqual([]);
});

test("what was written off is final, and what was not submitted is no case for a dispute", async () => {
  const { app, typing, clientId, dispute, sheetId } = await wronglyApproved();
  const off = { ...weekDays, clientId, deploymentId: null, reason: "Agreed" };
  await invoices.writeOff(app, off);
  expect(await (await dispute()).json()).toMatchObject({
    message: "These hours were written off, which is final.",
  });
  const { deploymentId } = await timesheets.find(app, sheetId);
  const open = await timesheets.open(typing, deploymentId, "2025-12-15");
  expect(timesheets.dispute(typing, open.id, { version: 1, reason: "Early" })).rejects.toThrow(
    "aren't submitted",
  );
});
