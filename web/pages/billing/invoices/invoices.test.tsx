import { expect, test } from "bun:test";
import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { issued } from "@/modules/billing/invoices/issued.testing";
import { invoices } from "@/modules/billing/invoices";
import {
  agencyBills,
  approvedWeek,
  billed,
  colleagues,
  week,
} from "@/modules/billing/invoices/fixtures";
import { addDays } from "@/src/calendar";
import { signedIn, testApp } from "@/modules/testing";
import { visit } from "@/web/testing";

/** What is loaded late takes its time on a busy machine. */
const patient = { timeout: 15_000 };

test("an issued invoice stands with its state and leads to its files", async () => {
  const app = testApp();
  const { number, id } = await issued(app);
  const { cookie, user } = await signedIn(app);
  visit(app, "/invoices", { cookie, user });
  const row = within(await screen.findByRole("row", { name: new RegExp(number) }, patient));
  expect(row.getByText("Sent")).toBeTruthy();
  expect(row.getByText("Overdue")).toBeTruthy();
  await userEvent.click(row.getByRole("link", { name: number }));
  expect(await screen.findByRole("button", { name: "Credit…" }, patient)).toBeTruthy();
  expect(screen.getByRole("link", { name: "PDF" }).getAttribute("href")).toBe(
    `/api/invoices/${id}/pdf`,
  );
});

test("a row is reached and opened by keys, and the way back brings the same list", async () => {
  const app = testApp();
  const { clientId, number } = await issued(app);
  const other = await issued(app, { clientId });
  await billed(app, clientId);
  const { cookie, user } = await signedIn(app);
  visit(app, "/invoices?sort=-number&where=overdue:yes", { cookie, user });
  await screen.findByRole("row", { name: new RegExp(number) }, patient);
  expect(screen.getByText("2 invoices")).toBeTruthy();
  await userEvent.keyboard("jje");
  expect(await screen.findByText(/^Billing details of/, {}, patient)).toBeTruthy();
  await userEvent.keyboard("{Escape}");
  expect(await screen.findByRole("heading", { name: other.number })).toBeTruthy();
  const main = within(screen.getByRole("main"));
  await userEvent.click(main.getByRole("link", { name: "Invoices" }));
  await screen.findByRole("row", { name: new RegExp(number) }, patient);
  expect(location.search).toBe("?sort=-number&where=overdue:yes");
});

test("what a draft lacks is said, and entered where it stands", async () => {
  const app = testApp();
  await agencyBills(app);
  await approvedWeek(app, await colleagues(app));
  const { cookie, user } = await signedIn(app);
  visit(app, `/invoices?tab=drafts&week=${week}`, { cookie, user });
  const details = await screen.findByRole("button", { name: "Billing details…" }, patient);
  expect(screen.getByText(/electronic address/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Issue/ })).toBeNull();
  await userEvent.click(details);
  await screen.findByLabelText("Street", {}, patient);
  for (const [label, value] of Object.entries(typed)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText(/No VAT: reverse charge within the EU/, {}, patient);
  const issue = screen.getByRole("button", { name: "Issue 1 invoice" });
  expect(issue).toHaveProperty("disabled", false);
  await userEvent.click(issue);
  const question = within(await screen.findByRole("alertdialog", {}, patient));
  expect(question.getByText(/^Issue 1 invoice for €[\d,]+\.\d\d\?$/)).toBeTruthy();
  expect(screen.queryByText(/Issuing invoices|Last run/)).toBeNull();
  await userEvent.click(question.getByRole("button", { name: "Issue and send" }));
  expect(await screen.findByText(/: 1 of 1 issued/, {}, patient)).toBeTruthy();
});

const typed = {
  Street: "Hafenstr. 7",
  "Postal code": "60311",
  City: "Frankfurt",
  "Country code (ISO)": "DE",
  "VAT number": "DE136695976",
  "Billing email": "ap@rheinwerk.example",
  "Order number": "4500123",
  "Peppol scheme": "9930",
  "Peppol ID": "DE136695976",
};

test("an invoice has a page of its own with its sums, files, payments and what happened to it", async () => {
  const app = testApp();
  const { number, id } = await issued(app);
  const { cookie, user } = await signedIn(app);
  visit(app, `/invoices/${id}`, { cookie, user });
  expect(await screen.findByRole("heading", { name: number }, patient)).toBeTruthy();
  const activity = within(await screen.findByRole("list", { name: "Activity" }, patient));
  expect(activity.getByText(/Issued by/)).toBeTruthy();
  expect(screen.getByRole("row", { name: /Total.*1,190/ })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText(/no email address/, {}, patient)).toBeTruthy();
  expect(screen.getByRole("link", { name: "PDF" }).getAttribute("href")).toBe(
    `/api/invoices/${id}/pdf`,
  );
  expect(document.title).toBe(`${number} · Invoices · Coldaisle`);
});

test("several invoices are mailed together", async () => {
  const app = testApp();
  const { clientId, number } = await issued(app);
  const other = await issued(app, { clientId });
  await billed(app, clientId);
  const { cookie, user } = await signedIn(app);
  visit(app, "/invoices", { cookie, user });
  for (const name of [number, other.number])
    await userEvent.click(
      await screen.findByRole("checkbox", { name: new RegExp(`^Select ${name}`) }, patient),
    );
  const bar = within(await screen.findByRole("toolbar", { name: "Actions for the selection" }));
  await userEvent.click(await bar.findByRole("button", { name: "Send" }, patient));
  expect(await screen.findByText("Sending invoices: 2 of 2 sent", {}, patient)).toBeTruthy();
  expect((await invoices.find(app, other.number)).letters).toHaveLength(1);
});

test("a run that could not issue an invoice names whose it was, and why", async () => {
  const app = testApp();
  const { cookie, user } = await signedIn(app);
  await agencyBills(app);
  const { clientId } = await approvedWeek(app, await colleagues(app));
  await billed(app, clientId);
  const days = { from: week, to: addDays(week, 6) };
  const [draft] = await invoices.preview(app, days);
  const drafts = [{ key: draft?.key ?? "", fingerprint: "0".repeat(64) }];
  await invoices.runThrough(app, { ...days, drafts });
  visit(app, `/invoices?tab=drafts&week=${week}`, { cookie, user });
  const said = await screen.findByText("Last run: 0 of 1 issued, 1 not issued", {}, patient);
  const shown = within(said.parentElement ?? document.body);
  expect(shown.getByText(`${draft?.clientName}:`)).toBeTruthy();
  expect(shown.getByText(/changed since the preview/)).toBeTruthy();
});
