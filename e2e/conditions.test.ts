import { expect } from "bun:test";
import type { BrowserContext, Page } from "playwright-core";
import { faultsOf } from "./checks";
import type { Product } from "./product";
import { demo } from "./stages/furnished-demo";
import { button, demoOwner, narrow, signIn, stage } from "./stages/stage";

const scene = stage(demo);
const line = "HV and VCA, 50 km around Frankfurt, free within 4 weeks";

const core = "(holds:hv or skill:mv-hv-switchgear);holds:vca;near:Frankfurt am Main~50;free:..4w";

/** Somebody whom the question has to find, and somebody who lacks a paper. */
async function hire(context: BrowserContext, product: Product) {
  const lives = { location: "Hanau", country: "DE", noticeDays: 14, origin: "referred" };
  const papers = (...names: string[]) =>
    names.map((certificate) => ({ certificate, expiresOn: "2099-01-01" }));
  const people = [
    { firstName: "Greta", lastName: "Beide", certificates: papers("hv-ap", "vca-basis") },
    { firstName: "Otto", lastName: "Eines", certificates: papers("vca-basis") },
  ];
  for (const person of people) {
    const options = { data: { ...lives, ...person }, headers: { origin: product.address } };
    expect((await context.request.post("/api/candidates", options)).status()).toBe(201);
  }
}

async function found(page: Page) {
  await page.getByText("Greta Beide").first().waitFor();
  await page.getByText("Otto Eines").first().waitFor({ state: "detached" });
  expect(new URL(page.url()).searchParams.get("where")).toBe(core);
}

scene("the core question is asked in at most eight steps, by chips", async (it) => {
  const { page, context, product } = it;
  await signIn(context, product, demoOwner);
  await hire(context, product);
  await page.goto("/candidates");
  await page.getByText("Otto Eines").first().waitFor();
  let steps = 0;
  const step = async (act: Promise<unknown>) => {
    await act;
    steps += 1;
  };
  const menu = page.getByRole("combobox", { name: "Add a filter" });
  const take = (name: RegExp | string) => step(page.getByRole("option", { name }).first().click());
  await step(button(page, "Filter").click());
  await step(menu.fill("hv vca"));
  await take("Use as filters: Holds HV or Skill: MV / HV switchgear & substations · Holds VCA");
  await step(menu.fill("frankf"));
  await take("Near Frankfurt am Main, 50 km");
  await step(menu.fill("4 weeks"));
  await take("Free within 4 weeks");
  await found(page);
  expect(await faultsOf(page, false)).toEqual([]);
  console.info(`The core question took ${steps} steps, each click and each word typed.`);
  expect(steps).toBeLessThanOrEqual(8);
});

scene("the core question is typed in one line, and its filters are kept as a view", async (it) => {
  const { page, context, product } = it;
  await signIn(context, product, demoOwner);
  await page.goto("/candidates");
  await page
    .getByRole("searchbox", { name: "Search name, skill, certificate or location" })
    .fill(line);
  await page.getByRole("button", { name: /^Use as filters: / }).waitFor();
  expect(await faultsOf(page, false)).toEqual([]);
  await page.keyboard.press("Enter");
  await found(page);
  await button(page, "Views").click();
  await button(page, "Save as view…").click();
  await page.getByRole("dialog").getByLabel("Name").fill("HV and VCA around Frankfurt");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await page.goto("/candidates");
  await page.getByText("Otto Eines").first().waitFor();
  await button(page, "Views").click();
  await page.getByText("HV and VCA around Frankfurt").first().click();
  await found(page);
});

scene(
  "on a telephone the menu and a chip's editor cover the screen",
  async ({ page, context, product }) => {
    await signIn(context, product, demoOwner);
    await page.goto(`/candidates?where=${encodeURIComponent(core)}`);
    await found(page);
    await button(page, "Filter").click();
    await page.getByRole("dialog", { name: "Add a filter" }).waitFor();
    expect(await faultsOf(page, true)).toEqual([]);
    await button(page, "Close").click();
    await page.getByRole("button", { name: /^Edit filter Near Frankfurt/ }).click();
    await page.getByLabel("Within", { exact: true }).selectOption("100");
    await button(page, "Close").click();
    await page.getByText("Near Frankfurt am Main, 100 km").waitFor();
    expect(await faultsOf(page, true)).toEqual([]);
  },
  { viewport: narrow },
);
