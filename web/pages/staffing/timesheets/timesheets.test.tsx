import { expect, test } from "bun:test";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { deployments } from "@/modules/staffing/deployments";
import { deployed } from "@/modules/staffing/deployments/fixtures";
import { timesheets } from "@/modules/staffing/timesheets";
import { signedIn, testApp } from "@/modules/testing";
import { addDays, mondayOf, utcToday } from "@/src/calendar";
import { visit } from "@/web/testing";

/** The browser's day is today, so the server's has to be too. */
async function open(people: number, path = "/timesheets", hours = 0) {
  const app = testApp({ now: () => new Date() });
  const { cookie, user, as } = await signedIn(app, "recruiter");
  const week = addDays(mondayOf(utcToday(app)), -7);
  for (let n = 0; n < people; n += 1) {
    const { id, version } = await deployed(as, { startDate: addDays(week, -9), endDate: null });
    await deployments.setStatus(as, id, { version, status: "active" });
  }
  await timesheets.expectPast(app, utcToday(app));
  const { timesheets: found } = await timesheets.list(as, { week, status: "all", limit: 50 });
  const [first, ...others] = found;
  if (first) await timesheets.submit(as, first.id, first.version);
  const entries = [{ day: week, hourType: "regular" as const, minutes: hours * 60 }];
  for (const { id, version } of hours > 0 ? others : [])
    await timesheets.save(as, id, { version, entries, holidays: [] });
  visit(app, path, { cookie, user });
  await screen.findByRole("heading", { level: 1, name: "Timesheets", hidden: true });
}

const rows = () => screen.getAllByRole("row", { name: /^D-/ });

test("the week that has ended is shown by how it stands, and a count narrows the list", async () => {
  await open(2);
  await waitFor(() => expect(rows()).toHaveLength(2));
  await screen.findByRole("button", { name: /Send 1 timesheet to clients/ });
  await userEvent.click(screen.getByRole("button", { name: /Submitted/ }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(location.search).toBe("?status=submitted");
  expect(screen.getByRole("button", { name: /Missing/ }).textContent).toContain("1");
});

test("all weeks stand in one list, in which the chosen are reminded, submitted or exported", async () => {
  await open(2, "/timesheets?week=all&sort=-name");
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(screen.queryByRole("button", { name: "Previous week" })).toBeNull();
  await userEvent.click(screen.getAllByRole("checkbox", { name: /Select D-/ })[0] as Element);
  await userEvent.click(screen.getAllByRole("checkbox", { name: /Select D-/ })[1] as Element);
  const bar = within(await screen.findByRole("toolbar"));
  await bar.findByRole("button", { name: "Export" });
  await userEvent.click(bar.getByRole("button", { name: "Remind 1 person" }));
  await screen.findByText(/^0 people reminded, 1 without email address/);
});

test("several are submitted in one go, and the way back opens exactly those again", async () => {
  await open(4, "/timesheets?week=all", 8);
  await waitFor(() => expect(rows()).toHaveLength(4));
  for (const box of screen.getAllByRole("checkbox", { name: /Select D-/ }))
    await userEvent.click(box);
  const bar = within(await screen.findByRole("toolbar"));
  await userEvent.click(await bar.findByRole("button", { name: "Submit" }));
  await screen.findByText("3 timesheets submitted");
  await waitFor(() => expect(screen.queryByRole("toolbar")).toBeNull());
  await screen.findByRole("button", { name: /Submitted\s*4/ });
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  await screen.findByRole("button", { name: /Open\s*3/ });
});

test("expenses of a file are imported once none of its cells is wrong", async () => {
  await open(2);
  await userEvent.click(await screen.findByRole("button", { name: "Import expenses" }));
  const field = await screen.findByLabelText("File (CSV or XLSX)");
  const monday = addDays(mondayOf(new Date().toISOString()), -7);
  const choose = (amount: string) => {
    const text = `deployment,day,type,amount\nD-0002,${monday},Hotel,${amount}`;
    return userEvent.upload(field, new File([text], "expenses.csv"));
  };
  await choose("much");
  await screen.findByText("Line 2, column D: Amount: write it as 12.50, more than 0.");
  await choose("121.00");
  await screen.findByText("1 new expense · €121.00");
  await userEvent.click(screen.getByRole("button", { name: "Import 1 week" }));
  await waitFor(() => expect(screen.queryByLabelText("File (CSV or XLSX)")).toBeNull());
});

test("a week without timesheets says when they come", async () => {
  await open(0);
  expect(await screen.findByText("No timesheets in this week")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Previous week" }));
  expect(location.search).toMatch(/^\?week=\d{4}-\d\d-\d\d$/);
});
