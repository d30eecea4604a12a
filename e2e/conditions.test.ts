import { expect } from "bun:test";
import { faultsOf } from "./checks";
import { core, coreFound, hireForCore } from "./counted/core-question";
import { demo } from "./stages/furnished-demo";
import { button, demoOwner, narrow, signIn, stage } from "./stages/stage";

const scene = stage(demo);
const line = "HV and VCA, 50 km around Frankfurt, free within 4 weeks";

scene("the core question is typed in one line, and its filters are kept as a view", async (it) => {
  const { page, context, product } = it;
  await signIn(context, product, demoOwner);
  await hireForCore(context, product);
  await page.goto("/candidates");
  await page
    .getByRole("searchbox", { name: "Search name, skill, certificate or location" })
    .fill(line);
  await page.getByRole("button", { name: /^Use as filters: / }).waitFor();
  expect(await faultsOf(page, false)).toEqual([]);
  await page.keyboard.press("Enter");
  await coreFound(page);
  await button(page, "Views").click();
  await button(page, "Save as view…").click();
  await page.getByRole("dialog").getByLabel("Name").fill("HV and VCA around Frankfurt");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await page.goto("/candidates");
  await page.getByText("Otto Eines").first().waitFor();
  await button(page, "Views").click();
  await page.getByText("HV and VCA around Frankfurt").first().click();
  await coreFound(page);
});

scene(
  "on a telephone the menu and a chip's editor cover the screen",
  async ({ page, context, product }) => {
    await signIn(context, product, demoOwner);
    await page.goto(`/candidates?where=${encodeURIComponent(core)}`);
    await coreFound(page);
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
