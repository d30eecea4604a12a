import { expect, test } from "bun:test";
import { screen, within } from "@testing-library/react";
import { issued } from "@/modules/billing/invoices/issued.testing";
import { agencyBills, approvedWeek, colleagues, week } from "@/modules/billing/invoices/fixtures";
import { signedIn, testApp } from "@/modules/testing";
import { visit } from "@/web/testing";

/** What is loaded late takes its time on a busy machine. */
const patient = { timeout: 15_000 };

test("an issued invoice stands with its state and both files", async () => {
  const app = testApp();
  const { number, id } = await issued(app);
  const { cookie, user } = await signedIn(app);
  visit(app, "/invoices", { cookie, user });
  const row = within(await screen.findByRole("listitem", { name: new RegExp(number) }));
  expect(row.getByText("Sent")).toBeTruthy();
  expect(row.getByRole("link", { name: "PDF" }).getAttribute("href")).toBe(
    `/api/invoices/${id}/pdf`,
  );
  expect(row.getByRole("button", { name: "Credit…" })).toBeTruthy();
});

test("what a draft lacks is said, and nothing of it can be issued", async () => {
  const app = testApp();
  await agencyBills(app);
  await approvedWeek(app, await colleagues(app));
  const { cookie, user } = await signedIn(app);
  visit(app, `/invoices?tab=drafts&week=${week}`, { cookie, user });
  const details = await screen.findByRole("button", { name: "Billing details…" }, patient);
  expect(screen.getByText(/electronic address/)).toBeTruthy();
  expect(details).toBeTruthy();
  expect(screen.getByRole("button", { name: "Issue 0 invoices" })).toHaveProperty("disabled", true);
}, 20_000);
