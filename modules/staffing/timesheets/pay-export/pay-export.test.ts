import { expect, test } from "bun:test";
import { approvedWeek, colleagues, weekDays } from "@/modules/billing/invoices/fixtures";
import { settings } from "@/modules/platform/settings";
import { signedIn, testApp } from "@/modules/testing";
import {
  faultsOfTimecard,
  hasTimecardSchema,
} from "@/modules/staffing/rates/equal-pay/setu.testing";
import { parseTimecards } from "../importing/timecard";

test("approved hours go to payroll as a table and as SETU Timecards that come back the same", async () => {
  const app = testApp();
  const { number } = await approvedWeek(app, await colleagues(app));
  const recruiter = await signedIn(app, "recruiter");
  const asked = async (format: string) => {
    const path = `/api/timesheets/pay?from=${weekDays.from}&to=${weekDays.to}&format=${format}`;
    return (await recruiter.ask("GET", path)).text();
  };
  const rows = (await asked("csv")).trim().split("\r\n");
  expect(rows).toHaveLength(6);
  expect(rows[1]).toContain(`${number},`);
  expect(rows[1]).toContain(",2025-12-22,regular,HT100,8,480,45,360,EUR,");
  const setu = await asked("setu");
  // What the schema of SETU asks for: names of their own, a person, a period, hours as a decimal.
  expect(JSON.parse(setu)).toMatchObject([
    {
      documentId: { schemeAgencyId: "Supplier" },
      person: { id: [{ schemeAgencyId: "Supplier" }] },
      period: { datePeriod: { start: weekDays.from, end: weekDays.to } },
      staffingIds: { assignmentId: { value: number, schemeAgencyId: "Supplier" } },
      timeInterval: Array.from({ length: 5 }, () => ({
        id: { schemeAgencyId: "Supplier" },
        timeTotal: "8",
        payRates: [{ amount: { value: 45, currency: { value: "EUR" } }, toBeBilled: false }],
      })),
    },
  ]);
  const { parsed, faults } = parseTimecards(setu);
  expect(faults).toEqual([]);
  expect(parsed.map((it) => [it.number, it.item])).toEqual(
    [22, 23, 24, 25, 26].map((day) => [
      number,
      { day: `2025-12-${day}`, hourType: "regular", minutes: 480 },
    ]),
  );
  const columns = "last name = Achternaam\nPay";
  await settings.save(app, "payroll", { value: { columns } });
  expect((await asked("csv")).split("\r\n")[0]).toBe("Achternaam,Pay");
  const wrong = settings.save(app, "payroll", { value: { columns: "Shoe size" } });
  expect(wrong).rejects.toThrow("isn't a column");
  const viewer = await signedIn(app, "viewer");
  expect(
    (await viewer.ask("GET", `/api/timesheets/pay?from=2025-12-22&to=2025-12-28`)).status,
  ).toBe(403);
});

test.skipIf(!hasTimecardSchema)(
  "approved hours go out as Timecards that SETU's own schema accepts, and one without a period it refuses",
  async () => {
    const app = testApp();
    await approvedWeek(app, await colleagues(app));
    const { ask } = await signedIn(app, "recruiter");
    const path = `/api/timesheets/pay?from=${weekDays.from}&to=${weekDays.to}&format=setu`;
    const timecards = await (await ask("GET", path)).json();
    expect(timecards).not.toHaveLength(0);
    for (const { period, ...rest } of timecards) {
      expect(await faultsOfTimecard({ ...rest, period })).toEqual([]);
      expect((await faultsOfTimecard(rest)).join()).toContain("'period'");
    }
  },
);
