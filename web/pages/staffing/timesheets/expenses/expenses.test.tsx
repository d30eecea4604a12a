import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "bun:test";
import { deployed } from "@/modules/staffing/deployments/fixtures";
import { timesheets } from "@/modules/staffing/timesheets";
import { signedIn, testApp } from "@/modules/testing";
import { addDays, mondayOf, utcToday } from "@/src/calendar";
import { visit } from "@/web/testing";

test("what people spent stands in one list, leads to its week, and the chosen leave as a file", async () => {
  const app = testApp();
  const me = await signedIn(app, "recruiter");
  const week = addDays(mondayOf(utcToday(app)), -7);
  const { id } = await deployed(app, { startDate: addDays(week, -9), endDate: null });
  const { id: sheetId, version } = await timesheets.open(app, id, week);
  const spent = { spentOn: week, currency: "EUR", vatCents: 0, receiptFileId: null };
  const hotel = { kind: "lodging" as const, amountCents: 12_100, kilometres: null, note: "Mainz" };
  const london = { ...spent, ...hotel, currency: "GBP", amountCents: 9000, note: "London" };
  const expenses = [{ ...spent, ...hotel }, london];
  await timesheets.saveExpenses(app, sheetId, { version, expenses });
  visit(app, "/expenses", me);
  const rows = await screen.findAllByRole("row");
  const rowOf = (note: string) =>
    within(rows.find((it) => within(it).queryByText(note)) as HTMLElement);
  const abroad = rowOf("London");
  expect(abroad.getByText("£90.00")).toBeTruthy();
  expect(abroad.getByText("€103.71").title).toBe("€103.71 at the rate of 21 Oct 2025");
  const cells = rowOf("Mainz");
  expect(cells.getByText("€121.00")).toBeTruthy();
  expect(cells.getByText("Lodging")).toBeTruthy();
  expect(cells.getByRole("link").getAttribute("href")).toBe(`/deployments/${id}?tab=timesheets`);
  await userEvent.click(cells.getByRole("checkbox"));
  const bar = within(await screen.findByRole("toolbar"));
  expect(await bar.findByRole("button", { name: "Export" })).toBeTruthy();
});
