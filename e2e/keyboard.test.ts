import { expect } from "bun:test";
import type { Page } from "playwright-core";
import { nameOfFocus, reachesAll, tabTo } from "./by-keys";
import { shortened } from "./checks";
import { settled } from "./examination";
import { demo } from "./stages/furnished-demo";
import { eventually } from "./product";
import { demoOwner, firstRunDone, signIn, stage } from "./stages/stage";

const quiet = stage(demo);
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const scene = (name: string, path: string, act: (page: Page) => Promise<void>) =>
  quiet(name, async ({ page, context, product }) => {
    await signIn(context, product, demoOwner);
    await firstRunDone(context);
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await settled(page);
    await act(page);
  });

quiet("from signing in to a job's evidence and back without a pointer", async (scene) => {
  const { page, context } = scene;
  await page.goto("/auth");
  await page.getByLabel("Email").waitFor();
  await page.waitForFunction(`document.activeElement?.tagName === "INPUT"`);
  await page.keyboard.type(demoOwner.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(demoOwner.password);
  await page.keyboard.press("Enter");
  await heading(page, "Recruitment Dashboard").waitFor();
  await firstRunDone(context);
  await page.keyboard.press("g");
  await page.keyboard.press("j");
  await heading(page, "AI Job Intelligence").waitFor();
  await page.locator("main [data-row-id]").nth(1).waitFor();

  await page.keyboard.press("j");
  await page.keyboard.press("j");
  const row = await page.evaluate<string>("document.activeElement.dataset.rowId");
  expect(row).toBe((await page.locator("main [data-row-id]").nth(1).getAttribute("data-row-id"))!);
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/jobs/${row}**`);
  await page.locator("main aside:focus").waitFor();
  await tabTo(page, "Overview");
  for (const name of ["Activity", "Match", "Analysis"]) {
    await page.keyboard.press("ArrowRight");
    await page.getByRole("tab", { name, selected: true }).waitFor();
  }
  await page.locator("main aside mark").first().waitFor();
  await page.locator("main aside").getByText("Why this score").waitFor();
  await page.keyboard.press("Escape");
  await page.waitForURL((url) => url.pathname === "/jobs");
  await page.waitForFunction(`document.activeElement.dataset.rowId === "${row}"`);
  await page.keyboard.press("x");
  await page.getByRole("toolbar").getByText("1 selected").waitFor();
});

scene("`?` shows the keys, and Esc gives the focus back", "/jobs", async (page) => {
  await tabTo(page, "Export");
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(
    await eventually(
      () => nameOfFocus(page),
      (name) => name === "Export",
    ),
  ).toBe("Export");
});

scene("`/` goes to the search and Esc leaves it", "/jobs", async (page) => {
  await page.keyboard.press("/");
  expect(await nameOfFocus(page)).toBe("Search title, company or text");
  await page.keyboard.type("UPS");
  await page.waitForURL(/q=UPS/);
  await page.keyboard.press("Escape");
  expect(await page.evaluate<string>("document.activeElement.tagName")).toBe("BODY");
});

scene(
  "a row is noted, moved, invited, written to, edited and put on a board by one key",
  "/candidates",
  async (page) => {
    await page.locator("main [data-row-id]").nth(1).waitFor();
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    const row = await page.evaluate<string>("document.activeElement.dataset.rowId");
    const dialog = (name: string | RegExp) => page.getByRole("dialog", { name });
    const shownBy: Record<string, ReturnType<Page["locator"]>> = {
      n: page.locator("main textarea:focus"),
      s: page.getByRole("menu", { name: "Status" }),
      i: dialog(/interview/i),
      m: dialog(/message/i),
      e: page.locator("main aside [data-inline] :focus"),
      a: dialog("Add to a project"),
    };
    for (const [key, shown] of Object.entries(shownBy)) {
      await page.keyboard.press(key);
      await shown.first().waitFor();
      await page.keyboard.press("Escape");
      await page
        .locator("[role=dialog], [role=menu], [data-inline]")
        .waitFor({ state: "detached" });
      await page.locator("main aside").getByRole("button", { name: "Close" }).click();
      await page.locator("main aside").waitFor({ state: "detached" });
      await page.waitForFunction(`document.activeElement.dataset.rowId === "${row}"`);
    }
    await page.keyboard.press("x");
    await page.getByRole("toolbar").getByRole("button", { name: "Add to project" }).waitFor();
    await page.keyboard.press("a");
    await dialog("Add to a project").waitFor();
    await page.keyboard.press("Escape");
    await dialog("Add to a project").waitFor({ state: "detached" });
    await page.keyboard.press("s");
    await page.getByRole("menu", { name: "Status" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/candidates");
  },
);

scene("Ctrl+K finds a job and Enter opens it", "/", async (page) => {
  await page.keyboard.press("Control+k");
  await page
    .getByPlaceholder("Search candidates, clients, jobs, projects or run a command")
    .waitFor();
  await page.keyboard.type("Brightaisle technician");
  await page
    .getByRole("option", { name: /Slough/ })
    .first()
    .waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/jobs\/[0-9a-f-]{36}/);
  await page.locator("main aside").getByText("Slough").first().waitFor();
});

scene("Esc closes the palette and gives the focus back", "/jobs", async (page) => {
  await tabTo(page, "Export");
  await page.keyboard.press("Control+k");
  await page
    .getByPlaceholder("Search candidates, clients, jobs, projects or run a command")
    .waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(
    await eventually(
      () => nameOfFocus(page),
      (name) => name === "Export",
    ),
  ).toBe("Export");
});

const places = {
  s: "AI Job Scraping",
  j: "AI Job Intelligence",
  c: "Candidates",
  d: "Recruitment Dashboard",
};
scene("`g` and a letter go to a screen", "/", async (page) => {
  for (const [key, title] of Object.entries(places)) {
    await page.keyboard.press("g");
    await page.keyboard.press(key);
    await heading(page, title).waitFor();
  }
});

const screens = ["/", "/jobs", "/jobs?layout=cards", "/scraping", "/candidates", "/profile"];
for (const path of shortened(screens)) {
  scene(`Tab reaches every control of ${path}, and shows where it is`, path, reachesAll);
}
