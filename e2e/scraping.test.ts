import { expect } from "bun:test";
import Papa from "papaparse";
import type { Download, Page } from "playwright-core";
import { patience } from "@/src/patience.testing";
import { startBeside } from "./product";
import { button, demoOwner, signIn, stage, told } from "./stages/stage";
import { postingScript } from "./stages/posting";
import { unzip } from "@/src/zip/unzip.testing";

const inTurn = stage(() => startBeside("blocked.ts"));
const chosen = {
  Sources: ["LinkedIn", "Indeed", "StepStone"],
  Countries: ["Netherlands", "Germany", "France", "United Kingdom"],
  "Datacenter roles": ["Critical facilities", "MEP engineer", "DC operations", "Commissioning"],
  "Critical systems": ["UPS systems", "Cooling systems", "BMS / DCIM"],
};
const row = (page: Page, name: string) => page.locator("tr", { hasText: name }).first();

// The scenes of this file follow each other: each begins with what the one before has found.
const scene = (name: string, act: (page: Page) => Promise<void>, expects?: RegExp) =>
  inTurn(
    name,
    async ({ page, context, product }) => {
      await signIn(context, product, demoOwner);
      await page.goto("/scraping");
      await button(page, "Start Scraping").waitFor();
      await act(page);
    },
    { ...(expects && { expects }) },
  );

scene("what is ticked at first is what the specification names", async (page) => {
  for (const [legend, names] of Object.entries(chosen)) {
    const group = page.getByRole("group", { name: legend });
    await group.getByRole("checkbox").first().waitFor();
    const ticked = await group.getByRole("checkbox", { checked: true }).all();
    const found = await Promise.all(ticked.map((box) => box.getAttribute("aria-label")));
    expect(found.length).toBe(names.length);
    for (const name of names) {
      expect(await group.getByRole("checkbox", { name }).first().isChecked()).toBe(true);
    }
  }
});

scene("sample jobs come with one click and go with another", async (page) => {
  await button(page, "Create sample jobs").click();
  await told(page, "Sample Jobs Created");
  await page.getByRole("button", { name: /^Remove \d+ samples?$/ }).click();
  await told(page, "Sample jobs removed");
  await page.getByRole("button", { name: /^Remove \d+/ }).waitFor({ state: "detached" });
});

scene("each source tells how it fares, and a blocked one why", async (page) => {
  await button(page, "Start Scraping").click();
  await told(page, "AI Scraping Started", /across selected markets$/);
  await page.getByRole("progressbar", { name: "Run progress" }).waitFor();
  await row(page, "Indeed").getByText("Running").waitFor();
  await button(page, "Start Scraping").waitFor({ timeout: patience(60_000) });
  const blocked = row(page, "LinkedIn");
  await blocked.getByText("Blocked", { exact: true }).waitFor();
  expect(await blocked.getByText(/^Blocked: \S+/).innerText()).not.toBe("");
  expect(await blocked.locator("td").nth(2).innerText()).toBe("–");
  await row(page, "StepStone").getByText("Done").waitFor();
  await page.getByText("1 blocked").waitFor();
});

scene("an earlier run shows what it asked for and leads to its jobs", async (page) => {
  await button(page, "Open run R-0001").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("hyperscale").waitFor();
  await dialog.getByRole("link", { name: "Jobs from this run" }).click();
  await page.getByRole("heading", { name: "AI Job Intelligence" }).waitFor();
  expect(page.url()).toContain("run=");
  await page
    .getByText(/^\d+ jobs$/i)
    .first()
    .waitFor();
});

scene("a search is saved under a name, with a time, and kept", async (page) => {
  await page.getByRole("checkbox", { name: "Italy" }).click();
  await button(page, "Save search").click();
  await page.getByLabel("Name", { exact: true }).fill("Night shift");
  await page.getByLabel("Schedule").selectOption("weekly");
  await page.getByLabel("On", { exact: true }).selectOption("3");
  await page.getByLabel(/^At/).fill("05:45");
  await button(page, "Save").click();
  await told(page, "Search saved");
  await page.reload();
  await page.getByLabel("Saved searches").selectOption({ label: "Night shift" });
  await page.getByText(/^Next run Wed/).waitFor();
  expect(await page.getByRole("checkbox", { name: "Italy" }).isChecked()).toBe(true);
  await button(page, "Edit “Night shift”").click();
  await button(page, "Delete").click();
  await button(page, "Delete").last().click();
  await told(page, "Search deleted");
});

