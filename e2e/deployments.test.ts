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
const status = (page: Page) => page.getByLabel("Change the status");

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
    await form.getByLabel("Hourly pay in euros").fill("40");
    await form.getByLabel("Bill rate in euros per hour").fill("60");
    await form.getByText("On target").waitFor();
    expect(await faultsOf(page, false)).toEqual([]);
    await form.getByRole("button", { name: "New Deployment" }).click();
    await told(page, "Femke Proef is planned");

    await panel(page).getByRole("tab", { name: "Start" }).click();
    await page.getByText("Something that is asked there is not met.").waitFor();
    await status(page).selectOption("active");
    await told(page, "The status could not be changed", /cannot start yet/);
    await button(page, "Let it pass").click();
    await page
      .getByLabel("Why the start may go on")
      .fill("The exam is next week, she is escorted.");
    await button(page, "Ask a second person").click();
    await page.getByText("Sanne Visser asks to let it pass").waitFor();
    expect(await page.getByRole("button", { name: "Agree", exact: true }).count()).toBe(0);
    expect(await faultsOf(page, false)).toEqual([]);

    await signIn(context, product, colleague);
    await page.reload();
    await button(page, "Agree").click();
    await page.getByText("Let pass by Marit Hoekstra").waitFor();
    await page.getByText("Nothing stops the start.").waitFor();
    await status(page).selectOption("active");
    await told(page, "Femke Proef: Active");

    await button(page, "Cancel").click();
    const dialog = page.getByRole("dialog", { name: "Cancel D-0001" });
    await dialog.getByLabel("Why").fill("The hall is late");
    await dialog.getByLabel("And the seat").selectOption("now");
    await dialog.getByRole("button", { name: "Cancel the deployment" }).click();
    await told(page, "D-0001 is cancelled; its seat is planned anew");
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
