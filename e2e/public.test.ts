import { expect } from "bun:test";
import type { Page } from "playwright-core";
import { enter, nameOfFocus, reachesAll, tabTo, write } from "./by-keys";
import { isInSight, overflowIn } from "./checks";
import { at, examiner, type State, text, then } from "./examination";
import { eventually, startBeside } from "./product";
import { button, narrow, type Scene, stage } from "./stages/stage";
import { phone, vitalsOf } from "./vitals";

const scene = stage(() => startBeside("stages/agency.ts"));
const examine = examiner(scene);
const kib = 1024;

/** Where a job and a shortlist stand, besides what has the same address everywhere. */
async function placed({ product, page }: Scene): Promise<Record<string, string>> {
  const feed = await (await page.request.get(`${product.address}/careers/feed.json`)).json();
  const job = new URL(feed.items[0].url).pathname;
  return { job, shortlist: /\/s\/\w+/.exec(product.printed())?.[0] ?? "" };
}

const states: Record<string, State> = {
  "a message that is not in order": then(at("/"), async (page) => {
    await page.evaluate("document.querySelector('form').noValidate = true");
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByRole("alert").waitFor();
  }),
  "the jobs": at("/careers", "30 jobs"),
  "a search that finds nothing": at("/careers?q=zzzz", "No jobs match your search."),
  "a job": at(":job", "Apply now"),
  "a job that is none": at("/careers/none", "This job doesn't exist"),
  "what a client was sent": at(":shortlist", "A shortlist for you"),
  "a shortlist that has ended": at("/s/none", "This link has expired"),
  "a letter's link that is not whole": at("/u/none", "This link is incomplete"),
  "something that failed": at("/careers/none/apply", "Page not found"),
};

examine("whatever visitors and clients see", states, placed, /404|422/);

scene(
  "every page fits a telephone in Dutch and German",
  async (now) => {
    const { job = "", shortlist = "" } = await placed(now);
    const paths = ["/", "/careers", "/careers?q=zzzz", job, "/careers/none", shortlist, "/u/none"];
    const spilled: Record<string, string[]> = {};
    for (const address of paths.flatMap((path) => inOtherLanguages(path))) {
      await now.page.goto(address);
      const faults = await overflowIn(now.page);
      if (faults.length > 0) spilled[address] = faults;
    }
    expect(spilled).toEqual({});
  },
  { viewport: narrow, expects: /404/ },
);

const inOtherLanguages = (path: string) =>
  ["nl", "de"].map((lang) => `${path}${path.includes("?") ? "&" : "?"}lang=${lang}`);

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name }).waitFor();

scene("a visitor finds a job and its form by keyboard alone", async ({ page }) => {
  await page.goto("/careers");
  await heading(page, "Jobs in datacenters");
  await page.keyboard.press("Tab");
  expect(await nameOfFocus(page)).toBe("Skip to content");
  await page.keyboard.press("Enter");
  await write(page, "Search", "datacenter");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/careers?q=datacenter**");
  const first = await page.getByRole("listitem").getByRole("link").first().innerText();
  await enter(page, first);
  await heading(page, first);
  await enter(page, "Apply now");
  await heading(page, `Apply: ${first}`);
});

scene("a client answers by keyboard alone, and is told that it arrived", async (now) => {
  const { page } = now;
  const { shortlist = "" } = await placed(now);
  await page.goto(`${shortlist}?lang=nl`);
  await heading(page, /^Kandidaten voor/);
  await tabTo(page, /^Wij maken/);
  await page.keyboard.press("Space");
  await write(page, "Opmerking", "Te ver weg voor nachtdienst");
  await enter(page, "Versturen");
  await text(page, /^Je antwoord:/);
  expect(await page.evaluate("document.documentElement.lang")).toBe("nl");
});

scene(
  "a client's answer about one person leaves what was typed about another, and is seen to arrive",
  async (now) => {
    const { page } = now;
    const { shortlist = "" } = await placed(now);
    await page.goto(shortlist);
    const [first, second] = await page.getByRole("form").all();
    if (!first || !second) throw new Error("Two people were sent.");
    await second.getByLabel("Not for us").check();
    await second.getByLabel("Comment").fill("Too far from Almere");
    await first.getByLabel("We'd like to meet").check();
    await button(page, "Send").first().click();
    const told = first.getByText(/^You answered: we'd like to meet/);
    expect(await isInSight(told)).toBe(true);
    // The script that brings it back runs after the page has been drawn.
    expect(await eventually(() => second.getByLabel("Not for us").isChecked())).toBe(true);
    expect(await second.getByLabel("Comment").inputValue()).toBe("Too far from Almere");
    await second.getByText("You typed this earlier. It hasn't been sent yet.").waitFor();
    await button(page, "Send").last().click();
    await second.getByText(/^You answered: not for us/).waitFor();
    expect(await page.evaluate("sessionStorage.length")).toBe(0);
  },
  { viewport: { width: 360, height: 640 } },
);

scene("Tab comes to everything that visitors see, and shows where it is", async (now) => {
  const { job = "" } = await placed(now);
  for (const path of ["/", "/careers?q=commissioning", job]) {
    await now.page.goto(path);
    await reachesAll(now.page);
  }
});

scene(
  "what a visitor's telephone fetches stays small, and nothing moves while it comes",
  async (now) => {
    const { job = "" } = await placed(now);
    for (const path of ["/", "/careers", job]) {
      const { cls, scriptBytes, allBytes } = await vitalsOf(now.page, path);
      expect([path, scriptBytes]).toEqual([path, 0]);
      expect(cls).toBeLessThan(0.02);
      expect(allBytes).toBeLessThan(100 * kib);
    }
  },
  phone,
);