scene("an export holds the rows of the list in every format", async (page) => {
  const listed = await page.request.get("/api/jobs?sourceType=scraped&limit=200");
  const numbers = (await listed.json()).map(({ number }: { number: string }) => number);
  expect(numbers.length).toBeGreaterThan(10);
  const file = async (format: string) => {
    const download = page.waitForEvent("download");
    await button(page, "Export").click();
    await page.getByRole("link", { name: format }).click();
    const arrived = await download;
    await page.keyboard.press("Escape");
    return arrived;
  };
  const csv = await file("CSV");
  expect(csv.suggestedFilename()).toMatch(/^jobs-\d{4}-\d\d-\d\d\.csv$/);
  const read = { header: true, skipEmptyLines: true };
  const rows = Papa.parse<Record<string, string>>(await textOf(csv), read).data;
  expect(rows.map(({ Number: number }) => number)).toEqual(numbers);

  const json = JSON.parse(await textOf(await file("JSON")));
  expect(json.map(({ number }: { number: string }) => number)).toEqual(numbers);

  const sheet = await textInside(await file("XLSX"));
  for (const number of numbers) expect(sheet).toContain(`>${number}<`);
});

const textOf = async (download: Download) => Bun.file(await download.path()).text();

/** All the XML of a workbook, which is a ZIP of it. */
async function textInside(download: Download): Promise<string> {
  const files = unzip(await Bun.file(await download.path()).bytes());
  return [...files.values()].join("\n");
}

scene("a job is added by the address of its page", async (page) => {
  await button(page, "Add by URL or file").click();
  const address = page.getByLabel("Job URL");
  await address.fill("careers");
  await button(page, "Add job").click();
  await page.getByText("Enter a URL that starts with http:// or https://").waitFor();
  await address.fill(`${careers}/projectleider-datacenter-installaties-18`);
  await button(page, "Add job").click();
  await told(page, "“Projectleider Datacenter Installaties” added");
  const job = await added(page);
  expect(job.company).toBe("Noordkade Example BV");
});

scene(
  "an address without a job on it adds nothing and says so",
  async (page) => {
    await button(page, "Add by URL or file").click();
    await page.getByLabel("Job URL").fill(`${careers}/nothing-here-9`);
    await button(page, "Add job").click();
    await page.getByRole("dialog").getByText("No job ad was found there").waitFor();
  },
  /422|400/,
);

scene("a job is added from a saved page", async (page) => {
  await button(page, "Add by URL or file").click();
  await page.getByRole("tab", { name: "From a file" }).click();
  await page.getByLabel("File", { exact: true }).setInputFiles({
    name: "saved.html",
    mimeType: "text/html",
    buffer: Buffer.from(saved),
  });
  await button(page, "Add file").click();
  await told(page, "1 job added");
  expect((await added(page)).title).toBe("Night Shift Technician");
});

scene("a run can be cancelled, and the page says so", async (page) => {
  // The one that answers late, so that it still runs when a busy machine gets to the button.
  await page
    .getByRole("group", { name: "Sources" })
    .getByRole("checkbox", { name: "XING" })
    .check();
  await button(page, "Start Scraping").click();
  await button(page, "Scraping Active...").waitFor();
  await button(page, "Cancel").click();
  await button(page, "Start Scraping").waitFor({ timeout: patience(20_000) });
  await page.getByText("Cancelled").first().waitFor();
  expect(await page.getByRole("button", { name: /^Open run R-\d+$/ }).count()).toBeGreaterThan(0);
});

const careers = "https://careers.noordkade-example-bv.example/jobs";
const saved = postingScript({ title: "Night Shift Technician", company: "Polar Example Hosting" });

/** The newest job that was added by hand. */
async function added(page: Page): Promise<{ title: string; company: string }> {
  const answer = await page.request.get("/api/jobs?sourceType=manual&limit=200");
  const jobs = await answer.json();
  return jobs.toSorted((one: { number: string }, other: { number: string }) =>
    other.number.localeCompare(one.number),
  )[0];
}
