import { afterAll, expect } from "bun:test";
import type { Page } from "playwright-core";
import { serveModel } from "@/modules/market/ai-enrichment/providers/standin.testing";
import { faultsOf } from "./checks";
import { demo } from "./stages/furnished-demo";
import { eventually } from "./product";
import { button, demoOwner, firstRunDone, narrow, signIn, stage, told, wide } from "./stages/stage";

const fact = (id: string, quote: string) => ({ kind: "skill", id, quote, isRequired: true });

// Finds what the test's ad hides, and in every other ad an id for the words of its title.
const model = serveModel({
  says: ({ title, text }) => ({
    facts: text.includes("machines that make cold water")
      ? [fact("chillers", "machines that make cold water")]
      : [fact("iceotope-submer", title)],
    terms: [{ kind: "skill", label: "Adiabatic walls", quote: title }],
  }),
});
afterAll(() => model.stop());

const inTurn = stage(demo);
const use = (page: Page) => page.getByRole("switch", { name: "Enable this provider" });

// The scenes of this file follow each other: each begins with what the one before has set up.
const scene = (name: string, act: (page: Page) => Promise<void>, look = {}) =>
  inTurn(
    name,
    async ({ page, context, product }) => {
      await signIn(context, product, demoOwner);
      await firstRunDone(context);
      await page.goto("/admin?tab=apiKeys");
      await page.getByRole("tab", { name: "API Keys" }).waitFor();
      await page.getByLabel("URL").waitFor();
      await act(page);
    },
    look,
  );

scene("at first everything works without a provider, and the badge says so", async (page) => {
  await page.getByText("Everything works without a provider").waitFor();
  expect(await use(page).isDisabled()).toBe(true);
  await page.getByText("AI", { exact: true }).first().focus();
  await page.getByRole("tooltip", { name: /^Rule-based/ }).waitFor();
});

scene("a provider is set up and tested by keyboard alone", async (page) => {
  await page.getByLabel("URL").focus();
  for (const value of [`${model.address}/v1`, model.model, model.key]) {
    await page.keyboard.press("Control+a");
    await page.keyboard.type(value);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await told(page, "Settings Updated", "Your changes have been saved successfully");
  await page.getByText("A key is stored").waitFor();
  expect(await page.content()).not.toContain(model.key);
  await button(page, "Test").focus();
  await page.keyboard.press("Enter");
  await page.getByText(/^careful-1 answered in .* found 1 of 3 facts/).waitFor();
});

scene("what the model adds stands in the job's record, and its bill on this page", async (page) => {
  await use(page).click();
  await page.getByText("Waiting").waitFor();
  const read = async () => (await (await page.request.get("/api/ai")).json()).read;
  expect(await eventually(read, (count) => count > 0, 40_000)).toBeGreaterThan(0);
  const [job] = await (await page.request.get("/api/jobs?limit=1")).json();
  const { analysis } = await (await page.request.get(`/api/jobs/${job.id}`)).json();
  const added = analysis.facts.filter(({ by }: { by?: string }) => by);
  expect(added).toMatchObject([{ id: "iceotope-submer", by: "openai careful-1" }]);
  expect(added[0].spans[0].quote).toBe(job.title);
  await button(page, "Pause").click();
  await page.getByText("Paused", { exact: true }).waitFor();
});

scene("a proposed term is accepted, taken back and dismissed", async (page) => {
  await button(page, "Accept “Adiabatic walls”").click();
  await told(page, "“Adiabatic walls” accepted");
  await page.keyboard.press("Control+z");
  await button(page, "Dismiss “Adiabatic walls”").click();
  await page.getByText("Nothing to review.").waitFor();
});

for (const [name, look] of Object.entries({
  "in light mode": { viewport: wide },
  "in dark mode": { viewport: wide, colorScheme: "dark" },
  "on a phone": { viewport: narrow },
})) {
  scene(
    `nothing is out of reach ${name}`,
    async (page) => {
      await button(page, "Remove key").waitFor();
      expect(await faultsOf(page, look.viewport === narrow)).toEqual([]);
    },
    look,
  );
}

scene("the key is removed after a question", async (page) => {
  await button(page, "Remove key").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove key" }).click();
  await page.getByText("No key stored").waitFor();
  await button(page, "Test").click();
  await page.getByText("The provider rejected the key. Enter another one.").waitFor();
});
