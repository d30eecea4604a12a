import { expect, test } from "bun:test";
import { added } from "@/modules/crm/candidates/fixtures";
import { deployed } from "@/modules/staffing/deployments/fixtures";
import { timesheets } from "@/modules/staffing/timesheets";
import { signedIn, testApp } from "@/modules/testing";
import { addDays, mondayOf, utcToday } from "@/src/calendar";

test("what people spent is one list over all weeks, found by words and conditions, and a file", async () => {
  const app = testApp();
  const week = addDays(mondayOf(utcToday(app)), -7);
  const { id: candidateId } = await added(app, { firstName: "Øyvind", lastName: "Bakke" });
  const days = { startDate: addDays(week, -9), endDate: null };
  const { id } = await deployed(app, { ...days, candidateId });
  const { id: sheetId, version } = await timesheets.open(app, id, week);
  const spent = { spentOn: week, note: "", currency: "EUR", vatCents: 0, receiptFileId: null };
  await timesheets.saveExpenses(app, sheetId, {
    version,
    expenses: [
      { ...spent, kind: "lodging", amountCents: 12_100, kilometres: null, note: "Hotel Mainz" },
      { ...spent, kind: "mileage", amountCents: 0, kilometres: 80 },
    ],
  });
  const { ask } = await signedIn(app, "viewer");
  const read = async (path: string) => (await ask("GET", `/api/expenses${path}`)).json();
  expect(await read("?q=oyvind&sort=-amount")).toMatchObject([
    { kind: "mileage", kilometres: 80, candidateName: "Øyvind Bakke", status: "open" },
    { kind: "lodging", amountCents: 12_100, week },
  ]);
  expect(await read("?q=mainz&where=amount:100..;receipt:no")).toHaveLength(1);
  expect(await read("?where=status:approved")).toEqual([]);
  const page = await ask("GET", "/api/expenses?limit=1");
  expect(page.headers.get("x-total-count")).toBe("2");
  expect((await read("/ids")).ids).toHaveLength(2);
  expect((await read("/facets?field=kind")).values).toHaveLength(2);
  const file = await (
    await ask("GET", "/api/expenses/export?format=csv&where=kind:lodging")
  ).text();
  expect(file).toContain("Hotel Mainz");
});
