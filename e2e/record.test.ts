import { expect } from "bun:test";
import { cards, jobsStage, numberIn, panel } from "./stages/jobs-stage";
import { eventually } from "./product";
import { button, told } from "./stages/stage";

const scene = jobsStage();

scene("a job opens by its address, beside the list and with its neighbours", async (page, jobs) => {
  const [first, second] = jobs;
  if (!first || !second) throw new Error("The demo found nothing.");
  await page.goto(`/jobs/${first.id}`);
  const heading = (title: string) => panel(page).getByRole("heading", { name: title, exact: true });
  await heading(first.title).waitFor();
  expect(await panel(page).getByText(first.number).isVisible()).toBe(true);
  await button(page, "Next").click();
  await page.waitForURL(`**/jobs/${second.id}`);
  await heading(second.title).waitFor();
  await page.keyboard.press("[");
  await page.waitForURL(`**/jobs/${first.id}`);
  await button(page, "Full page").click();
  await page.waitForURL(/full=1/);
  // Read again it travels without the list, which comes when it is closed.
  await page.reload();
  await page.getByRole("heading", { name: first.title, level: 1 }).waitFor();
  expect(await cards(page).count()).toBe(0);
  await button(page, "Close").click();
  await panel(page).waitFor({ state: "detached" });
  await cards(page).first().waitFor();
  expect(new URL(page.url()).pathname).toBe("/jobs");
});

scene("the words that a score rests on are marked in the ad and named", async (page, jobs) => {
  await page.goto(`/jobs/${jobs[0]?.id}?tab=analysis`);
  const marks = panel(page).locator("mark");
  await marks.first().waitFor();
  expect(await marks.count()).toBeGreaterThan(3);
  for (const mark of await marks.all()) {
    expect(await mark.getAttribute("title")).toMatch(
      /^(Skill|Critical system|Certificate|Role|Context|Language|Shifts|On call|Experience|In datacenters|Contract|Start): /,
    );
  }
  const score = panel(page).getByRole("table");
  const points = (await score.locator("tbody td:first-child").allInnerTexts()).map(Number);
  const total = Number(await score.locator("tfoot td").first().innerText());
  const sum = points.reduce((one, other) => one + other, 0);
  expect(Math.abs(Math.min(100, sum) - total)).toBeLessThan(1);
});

scene("hovering or focusing a score adds it up", async (page) => {
  await cards(page)
    .first()
    .getByRole("link", { name: /^Match score/ })
    .hover();
  await page.getByRole("tooltip").getByText("Total").waitFor();
});

scene("merged ads say why, and can be taken apart", async (page) => {
  await page.goto("/jobs?layout=cards");
  const merged = cards(page).filter({ hasText: "StepStone" }).filter({ hasText: "Indeed" }).first();
  await merged.getByRole("heading").getByRole("link").click();
  await panel(page).getByText("Why it's relevant:").first().waitFor();
  const before = await numberIn(page, "Total jobs");
  await panel(page)
    .getByRole("button", { name: /^Split/ })
    .last()
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Split" }).click();
  await told(page, "Posting split off");
  expect(
    await eventually(
      () => numberIn(page, "Total jobs"),
      (now) => now > before,
    ),
  ).toBe(before + 1);
});
