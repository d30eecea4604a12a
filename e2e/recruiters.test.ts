import { expect } from "bun:test";
import type { BrowserContext, Page } from "playwright-core";
import { faultsOf } from "./checks";
import { demo } from "./stages/furnished-demo";
import { eventually, type Product } from "./product";
import { button, demoOwner, firstRunDone, narrow, signIn, stage, told, wide } from "./stages/stage";

const scene = stage(demo);

type Visit = { page: Page; context: BrowserContext; product: Product };

/** The screen of a demo whose first run is over and whose recruiters are there. */
async function open({ page, context, product }: Visit): Promise<void> {
  await signIn(context, product, demoOwner);
  await firstRunDone(context);
  const count = async () => (await (await context.request.get("/api/recruiters")).json()).length;
  await eventually(count, (n) => n >= 4, 20_000);
  await page.goto("/recruiter-match");
  await page.getByText("Select a job to see matched recruiters").waitFor();
}

const jobs = (page: Page) => page.getByRole("list", { name: "Analyzed jobs" }).getByRole("link");
const cards = (page: Page) => page.getByRole("article");

scene(
  "a job is chosen and given to the best recruiter by keyboard alone, and taken back",
  async (visit) => {
    await open(visit);
    const { page } = visit;
    await jobs(page).first().waitFor();
    expect(await jobs(page).count()).toBe(5);
    await jobs(page).first().focus();
    await page.keyboard.press("Enter");
    await cards(page).first().getByText("Best Match").waitFor();
    const scores = await cards(page).evaluateAll((all) =>
      all.map((it) => Number(it.querySelector("tfoot td:last-child")?.textContent)),
    );
    expect(scores.length).toBe(4);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    const assign = cards(page)
      .first()
      .getByRole("button", { name: /^Assign to \p{L}+$/u });
    await assign.focus();
    await page.keyboard.press("Enter");
    await told(
      page,
      "Recruiter Assigned",
      "The best-matched recruiter has been assigned to this job.",
    );
    await page.getByText(/^Owner: /).waitFor();
    await page.reload();
    await page.getByText(/^Owner: /).waitFor();
    await button(page, "Unassign").click();
    await page.getByText("Unassigned").waitFor();
  },
);

scene("what one enters as expertise is matched at once", async (visit) => {
  await open(visit);
  const { page } = visit;
  await button(page, "Your expertise").click();
  await page.getByLabel("Job title").fill("Head of delivery");
  for (const name of ["UPS systems", "Cooling systems", "Germany"])
    await page.getByLabel(name, { exact: true }).check();
  await page.getByLabel("Specialties").fill("Ramp-ups");
  await page.keyboard.press("Enter");
  await button(page, "Save").click();
  await told(page, "Expertise saved");
  await jobs(page).first().click();
  await cards(page).filter({ hasText: "Head of delivery" }).getByText("Ramp-ups").waitFor();
});

for (const colorScheme of ["light", "dark"] as const) {
  for (const viewport of [wide, narrow]) {
    const look = `${colorScheme}, ${viewport.width} px`;
    scene(
      `matching recruiters has no fault that can be found by looking, ${look}`,
      async (visit) => {
        await open(visit);
        const { page } = visit;
        expect(await faultsOf(page, viewport === narrow)).toEqual([]);
        await jobs(page).first().click();
        await cards(page).first().waitFor();
        expect(await faultsOf(page, viewport === narrow)).toEqual([]);
        await button(page, "Your expertise").click();
        await page.getByLabel("Job title").waitFor();
        expect(await faultsOf(page, viewport === narrow)).toEqual([]);
      },
      { colorScheme, viewport },
    );
  }
}
