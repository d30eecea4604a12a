import { expect } from "bun:test";
import type { Page } from "playwright-core";
import { faultsOf } from "./checks";
import { cards, jobsStage, type Listed, panel } from "./stages/jobs-stage";
import { eventually } from "./product";
import { button, narrow, told } from "./stages/stage";

const scene = jobsStage();

type Ranked = { match: { score: number; blockers: unknown[] } };
type Wanted = (ranked: Ranked[]) => boolean;

const isFree = ({ match }: Ranked) => match.blockers.length === 0;

/** A job of the demo whose candidates rank as the scene needs them. */
async function jobWhere(page: Page, jobs: Listed[], holds: Wanted): Promise<Listed> {
  for (const job of jobs) {
    const answer = await page.request.get(`/api/jobs/${job.id}/matches?limit=20`);
    const { matches } = await answer.json();
    if (matches?.length > 2 && holds(matches)) return job;
  }
  throw new Error("The demo has no such job.");
}

const firstFits: Wanted = (ranked) => {
  const [first] = ranked;
  const isStrong = first !== undefined && isFree(first) && first.match.score >= 80;
  return isStrong && ranked.some((one) => !isFree(one));
};
const threeAreFree: Wanted = (ranked) => ranked.slice(0, 3).every(isFree);

const rows = (page: Page) => panel(page).getByRole("listitem");
const ranking = (page: Page) => panel(page).getByRole("list", { name: "Ranked candidates" });
const inPipeline = (page: Page, count: number) => button(page, `Pipeline ${count}`).waitFor();

scene("a recruiter sees why a job scored and who fits it", async (page, jobs) => {
  const job = await jobWhere(page, jobs, firstFits);
  await page.goto("/jobs?layout=cards");
  await page.getByRole("searchbox").fill(job.number);
  await page.waitForURL(/q=J-/);
  await page.locator("[data-row-id]").nth(1).waitFor({ state: "detached" });
  const card = page.locator(`[data-row-id="${job.id}"]`);
  await card.getByRole("link", { name: /^Match score/ }).click();
  const reasons = panel(page).getByRole("table", { name: "Why this score" });
  await reasons.getByRole("button").first().hover();
  const lit = panel(page).locator("mark[data-lit]");
  await lit.first().waitFor();
  expect(await lit.count()).toBeGreaterThan(0);
  expect(await faultsOf(page, false)).toEqual([]);

  await panel(page).getByRole("tab", { name: "Match" }).click();
  await ranking(page).waitFor();
  const first = rows(page).first();
  await first.getByRole("button", { name: /^Why / }).click();
  await first.getByRole("table", { name: /^Why \d+$/ }).waitFor();
  await first
    .getByRole("button", { name: /^match: / })
    .first()
    .click();
  await first.locator("mark[data-lit]").first().waitFor();
  const blocked = panel(page).getByRole("list", { name: "Blocked" }).getByRole("listitem").first();
  await blocked
    .getByText(/^Blocked: /)
    .first()
    .waitFor();
  expect(await blocked.getByRole("checkbox").isDisabled()).toBe(true);
  expect(await faultsOf(page, false)).toEqual([]);
});

scene("three are added to the pipeline and taken back by mouse", async (page, jobs) => {
  const job = await jobWhere(page, jobs, threeAreFree);
  await page.goto("/jobs?layout=cards");
  await page
    .getByRole("link", { name: `Match ${job.title} with candidates` })
    .first()
    .click();
  await page.waitForURL(/tab=match/);
  await ranking(page).waitFor();
  for (const n of [0, 1, 2]) await rows(page).nth(n).getByRole("checkbox").click();
  await button(page, "Add 3 to pipeline").click();
  await told(page, "3 candidates added to the pipeline");
  await inPipeline(page, 3);
  const marked = ranking(page).getByText("Pending", { exact: true });
  await marked.nth(2).waitFor();
  expect(await marked.count()).toBe(3);
  await button(page, "Undo").click();
  await inPipeline(page, 0);
});

