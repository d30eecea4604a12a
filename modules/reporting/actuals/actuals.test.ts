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
import { timesheetLines } from "@/modules/staffing/timesheets/schema";
import { deployed } from "@/modules/staffing/deployments/fixtures";
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
    outcome: { billed: 2400, margin: 736 },
  });
  expect(before).toMatchObject({ approved, invoiced: 0, waiting: 2400 });

  await billed(app, clientId);
  const drafts = await invoices.preview(app, weekDays);
  await invoices.runThrough(app, { ...weekDays, drafts });
  const client = await asked(`/api/actuals?kind=client&id=${clientId}`);
  expect(client).toMatchObject({ approved, invoiced: 2400, waiting: 0, writtenOff: 0 });
  const { current } = await asked(`/api/reports/revenue?from=${weekDays.from}&to=${weekDays.to}`);
  expect(current).toMatchObject({ billed: 2400, total: 736, agreed: 920, estimated: 0 });
  const lines = await asked(
    `/api/reports/placements?from=${weekDays.from}&to=${weekDays.to}&of=earning`,
  );
  expect([lines.revenue, lines.billed]).toEqual([736, 2400]);
  expect(current.hours).toEqual({
    minutes: 1920,
    plannedMinutes: 2400,
    billed: 2400,
    margin: 736,
    invoiced: 2400,
    waiting: 0,
    writtenOff: 0,
  });
});

test("hours at rates in another currency count as what they are worth in euros", async () => {
  const app = testApp();
  await agencyBills(app);
  const { id } = await approvedWeek(app, await colleagues(app), { days: 4 });
  await app.write([
    app.db.update(timesheetLines).set({ currency: "GBP", billRateCents: 8678, payRateCents: 0 }),
  ]);
  const viewer = await signedIn(app, "viewer");
  const { approved } = await (
    await viewer.ask("GET", `/api/actuals?kind=deployment&id=${id}`)
  ).json();
  // 32 hours at 86.78 pounds, of which 0.8678 were a euro.
  expect(approved.billed).toBe(3200);
});

test("the whole agency is compared by week, and what is only scheduled is part of the plan ahead", async () => {
  const app = testApp();
  await agencyBills(app);
  await approvedWeek(app, await colleagues(app), { days: 4 });
  const later = { startDate: "2026-02-02", endDate: "2026-02-08" };
  await deployed(app, later);
  const viewer = await signedIn(app, "viewer");
  const asked = async (path: string) => (await viewer.ask("GET", path)).json();
  const { weeks, ahead } = await asked("/api/actuals");
  const named = (all: { week: string }[], day: string) => all.find((it) => it.week === day);
  // 30 an hour: a week that nobody has approved yet counts as it was agreed.
  expect(named(weeks, "2025-12-15")).toMatchObject({
    planned: { margin: 1200 },
    approved: { margin: 0 },
    outcome: { margin: 1200 },
  });
  expect(named(weeks, week)).toMatchObject({
    planned: { margin: 1200 },
    outcome: { margin: 960 },
  });
  expect(named(ahead, "2026-01-26")).toMatchObject({ planned: { margin: 1200, minutes: 2400 } });
  expect(named(ahead, "2026-02-02")).toMatchObject({ planned: { margin: 2400, minutes: 4800 } });
  expect((await viewer.ask("GET", "/api/actuals?kind=client")).status).toBe(422);

  const { current, forecast } = await asked("/api/reports/revenue?from=2025-12-15&to=2025-12-28");
  expect(current).toMatchObject({ total: 2160, agreed: 2400, estimated: 1200 });
  const sumOf = (key: "revenue" | "agreed") =>
    current.series.reduce((sum: number, it: Record<typeof key, number>) => sum + it[key], 0);
  expect([sumOf("revenue"), sumOf("agreed")]).toEqual([2160, 2400]);
  // Thirteen weeks of the one, and the one week of the other.
  expect(forecast.agreed.nextQuarter).toBe(13 * 1200 + 1200);
  const december = forecast.months.find((it: { month: string }) => it.month === "2025-12");
  expect(Math.round(december.agreed - december.revenue)).toBe(240);
});

test("the dashboard's revenue follows what becomes of approved hours, and a write-off costs their whole bill", async () => {
  const app = testApp({ now: () => new Date("2025-12-31T12:00:00Z") });
  await agencyBills(app);
  const { clientId } = await approvedWeek(app, await colleagues(app), { days: 4 });
  const viewer = await signedIn(app, "viewer");
  const shown = async () => (await viewer.ask("GET", "/api/dashboard/metrics")).json();
  const before = await shown();
  await invoices.writeOff(app, {
    ...weekDays,
    clientId,
    deploymentId: null,
    reason: "Agreed with the client",
  });
  const after = await shown();
  expect(before.revenue - after.revenue).toBeCloseTo(2400);
});
