import { expect } from "bun:test";
import type { Page } from "playwright-core";
import { cards, jobsStage, type Listed, numberIn, stat } from "./stages/jobs-stage";
import { postingScript } from "./stages/posting";
import { eventually } from "./product";
import { button, told } from "./stages/stage";

const scene = jobsStage();

scene("each figure is as large as the list behind it", async (page, jobs) => {
  expect(await numberIn(page, "Total jobs")).toBe(jobs.length);
  await page.getByText(`${jobs.length} jobs`, { exact: false }).first().waitFor();
  const scores = jobs.map(({ aiMatchScore }) => Number(aiMatchScore));
  const ranges = { "Hard targets": [80, 101], "Soft targets": [60, 80], Potential: [0, 60] };
  for (const [name, [from = 0, to = 0]] of Object.entries(ranges)) {
    const expected = scores.filter((score) => score >= from && score < to).length;
    expect(await numberIn(page, name)).toBe(expected);
    await stat(page, name).click();
    await page
      .getByText(new RegExp(`^(${expected || "no"}) jobs?$`, "i"))
      .first()
      .waitFor();
  }
});

scene("filters and order live in the address, so that reload and Back keep them", async (page) => {
  await stat(page, "Hard targets").click();
  await page.getByRole("columnheader").getByRole("button", { name: "Salary" }).first().click();
  await page.waitForURL(/sort=salary/);
  const wanted = await idsOf(page, "class=hard-target&sort=salary");
  const shown = () =>
    eventually(
      () => shownIds(page),
      (ids) => ids.join() === wanted.slice(0, ids.length).join(),
    );
  expect(wanted).toEqual(expect.arrayContaining(await shown()));
  await page.reload();
  await cards(page).first().waitFor();
  expect((await shown())[0]).toBe(wanted[0]);
  expect(page.url()).toContain("class=hard-target");
  await page.goto("/");
  await page.goBack();
  await cards(page).first().waitFor();
  expect((await shown())[0]).toBe(wanted[0]);
});

const shownIds = (page: Page) =>
  cards(page).evaluateAll((rows) => rows.map((row) => row.getAttribute("data-row-id")));
const idsOf = async (page: Page, query: string): Promise<string[]> =>
  (await (await page.request.get(`/api/jobs?limit=200&${query}`)).json()).map(
    ({ id }: Listed) => id,
  );

scene("a country narrows the list and its chip widens it again", async (page, jobs) => {
  const dutch = jobs.filter(({ country }) => country === "NL").length;
  await button(page, "Filter").click();
  await page.getByRole("option", { name: "Country" }).click();
  await page.getByRole("checkbox", { name: "Netherlands" }).click();
  await page.keyboard.press("Escape");
  await eventually(
    () => numberIn(page, "Total jobs"),
    (count) => count === dutch,
  );
  expect(await numberIn(page, "Total jobs")).toBe(dutch);
  await page.getByRole("button", { name: /^Remove filter Country/ }).click();
  await eventually(
    () => numberIn(page, "Total jobs"),
    (count) => count === jobs.length,
  );
  expect(await numberIn(page, "Total jobs")).toBe(jobs.length);
});

scene("searching finds words of the ad, and nothing is said to be nothing", async (page) => {
  const search = page.getByRole("searchbox");
  await search.fill("Slough");
  await page.waitForURL(/q=Slough/);
  await page.getByText("Brightaisle Example Ltd").first().waitFor();
  await search.fill("zzzz");
  await page.getByText("No jobs match these filters").waitFor();
  await button(page, "Clear filters").first().click();
  await cards(page).first().waitFor();
});

scene("what is chosen stays chosen under another filter", async (page) => {
  await cards(page).nth(0).getByRole("checkbox").click();
  await cards(page).nth(1).getByRole("checkbox").click();
  await page.getByRole("toolbar").getByText("2 selected").waitFor();
  await page.getByRole("searchbox").fill("zzzz");
  await page.getByText("No jobs match these filters").waitFor();
  await page.getByRole("toolbar").getByText("2 selected").waitFor();
});

scene("archived jobs come back by Undo and by Ctrl+Z", async (page, jobs) => {
  const count = () => numberIn(page, "Total jobs");
  const archiveFirst = async () => {
    await cards(page).first().getByRole("checkbox").click();
    await button(page, "Archive").click();
    await told(page, "1 job archived");
    expect(await eventually(count, (now) => now === jobs.length - 1)).toBe(jobs.length - 1);
  };
  await archiveFirst();
  await button(page, "Undo").click();
  expect(await eventually(count, (now) => now === jobs.length)).toBe(jobs.length);
  await archiveFirst();
  await page.keyboard.press("Control+z");
  expect(await eventually(count, (now) => now === jobs.length)).toBe(jobs.length);
});

scene("as a table the same jobs stand in rows", async (page, jobs) => {
  await button(page, "Cards").click();
  await page.waitForURL(/layout=cards/);
  await button(page, "Table").click();
  await page.waitForURL(/layout=table/);
  await page.getByRole("columnheader", { name: "Match" }).waitFor();
  expect(await page.getByRole("table").getAttribute("aria-rowcount")).toBe(
    `${(await numberIn(page, "Total jobs")) + 1}`,
  );
  expect(jobs.length).toBeGreaterThan(0);
  await button(page, "Compact rows").click();
  await button(page, "Comfortable rows").waitFor();
});

scene("a long list goes on by scrolling", async (page) => {
  const answer = await page.request.post("/api/jobs/from-file", {
    multipart: { file: { name: "ads.html", mimeType: "text/html", buffer: Buffer.from(ads(30)) } },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(answer.status()).toBe(200);
  await page.goto("/jobs");
  await cards(page).first().waitFor();
  const total = await numberIn(page, "Total jobs");
  expect(total).toBeGreaterThan(50);
  await page.getByRole("button", { name: `Load more (${total - 50} left)` }).waitFor();
  const more = page.getByRole("button", { name: /^Load more/ });
  const scrolledOn = async () => {
    // Rows that are drawn as they come into sight push the end away, so it is gone to again.
    await page.evaluate("scrollTo(0, document.body.scrollHeight)");
    return more.count();
  };
  expect(await eventually(scrolledOn, (left) => left === 0)).toBe(0);
});

/** A saved page with many ads, no two alike. */
const ads = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    postingScript({
      title: `Technician of hall ${n} ${"abcdefghij"[n % 10]?.repeat(6)}`,
      company: `Company ${n} Example`,
      identifier: `ad-${n}`,
    }),
  ).join("\n");
