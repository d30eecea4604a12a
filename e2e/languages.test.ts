import { expect } from "bun:test";
import type { Page } from "playwright-core";
import { shortened } from "./checks";
import { follow, settled } from "./examination";
import { foreignTo, leftOver, wordsIn } from "./foreign";
import { demo } from "./stages/furnished-demo";
import { demoOwner, firstRunDone, signIn, signInByForm, stage } from "./stages/stage";

/** What these screens speak; records, with the words that people wrote into them, have a file of their own. */
const namespaces = ["auth", "common", "dashboard", "empty", "jobs", "scraping", "shell", "ui"];

const scene = stage(demo);
const screens = [
  ...["/", "/scraping", "/jobs", "/jobs?layout=table", "/jobs?q=zzzz", "/nowhere"],
  ...["/job-portal", "/candidates", "/clients", "/projects", "/deployments", "/crm", "/gdpr"],
  ...["/legal", "/analytics", "/reports", "/admin", "/profile", "/recruiter-match"],
];

const screensIn = (language: string) => shortened(screens, language === "nl" ? 0 : 1);

/** Skills have one name in every language, the taxonomy's; it may be an English text's as well. */
async function skillsIn(page: Page): Promise<string[]> {
  const jobs = await (await page.request.get("/api/jobs?limit=200")).json();
  return jobs.flatMap(({ aiAnalysis }: Analysed) => aiAnalysis?.dcSpecificSkills ?? []);
}

type Analysed = { aiAnalysis: { dcSpecificSkills: string[] } | null };

async function arrive(page: Page, path: string): Promise<void> {
  await follow(page, path);
  await settled(page);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
}

for (const [language, name, date] of [
  ["nl", "Nederlands", /dagen geleden|gisteren|week geleden|weken geleden/],
  ["de", "Deutsch", /vor \d+ Tagen|gestern|vor \d+ Woche/],
] as const) {
  scene(
    `in ${name} no screen keeps an English word`,
    async ({ page, context, product }) => {
      await signIn(context, product, demoOwner);
      await firstRunDone(context);
      const foreign = await foreignTo(language, namespaces);
      const skills = await skillsIn(page);
      await page.goto("/");
      await page.getByRole("button", { name: /^(Language|Taal|Sprache)/ }).click();
      await page.getByRole("menuitemradio", { name }).click();
      await page.waitForFunction(`document.documentElement.lang === "${language}"`);
      const [first] = await (await page.request.get("/api/jobs?limit=1")).json();
      // What an ad asks for beside skills, and what people wrote into records, stays as it was said.
      for (const written of [`/api/jobs/${first.id}`, "/api/projects", "/api/deployments"]) {
        skills.push(...wordsIn(await (await page.request.get(written)).json()));
      }
      const tabs = ["overview", "match", "analysis", "activity"];
      const found: Record<string, string[]> = {};
      for (const path of [
        ...screensIn(language),
        ...tabs.map((tab) => `/jobs/${first.id}?tab=${tab}`),
      ]) {
        await arrive(page, path);
        found[path] = await leftOver(page, foreign, skills);
      }
      await page.keyboard.press("Control+k");
      await page.getByRole("option").first().waitFor();
      found.palette = await leftOver(page, foreign);
      await page.keyboard.press("Escape");
      await page.keyboard.press("?");
      await page.getByRole("dialog").waitFor();
      found.sheet = await leftOver(page, foreign);
      expect(Object.entries(found).filter(([, words]) => words.length > 0)).toEqual([]);
      await page.goto("/jobs?sort=date");
      await page.getByText(date).first().waitFor();
      await page
        .getByText(/\d{2}\.\d{3}/)
        .first()
        .waitFor();
    },
    { expects: /404/ },
  );
}

scene(
  "the way in speaks the language of the browser",
  async ({ page }) => {
    const foreign = await foreignTo("nl", namespaces);
    await page.goto("/auth");
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("nl");
    expect(await leftOver(page, foreign)).toEqual([]);
    await page.getByRole("tab").last().click();
    expect(await leftOver(page, foreign)).toEqual([]);
  },
  { locale: "nl-NL" },
);

scene("language and appearance are kept past signing out", async ({ page, context, product }) => {
  await signIn(context, product, demoOwner);
  await page.goto("/");
  await page
    .getByRole("button", { name: /^(Appearance|Weergave|Erscheinungsbild|Uiterlijk)/ })
    .click();
  await page.getByRole("menuitemradio", { name: /Dark|Donker|Dunkel/ }).click();
  await page.getByRole("button", { name: /^(Language|Taal|Sprache)/ }).click();
  await page.getByRole("menuitemradio", { name: "Deutsch" }).click();
  await page.getByRole("button", { name: /Sanne Visser/ }).click();
  await page.getByRole("menuitem", { name: "Abmelden" }).click();
  await page.waitForURL("**/auth");
  const look = () =>
    page.evaluate("[document.documentElement.lang, document.documentElement.dataset.theme]");
  expect(await look()).toEqual(["de", "dark"]);
  await context.clearCookies();
  await page.goto("/auth");
  expect(await look()).toEqual(["en", "system"]);
  await signInByForm(page, demoOwner);
  await page.getByRole("button", { name: /Sanne Visser/ }).waitFor();
  await page.waitForFunction(`document.documentElement.lang === "de"`);
  expect(await look()).toEqual(["de", "dark"]);
});
