import { expect } from "bun:test";
import { faultsOf } from "./checks";
import { jobsStage, type Listed } from "./stages/jobs-stage";
import { button, narrow, told } from "./stages/stage";

const scene = jobsStage();

const pasted =
  "Our data centre in Amsterdam needs two critical facilities engineers. You maintain UPS systems, " +
  "chillers and generators and read the BMS. NEN 3140 is required, Dutch or English.";

scene(
  "a job from a pasted text is kept, analysed, matched and closed with a way back",
  async (page) => {
    await page.setViewportSize(narrow);
    await button(page, "Add job").click();
    const form = page.getByRole("dialog");
    await form.getByLabel("Title").fill("Facilities Engineer by phone");
    await form.getByLabel("Positions").fill("2");
    await form.getByLabel("Bill rate").fill("72,50");
    await form.getByLabel("Job description").fill(pasted);
    const wanted = form.getByRole("list", { name: "Certificates" });
    await wanted.getByRole("button", { name: /^NEN 3140.*, required/ }).click();
    await page.getByRole("menuitem", { name: "Mark as preferred" }).click();
    await wanted.getByRole("button", { name: /^NEN 3140.*, preferred/ }).waitFor();
    expect(await faultsOf(page, true)).toEqual([]);
    await form.getByRole("button", { name: "Add job" }).dblclick();

    await told(page, "“Facilities Engineer by phone” added");
    await page.waitForURL(/\/jobs\/[\w-]{36}/);
    const jobs: Listed[] = await (await page.request.get("/api/jobs?q=phone&limit=200")).json();
    expect(jobs.filter(({ title }) => title === "Facilities Engineer by phone")).toHaveLength(1);
    await page.getByText("2 people wanted · €72.50 per hour").waitFor();
    const certificates = page.getByRole("list", { name: "Certificates" });
    // By keys alone: the menu of a requirement opens with Enter, and the arrows walk through it.
    await certificates.getByRole("button", { name: /^NEN 3140.*, preferred/ }).press("Enter");
    await page.getByRole("menuitem", { name: "Mark as not required" }).press("Enter");
    await certificates.getByRole("button", { name: /^NEN 3140.*, not required/ }).waitFor();
    expect(await faultsOf(page, true)).toEqual([]);

    await page.getByRole("tab", { name: "Match" }).click();
    await page.getByRole("tabpanel").getByRole("listitem").first().waitFor();
    await button(page, "Close job").click();
    await button(page, "Reopen").waitFor();
    await page.keyboard.press("Control+z");
    await button(page, "Close job").waitFor();
  },
);
