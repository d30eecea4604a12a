import { expect } from "bun:test";
import { faultsOf } from "./checks";
import { askCore, hireForCore } from "./counted/core-question";
import { counted } from "./counted/task";
import { furnished, type Places } from "./stages/furnished";
import { demo } from "./stages/furnished-demo";
import { button, type Scene, stage } from "./stages/stage";

const scene = stage(demo);
let known: Places | undefined;

const task = counted(scene);

const to =
  (path: string) =>
  ({ page }: Scene) =>
    page.goto(path);
const toRecord =
  (path: (ids: Places) => string) =>
  async ({ page, context, product }: Scene) =>
    page.goto(path((known ??= await furnished(context, product.address))));

task(
  "starting a scrape",
  { keys: 0, clicks: 1 },
  {
    begin: to("/"),
    act: async (it, page) => {
      await it.click(button(page, "Start Scraping"));
      await page.getByText("AI Scraping Started").first().waitFor();
    },
  },
);

task(
  "asking for HV and VCA around Frankfurt, free in four weeks,",
  { keys: 0, clicks: 4, words: 3 },
  {
    begin: async ({ page, context, product }) => {
      await hireForCore(context, product);
      await page.goto("/candidates");
      await page.getByText("Otto Eines").first().waitFor();
    },
    act: async (it, page) => {
      await askCore(it, page);
      expect(await faultsOf(page, false)).toEqual([]);
    },
  },
);

task(
  "opening a job and seeing why it scores",
  { keys: 4, clicks: 1 },
  {
    begin: to("/"),
    act: async (it, page) => {
      await it.press("g", "j");
      await page.locator("main [data-row-id]").first().waitFor();
      await it.press("j", "Enter");
      await it.click(page.getByRole("tab", { name: "Analysis" }));
      await page.locator("main aside").getByText("Why this score").waitFor();
    },
  },
);

task(
  "moving a card on a board",
  { keys: 6, clicks: 0 },
  {
    begin: toRecord(({ project }) => `/projects/${project}?tab=pipeline&full=1`),
    act: async (it, page) => {
      await page.locator("main [data-card]").first().waitFor();
      await it.press("j", "Shift+ArrowRight");
      await page
        .getByText(/ moved to /)
        .first()
        .waitFor({ state: "attached" });
    },
  },
);

task(
  "seeing who becomes free next month",
  { keys: 2, clicks: 1 },
  {
    begin: to("/"),
    act: async (it, page) => {
      await it.press("g", "e");
      await it.click(button(page, "Bench"));
      await page.getByText("Rolling off").first().waitFor();
    },
  },
);

task(
  "exporting a list",
  { keys: 0, clicks: 2 },
  {
    begin: to("/candidates"),
    act: async (it, page) => {
      const file = page.waitForEvent("download");
      await it.click(button(page, "Export"));
      await it.click(page.getByRole("link", { name: "CSV", exact: true }));
      expect((await file).suggestedFilename()).toEndWith(".csv");
    },
  },
);

task(
  "logging a call",
  { keys: 1, clicks: 2, words: 1 },
  {
    begin: toRecord(({ candidate }) => `/candidates/${candidate}`),
    act: async (it, page) => {
      await it.press("m");
      const dialog = page.getByRole("dialog");
      await it.click(dialog.getByText("Call", { exact: true }));
      await it.type(dialog.getByLabel("What was said"), "Four weeks of notice");
      await it.click(dialog.getByRole("button", { name: "Log it" }));
      await dialog.waitFor({ state: "detached" });
    },
  },
);

task(
  "scheduling an interview at the next hour of work",
  { keys: 1, clicks: 1 },
  {
    begin: toRecord(({ candidate }) => `/candidates/${candidate}`),
    act: async (it, page) => {
      await it.press("i");
      const dialog = page.getByRole("dialog");
      await it.click(dialog.getByRole("button", { name: /^Schedule/ }));
      await page.getByText("Interview Scheduled").first().waitFor();
    },
  },
);

task(
  "writing with a template",
  { keys: 1, clicks: 3 },
  {
    begin: toRecord(({ candidate }) => `/candidates/${candidate}`),
    act: async (it, page) => {
      await it.press("m");
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Template").selectOption({ index: 1 });
      // Choosing from a list opens it and takes one of its lines.
      it.done.clicks += 2;
      await it.click(dialog.getByRole("button", { name: /^Send to / }));
      await page.getByText("Message Sent").first().waitFor();
    },
  },
);

task(
  "shortlisting three and sending their client the link",
  { keys: 5, clicks: 4 },
  {
    begin: to("/candidates"),
    act: async (it, page) => {
      await page.locator("main [data-row-id]").nth(2).waitFor();
      await it.press("j", "x", "j", "j", "Shift+x");
      await it.click(page.getByRole("toolbar").getByRole("button", { name: "Add to project" }));
      const projects = page.getByRole("dialog", { name: "Add to a project" });
      await it.click(projects.getByRole("button", { name: /^P-015/ }));
      // What is counted for a shortlist alone.
      expect([it.done.keys <= 6, it.done.clicks <= 2]).toEqual([true, true]);
      await it.click(button(page, "Share with client"));
      const sharing = page.getByRole("dialog", { name: /^Share candidates with / });
      await sharing.getByLabel("Send to").waitFor();
      expect(await faultsOf(page, false)).toEqual([]);
      expect(await sharing.getByRole("checkbox", { checked: true }).count()).toBe(3);
      await it.click(sharing.getByRole("button", { name: "Send" }));
      await page
        .getByText(/^Shortlist sent to /)
        .first()
        .waitFor();
    },
  },
);
