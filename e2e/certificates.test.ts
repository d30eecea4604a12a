import { expect } from "bun:test";
import type { BrowserContext, Page } from "playwright-core";
import { faultsOf } from "./checks";
import { demo } from "./stages/furnished-demo";
import { eventually } from "./product";
import { button, demoOwner, narrow, signIn, stage, told } from "./stages/stage";

const scene = stage(demo);

type Ending = { candidate: { id: string }; name: string };

async function ending(context: BrowserContext): Promise<Ending> {
  const look = async () => (await context.request.get("/api/certificates")).json();
  const [first] = await eventually<Ending[]>(look, (found) => found.length > 0);
  if (!first) throw new Error("Nothing ends in the demo.");
  return first;
}

const parts = [
  ["papers", "Certificates"],
  ["start", "Ready to start?"],
  ["consent", "Retention period"],
] as const;

async function faultsEverywhere(page: Page, context: BrowserContext, isNarrow: boolean) {
  const { candidate } = await ending(context);
  const faults: Record<string, unknown> = {};
  await page.goto("/certificates");
  await page
    .getByText(/days (?:left|ago)/)
    .first()
    .waitFor();
  faults["/certificates"] = await faultsOf(page, isNarrow);
  for (const [tab, heading] of parts) {
    await page.goto(`/candidates/${candidate.id}?tab=${tab}&layout=table`);
    await page.getByRole("heading", { level: 4, name: heading }).waitFor();
    faults[tab] = await faultsOf(page, isNarrow);
  }
  return faults;
}

const none = { "/certificates": [], papers: [], start: [], consent: [] };

scene("papers, start and consent have no fault", async ({ page, context, product }) => {
  await signIn(context, product, demoOwner);
  expect(await faultsEverywhere(page, context, false)).toEqual(none);
});

scene(
  "papers, start and consent are read on a telephone",
  async ({ page, context, product }) => {
    await signIn(context, product, demoOwner);
    expect(await faultsEverywhere(page, context, true)).toEqual(none);
  },
  { viewport: narrow },
);

scene("what ends is renewed where it is seen", async ({ page, context, product }) => {
  await signIn(context, product, demoOwner);
  const { name } = await ending(context);
  await page.goto("/certificates");
  await button(page, new RegExp(`^Renew ${name.replaceAll(/[()/+]/g, ".")}`))
    .first()
    .click();
  const form = page.getByRole("dialog");
  await form.getByLabel("Valid until").fill("2099-12-31");
  expect(await faultsOf(page, false)).toEqual([]);
  await form.getByRole("button", { name: "Save" }).click();
  await told(page, `${name} renewed`);
});
