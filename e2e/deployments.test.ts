import { expect } from "bun:test";
import type { Page } from "playwright-core";
import { faultsOf } from "./checks";
import { settled } from "./examination";
import { startBeside } from "./product";
import { button, demoOwner, narrow, signIn, stage, told } from "./stages/stage";
import { colleague } from "./stages/stage-two";

const scene = stage(() => startBeside("stages/two-people.ts"));
const today = new Date().toISOString().slice(0, 10);
const panel = (page: Page) => page.locator("main aside");
async function moveTo(page: Page, status: string): Promise<void> {
  await page.getByRole("button", { name: /^Change status/ }).click();
  await page.getByRole("menuitem", { name: status }).click();
}

/** A rate for the day, a second one for the night, and the rule that tells them apart. */
async function addRateCard(page: Page): Promise<void> {
  await panel(page).getByRole("link", { name: "Rates", exact: true }).click();
  await button(page, "Add rate card").click();
  const form = page.getByRole("dialog", { name: "Rate card for D-0001" });
  await form.getByLabel("Bill rate", { exact: true }).fill("60");
  await form.getByLabel("Pay rate", { exact: true }).fill("40");
  await button(page, "Add hour type").click();
  await form.getByLabel("Hour type").nth(1).selectOption("night");
  await form.getByLabel("Bill rate", { exact: true }).nth(1).fill("78,50");
  await button(page, "Save rate card").click();
  await form.getByText("Enter amounts such as 75.50.").waitFor();
  await form.getByLabel("Pay rate", { exact: true }).nth(1).fill("52");
  await button(page, "Add rule").click();
  await form.getByLabel("From", { exact: true }).fill("22:00");
  await form.getByLabel("Until").fill("06:00");
  expect(await faultsOf(page, false)).toEqual([]);
  await button(page, "Save rate card").click();
  await told(page, "Rate card saved");
  await page.getByText("22:00–06:00: Night").waitFor();
  await page.getByRole("row", { name: "Night €78.50 €52.00 €26.50" }).waitFor();
  expect(await faultsOf(page, false)).toEqual([]);
}

/** The hours of this week, from opening it until somebody disputes them. */
async function typeHours(page: Page): Promise<void> {
  await panel(page).getByRole("link", { name: "Timesheets", exact: true }).click();
  await button(page, "Open this week").click();
  await told(page, "Timesheet opened");
  await page.getByRole("button", { name: /^Enter hours for/ }).click();
  const form = page.getByRole("dialog", { name: /^Enter hours for/ });
  await form.getByLabel("From", { exact: true }).first().fill("08:00");
  await form.getByLabel("Until").first().fill("17:00");
  expect(await faultsOf(page, false)).toEqual([]);
  await button(page, "Save hours").click();
  await told(page, "Hours saved");
  await page.getByText(/break too short/).waitFor();
  await page.getByRole("button", { name: /^Submit the week/ }).click();
  await told(page, "Timesheet submitted");
  await page.getByRole("button", { name: /^Dispute the week/ }).click();
  await page.getByLabel("Reason").fill("The break is missing");
  await button(page, "Dispute").click();
  await told(page, "Timesheet disputed");
  await page.getByRole("row", { name: /Disputed The break is missing/ }).waitFor();
  expect(await faultsOf(page, false)).toEqual([]);
}

scene(
  "who was accepted is deployed, stopped for a missing paper, let pass by a second person, starts, and is replaced",
  async ({ page, context, product }) => {
    await signIn(context, product, demoOwner);
    await page.goto("/deployments");
    await page.getByText("Start tracking your first deployment").waitFor();
    await button(page, "Create Deployment").click();
    const form = page.getByRole("dialog", { name: "New deployment" });
    await form.getByRole("button", { name: "Femke Proef · Proefhal fit-out" }).click();
    await form.getByLabel("Start date").fill(today);
    await form.getByLabel("Position", { exact: true }).fill("Rigger");
    await form.getByLabel("Hourly pay (EUR)").fill("40");
    await form.getByLabel("Bill rate (EUR/hour)").fill("60");
    await form.getByText("On target").waitFor();
    expect(await faultsOf(page, false)).toEqual([]);
    await form.getByRole("button", { name: "New Deployment" }).click();
    await told(page, "Femke Proef planned");

    await panel(page).getByRole("link", { name: "Start", exact: true }).click();
    await page.getByText("A requirement isn't met.").waitFor();
    await moveTo(page, "Active");
    await told(page, "Couldn't change the status", /Not ready to start/);
    await button(page, "Request exception").click();
    await page
      .getByLabel("Why is it safe to start anyway")
      .fill("The exam is next week, she is escorted.");
    await button(page, "Send for approval").click();
    await page.getByText("Sanne Visser requests an exception").waitFor();
    expect(await page.getByRole("button", { name: "Approve", exact: true }).count()).toBe(0);
    expect(await faultsOf(page, false)).toEqual([]);

    await signIn(context, product, colleague);
    await page.reload();
    await button(page, "Approve").click();
    await page.getByText("Exception approved by Marit Hoekstra").waitFor();
    await page.getByText("Ready to start.").waitFor();
    await moveTo(page, "Active");
    await told(page, "Femke Proef: Active");
    await addRateCard(page);
    await typeHours(page);

    await button(page, "More actions").click();
    await page.getByRole("menuitem", { name: "Cancel" }).click();
    const dialog = page.getByRole("dialog", { name: "Cancel D-0001" });
    await dialog.getByLabel("Reason").fill("The hall is late");
    await dialog.getByLabel("Position").selectOption("now");
    await dialog.getByRole("button", { name: "Cancel deployment" }).click();
    await told(page, "D-0001 cancelled; its position is open for a new deployment");
    await panel(page).getByRole("tab", { name: "Overview" }).click();
    await page.getByRole("link", { name: "D-0002 Proefhal Example BV" }).click();
    await panel(page).getByRole("heading", { name: "Unknown Candidate" }).waitFor();
  },
  { expects: /409/ },
);

scene(
  "the map and the bench are read on a telephone, without a fault",
  async ({ page, context, product }) => {
    await signIn(context, product, demoOwner);
    for (const layout of ["map", "bench"]) {
      await page.goto(`/deployments?layout=${layout}`);
      await settled(page);
      expect([layout, await faultsOf(page, true)]).toEqual([layout, []]);
    }
  },
  { viewport: narrow },
);
