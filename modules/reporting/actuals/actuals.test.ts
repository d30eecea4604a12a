import { expect, test } from "bun:test";
import { invoices } from "@/modules/billing/invoices";
import {
  agencyBills,
  approvedWeek,
  billed,
  colleagues,
  week,
  weekDays,
} from "@/modules/billing/invoices/fixtures";
import { signedIn, testApp } from "@/modules/testing";

test("a week that was worked a day less than planned says what that costs, in the record and in the report", async () => {
  const app = testApp();
  await agencyBills(app);
  const { id, clientId } = await approvedWeek(app, await colleagues(app), {
    days: 4,
    employerPercent: 10,
    perDiem: "20",
  });
  const viewer = await signedIn(app, "viewer");
  const asked = async (path: string) => (await viewer.ask("GET", path)).json();
  const path = `/api/actuals?kind=deployment&id=${id}`;
  const before = await asked(path);
  // 75 less 45, its tenth and 2.50 of travel an hour; a day that was not worked costs none.
  const planned = { minutes: 2400, billed: 3000, margin: 920 };
  const approved = { minutes: 1920, billed: 2400, margin: 736 };
  expect(before.weeks.find((it: { week: string }) => it.week === week)).toEqual({
    week,
    planned,
    approved,
  });
  expect(before).toMatchObject({ approved, invoiced: 0, waiting: 2400 });

  await billed(app, clientId);
  const drafts = await invoices.preview(app, weekDays);
  await invoices.runThrough(app, { ...weekDays, drafts });
  const client = await asked(`/api/actuals?kind=client&id=${clientId}`);
  expect(client).toMatchObject({ approved, invoiced: 2400, waiting: 0, writtenOff: 0 });
  const { current } = await asked(`/api/reports/revenue?from=${weekDays.from}&to=${weekDays.to}`);
  expect(current).toMatchObject({ billed: 3000, total: 920 });
  expect(current.hours).toEqual({
    minutes: 1920,
    plannedMinutes: 2400,
    billed: 2400,
    margin: 736,
    invoiced: 2400,
    waiting: 0,
    writtenOff: 0,
  });
}, 30_000);
