import { expect, test } from "bun:test";
import { invoices, invoiceStatuses } from "@/modules/billing/invoices";
import { payments } from "@/modules/billing/payments";
import { reminders } from "@/modules/billing/reminders";
import { selfBilling } from "@/modules/billing/self-billing";
import { users } from "@/modules/platform/accounts";
import { timesheets, timesheetStatuses } from "@/modules/staffing/timesheets";
import { signedIn, testApp } from "@/modules/testing";
import { addDays, mondayOf, utcToday } from "@/src/calendar";
import { sampleLegalDocuments } from "../seed";
import { sampleCandidates } from "../records/candidates";
import { sampleClients } from "../records/clients";
import { sampleDeployments } from "../records/deployments";
import { sampleProjects } from "../records/projects";
import { sampleBilling } from ".";

test("the demo has hours and invoices in every state, self-billing among them, a payment that needs a look and a reminder that is due", async () => {
  const app = testApp();
  const { as } = await signedIn(app);
  expect(await users.list(app)).toHaveLength(1);
  await sampleCandidates(app);
  await sampleClients(app);
  await sampleProjects(app);
  await sampleDeployments(app);
  await sampleLegalDocuments(app);
  await sampleBilling(as);
  const past = await timesheets.counts(app, addDays(mondayOf(utcToday(app)), -7));
  const before = await timesheets.counts(app, addDays(mondayOf(utcToday(app)), -28));
  const standing = timesheetStatuses.filter((it) => past[it] + before[it] > 0);
  expect(standing).toEqual([...timesheetStatuses]);
  const all = (await invoices.list(app, { status: "all", limit: 50 })).items;
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set(invoiceStatuses));
  expect(await invoices.discrepancies(app)).toEqual([]);
  const { entries } = await payments.entries(app, { view: "open", limit: 10 });
  expect(entries.map(({ proposal }) => proposal !== null).toSorted()).toEqual([false, true]);
  expect(await reminders.due(app)).toContainEqual(expect.objectContaining({ level: 3 }));
  const { items } = await selfBilling.list(app, { status: "all", limit: 50 });
  expect(new Set(items.map(({ status }) => status))).toEqual(new Set(["paid", "sent"]));
  expect(await selfBilling.discrepancies(app)).toEqual([]);
  const monday = mondayOf(utcToday(app));
  const drafts = await selfBilling.preview(app, { from: addDays(monday, -28), to: monday });
  expect(drafts.some(({ missing, gap }) => missing.length === 0 && gap === null)).toBe(true);
  expect(drafts).toContainEqual(
    expect.objectContaining({ missing: expect.arrayContaining(["agreement"]) }),
  );
});
