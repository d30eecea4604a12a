import { expect } from "bun:test";
import type { BrowserContext, Page } from "playwright-core";
import { faultsOf } from "./checks";
import { demo } from "./stages/furnished-demo";
import { eventually } from "./product";
import { button, demoOwner, firstRunDone, narrow, signIn, stage, told, wide } from "./stages/stage";

const scene = stage(demo);
const employer = "Mainkraft Example GmbH";

/** Three ads of one employer in three towns of one market, as a saved page carries them. */
async function threeAds(context: BrowserContext, origin: string) {
  const towns = ["Hanau", "Offenbach am Main", "Frankfurt am Main"];
  const works = ["Critical Facilities Engineer", "UPS and Generator Engineer", "Chiller Engineer"];
  const graph = towns.map((town, n) => ({
    "@type": "JobPosting",
    title: `${works[n]}, Data Centre`,
    description:
      "<p>You operate UPS systems, generators, chillers and CRAH units in our data centre, watch " +
      "the BMS and write MOPs. Please state your current salary.</p>",
    hiringOrganization: { name: employer },
    jobLocation: { address: { addressLocality: town, addressCountry: "DE" } },
    url: `https://mainkraft.example/jobs/${n}`,
  }));
  const markup = JSON.stringify({ "@context": "https://schema.org", "@graph": graph });
  const page = `<html><script type="application/ld+json">${markup}</script></html>`;
  const file = { name: "jobs.html", mimeType: "text/html", buffer: Buffer.from(page) };
  const headers = { origin };
  const answer = await context.request.post("/api/jobs/from-file", {
    multipart: { file },
    headers,
  });
  expect(answer.status()).toBe(200);
  const leads = async () => (await context.request.get("/api/leads?state=all")).text();
  expect(await eventually(leads, (text) => text.includes(employer))).toContain(employer);
}

const card = (page: Page) => page.getByRole("article", { name: `${employer} in Frankfurt` });

scene(
  "what boards show becomes employers, a lead and a call",
  async ({ page, context, product }) => {
    await signIn(context, product, demoOwner);
    await firstRunDone(context);
    await threeAds(context, product.address);
    await page.goto("/");
    await page.getByRole("link", { name: "Market intelligence" }).click();
    await page.getByRole("heading", { level: 1, name: "Market intelligence" }).waitFor();
    await page.getByRole("link", { name: /^Leads to call/ }).click();
    await page.getByRole("row", { name: `${employer} in Frankfurt` }).waitFor();
    await page.getByRole("button", { name: "Cards" }).click();
    await card(page).waitFor();
    expect(await card(page).getByRole("listitem").count()).toBe(3);

    await card(page).getByLabel(`Owner of the lead ${employer}`).selectOption("Sanne Visser");
    await told(page, `${employer}: assigned`);
    await card(page).getByRole("button", { name: "Contacted" }).click();
    await told(page, `${employer}: contacted`);
    await card(page).waitFor({ state: "detached" });
    await page.keyboard.press("Control+z");
    await card(page).waitFor();

    await card(page).getByRole("link", { name: employer }).click();
    const panel = page.locator("main aside");
    await panel.getByRole("heading", { name: employer }).waitFor();
    await panel.getByRole("tab", { name: "Pay" }).click();
    await panel.getByText("0 of 3").first().waitFor();
    await page.reload();
    await panel.getByText("0 of 3").first().waitFor();
    await page.keyboard.press("Escape");
  },
);

scene(
  "a job's record knows its neighbours and what it lacks",
  async ({ page, context, product }) => {
    await signIn(context, product, demoOwner);
    const found = await context.request.get(`/api/jobs?q=${encodeURIComponent("mainkraft")}`);
    const [job] = await found.json();
    await page.goto(`/jobs/${job.id}`);
    await page.getByText(`3 ads from ${employer} in Frankfurt in 30 days.`).waitFor();
    await page.getByText("current salary").first().waitFor();
    await page.getByRole("link", { name: `All ads of ${employer}` }).click();
    await page.waitForURL(/\/radar\/mainkraft/);
  },
);

const sections: Record<string, (page: Page) => Promise<unknown>> = {
  "/radar": (page) => page.locator("[data-row-id]").first().waitFor(),
  "/radar?layout=cards": (page) => page.locator("[data-row-id]").first().waitFor(),
  "/radar?q=zzzz": (page) => page.getByText("No employers match these filters").waitFor(),
  "/radar?section=leads&layout=cards": (page) => card(page).waitFor(),
  "/radar?section=hard": (page) => page.getByText("No hard-to-fill jobs").waitFor(),
  "/radar?section=competitors": (page) => page.getByText("Agencies by metro and role").waitFor(),
  "/radar?section=pay": (page) => page.getByText("Pay transparency of job ads").waitFor(),
  "/radar/mainkraft%20example": (page) =>
    page.getByRole("heading", { name: employer }).last().waitFor(),
  "/radar/mainkraft%20example?tab=ads": (page) => page.getByRole("tab", { name: "Ads" }).waitFor(),
  "/radar/mainkraft%20example?tab=verdict": (page) => button(page, "Agency").last().waitFor(),
};

for (const look of [
  { colorScheme: "light", viewport: wide },
  { colorScheme: "dark", viewport: narrow },
] as const) {
  scene(
    `the radar can be used by everyone, ${look.colorScheme} and ${look.viewport.width} px wide`,
    async ({ page, context, product }) => {
      await signIn(context, product, demoOwner);
      const faults: Record<string, string[]> = {};
      for (const [path, ready] of Object.entries(sections)) {
        await page.goto(path);
        await ready(page);
        faults[path] = await faultsOf(page, look.viewport === narrow);
      }
      const none = Object.keys(sections).map((path) => [path, [] as string[]]);
      expect(faults).toEqual(Object.fromEntries(none));
    },
    look,
  );
}
