import { expect } from "bun:test";
import type { Page } from "playwright-core";
import { patience } from "@/src/patience.testing";
import { start } from "./product";
import { button, demoOwner, firstRunDone, signIn, signInByForm, stage, told } from "./stages/stage";

const scene = stage(() => start(["demo"]));
const splash = (page: Page) => page.getByRole("progressbar", { name: "Starting Coldaisle" });
/** Notes each status of the intro as it comes; a look now and then could miss one. */
const listening = `window.said = [];
new MutationObserver(() => {
  const text = document.querySelector("section.fixed [role=status]")?.textContent;
  if (text && !said.includes(text)) said.push(text);
}).observe(document, { subtree: true, childList: true, characterData: true });`;
const heading = (page: Page) => page.getByRole("heading", { name: "Recruitment Dashboard" });

scene(
  "the intro tells what it does, lasts until 100 and comes once per browser session",
  async ({ page }) => {
    await page.addInitScript(listening);
    await page.goto("/auth");
    await signInByForm(page, demoOwner);
    await splash(page).waitFor();
    await splash(page).waitFor({ state: "detached" });
    expect(await page.evaluate("said")).toEqual([
      "Connecting to networks…",
      "Loading infrastructure data…",
      "Syncing talent pools…",
      "Initializing the AI engine…",
    ]);
    await heading(page).waitFor();
    await page.reload();
    await heading(page).waitFor();
    expect(await splash(page).count()).toBe(0);
  },
  { reducedMotion: "no-preference" },
);

scene(
  "any key skips the intro",
  async ({ page, context, product }) => {
    await signIn(context, product, demoOwner);
    await page.goto("/");
    await splash(page).waitFor();
    await page.keyboard.press("g");
    await splash(page).waitFor({ state: "detached" });
    await heading(page).waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
  },
  { reducedMotion: "no-preference" },
);

scene("whoever asked for less motion never sees the intro", async ({ page, context, product }) => {
  await signIn(context, product, demoOwner);
  await page.goto("/");
  await heading(page).waitFor();
  expect(await splash(page).count()).toBe(0);
  expect(await page.evaluate("sessionStorage.length")).toBe(1);
});

scene("the first screen shows what the demo has found", async ({ page, context, product }) => {
  await signIn(context, product, demoOwner);
  await firstRunDone(context);
  await page.goto("/");
  const matches = page.getByText(/^\d+% match$/);
  await matches.first().waitFor();
  const scores = (await matches.allInnerTexts()).map((text) => Number.parseInt(text, 10));
  expect(scores.length).toBe(3);
  expect(Math.min(...scores)).toBeGreaterThanOrEqual(80);
  const counted = await page.getByLabel("Key figures").innerText();
  const listed = await context.request.get("/api/jobs/counts");
  expect(counted).toContain(String((await listed.json()).total));
});

scene("Start Scraping is told, climbs over the socket and ends", async (scene) => {
  const { page, context, product } = scene;
  await signIn(context, product, demoOwner);
  await firstRunDone(context);
  const frames: number[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const { type, data } = JSON.parse(String(payload));
      if (type === "scraping_update") frames.push(data.progress);
    }),
  );
  await page.goto("/");
  await page.getByText("Up to date", { exact: true }).waitFor();
  await button(page, "Start Scraping").click();
  await told(page, "AI Scraping Started", /initiated across European markets$/);
  const busy = button(page, "Scraping...");
  await busy.waitFor();
  expect(await busy.isDisabled()).toBe(true);
  await page.getByText("AI Scraping Active").waitFor();
  await told(page, "Scraping Update", /^Progress: \d+% - Found \d+ jobs$/);

  await button(page, "Start Scraping").waitFor({ timeout: patience(30_000) });
  expect(frames.length).toBeGreaterThan(2);
  expect(frames).toEqual(frames.toSorted((one, other) => one - other));
  expect(frames.at(-1)).toBe(100);
  await page
    .getByText(/^\d+% match$/)
    .first()
    .waitFor();
});