scene("the same by keyboard alone, from the list to the undo", async (page, jobs) => {
  const job = await jobWhere(page, jobs, threeAreFree);
  await page.goto(`/jobs/${job.id}`);
  await panel(page).getByRole("tab", { name: "Overview" }).focus();
  for (const tab of ["activity", "match"]) {
    await page.keyboard.press("ArrowRight");
    await page.waitForURL(new RegExp(`tab=${tab}`));
  }
  await ranking(page).waitFor();
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await rows(page)
    .first()
    .getByRole("table", { name: /^Why \d+$/ })
    .waitFor();
  await page.keyboard.press("x");
  for (const key of ["j", "j", "Shift+X", "a"]) await page.keyboard.press(key);
  await inPipeline(page, 3);
  await told(page, "3 candidates added to the pipeline");
  await page.keyboard.press("Control+z");
  await inPipeline(page, 0);
  await page.keyboard.press("Escape");
  await panel(page).waitFor({ state: "detached" });
});

scene("a person goes on in spite of a blocker, and it stays to be read", async (page, jobs) => {
  const job = await jobWhere(page, jobs, firstFits);
  await page.goto(`/jobs/${job.id}?tab=match&full=1`);
  const blocked = panel(page).getByRole("list", { name: "Blocked" }).getByRole("listitem").first();
  const name = (await blocked.getAttribute("aria-label")) ?? "";
  await blocked.getByRole("button", { name: `Why ${name}` }).click();
  await blocked.getByRole("button", { name: "Override" }).click();
  await page.keyboard.type("Gets the paper next week");
  expect(await faultsOf(page, false)).toEqual([]);
  await blocked.getByRole("button", { name: "Override" }).click();
  await told(page, `${name}: blocker overridden`);
  const row = ranking(page).getByRole("listitem", { name });
  await row.getByText("Gets the paper next week").waitFor();
  await row.getByText(/^Sanne Visser, /).waitFor();
  expect(await row.getByRole("checkbox").isEnabled()).toBe(true);
  await row.getByRole("button", { name: "Withdraw" }).click();
  await blocked.waitFor();
});

scene("candidates are sourced from the card, and the notice says so", async (page, jobs) => {
  const job = await jobWhere(page, jobs, firstFits);
  await page.goto("/jobs?layout=cards");
  await page.getByRole("searchbox").fill(job.number);
  await page.waitForURL(/q=J-/);
  await eventually(
    () => cards(page).count(),
    (count) => count === 1,
  );
  await button(page, `Source candidates for ${job.title}`).click();
  await told(page, "Candidate Sourcing Started", /of \d+ candidates match this job\.$/);
  await page.waitForURL(/tab=match/);
  await ranking(page).waitFor();
});

scene("a candidate's best jobs lead to the ranking of the job", async (page, jobs) => {
  const fitting = await jobWhere(page, jobs, firstFits);
  const ranked = await page.request.get(`/api/jobs/${fitting.id}/matches?limit=1`);
  const [{ candidate }] = (await ranked.json()).matches;
  await page.goto(`/candidates/${candidate.id}?tab=matches`);
  const best = panel(page).getByRole("list", { name: "Matching jobs" });
  await best.getByRole("button", { name: /^Why / }).first().click();
  await best.getByRole("table").first().waitFor();
  expect(await faultsOf(page, false)).toEqual([]);
  await best.getByRole("link").first().click();
  await page.waitForURL(/\/jobs\/.*tab=match/);
  await ranking(page).waitFor();
});

scene(
  "on a phone in the dark everything of a match can be used by everyone",
  async (page, jobs) => {
    const job = await jobWhere(page, jobs, firstFits);
    await page.setViewportSize(narrow);
    await page.emulateMedia({ colorScheme: "dark" });
    const sheet = page.getByRole("dialog", { name: job.title });
    await page.goto(`/jobs/${job.id}?tab=analysis`);
    await sheet.getByRole("group", { name: "The ad" }).waitFor();
    await sheet.getByRole("button", { name: "Disagree?" }).click();
    expect(await faultsOf(page, true)).toEqual([]);
    await page.goto(`/jobs/${job.id}?tab=match`);
    const list = sheet.getByRole("list", { name: "Ranked candidates" });
    await list.getByRole("button", { name: /^Why / }).first().click();
    await list.getByRole("checkbox").first().click();
    expect(await faultsOf(page, true)).toEqual([]);
    await sheet.getByRole("button", { name: "Add 1 to pipeline" }).click();
    await sheet.getByRole("button", { name: "Pipeline 1" }).click();
    await sheet.getByRole("combobox", { name: /^Status of / }).waitFor();
    expect(await faultsOf(page, true)).toEqual([]);
  },
);
