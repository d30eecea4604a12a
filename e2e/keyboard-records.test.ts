import { expect } from "bun:test";
import type { Page } from "playwright-core";
import { choose, enter, nameOfFocus, reachesAll, tabTo, write } from "./by-keys";
import { shortened } from "./checks";
import { addressed, settled } from "./examination";
import { furnished, type Places } from "./stages/furnished";
import { demo } from "./stages/furnished-demo";
import { eventually } from "./product";
import { demoOwner, firstRunDone, narrow, signIn, stage, told } from "./stages/stage";

const withProduct = stage(demo);
let known: Places | undefined;

const scene = (
  name: string,
  path: (places: Places) => string,
  act: (page: Page) => Promise<void>,
  look = {},
) =>
  withProduct(
    name,
    async ({ page, context, product }) => {
      await signIn(context, product, demoOwner);
      await firstRunDone(context);
      known ??= await furnished(context, product.address);
      await page.goto(path(known));
      await settled(page);
      await act(page);
    },
    look,
  );

const heard = (page: Page, words: RegExp) =>
  page.getByRole("status").filter({ hasText: words }).first().waitFor({ state: "attached" });
const column = (page: Page) =>
  page.evaluate<string>(`document.activeElement.closest("section")?.getAttribute("aria-label")`);
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

scene(
  "a card goes over the board by keys, which is heard, and keeps the focus",
  ({ project }) => `/projects/${project}?tab=candidates&full=1`,
  async (page) => {
    const card = page.locator("main [data-card]").first();
    await card.waitFor();
    const name = (await card.getAttribute("aria-label")) ?? "";
    await press(page, "j");
    expect(await nameOfFocus(page)).toBe(name);
    const before = await column(page);
    await press(page, "Shift+ArrowRight");
    await heard(page, new RegExp(`^${name} moved to `));
    await told(page, `${name} moved`);
    const after = await eventually(
      () => column(page),
      (title) => title !== null && title !== before,
    );
    expect(after).not.toBe(before);
    expect(await nameOfFocus(page)).toBe(name);

    await press(page, "s");
    await choose(page, `Move to ${before}`);
    await heard(page, new RegExp(`^${name} moved to ${before}`));
    await page.locator(`section[aria-label="${before}"] [aria-label="${name}"]`).waitFor();
  },
);

scene(
  "a project changes its status on the board by keys",
  () => "/projects?layout=board",
  async (page) => {
    const card = page.locator("main [data-card]").first();
    await card.waitFor();
    const name = (await card.getAttribute("aria-label")) ?? "";
    await tabTo(page, name);
    await press(page, "Shift+ArrowRight");
    await heard(page, / moved to /);
    await press(page, "ArrowDown");
    expect(await page.evaluate<string>("document.activeElement.dataset.card")).toBeTruthy();
  },
);

scene(
  "the weeks of the bench are scrolled and its people opened by keys",
  () => "/deployments?layout=bench",
  async (page) => {
    const weeks = page.locator("main [role=region][tabindex='0']");
    await weeks.waitFor();
    const name = (await weeks.getAttribute("aria-label")) ?? "";
    await page.evaluate("document.querySelector('main [role=region][tabindex]').focus()");
    expect(await nameOfFocus(page)).toBe(name);
    await press(page, "ArrowRight", "ArrowRight", "ArrowRight");
    const scrolled = () => weeks.evaluate<number, HTMLElement>((it) => it.scrollLeft);
    expect(await eventually(scrolled, (left) => left > 0)).toBeGreaterThan(0);
    await press(page, "Tab", "Enter");
    await page.waitForURL(/\/candidates\/[\da-f-]{36}/);
  },
  { viewport: narrow },
);

scene(
  "what the map shows is chosen in its list",
  () => "/deployments?layout=map",
  async (page) => {
    await enter(page, /Show deployments in /);
    await page.waitForURL(/[?&]q=/);
    await page.locator("main [data-row-id]").first().waitFor();
  },
);

scene(
  "a project is made in the wizard without a pointer",
  () => "/projects",
  async (page) => {
    await enter(page, "New Project");
    await page.getByRole("dialog", { name: "New project" }).waitFor();
    await write(page, /^Name/, "Proefhal by keys");
    await enter(page, "Next");
    // Each step that comes has the focus, so that it is read.
    for (const step of ["Dates and budget", "Roles and positions", "Team", "Pipeline"]) {
      const hasFocus = (name: string) => name === step;
      expect(await eventually(() => nameOfFocus(page), hasFocus)).toBe(step);
      if (step !== "Pipeline") await enter(page, "Next");
    }
    await enter(page, "Create Project");
    await told(page, "Proefhal by keys added");
    await page.waitForURL(/\/projects\/[\da-f-]{36}/);
  },
);

scene(
  "two are made one by keys, and leaving gives the focus back",
  () => "/duplicates",
  async (page) => {
    await enter(page, "Merge…");
    const dialog = page.getByRole("dialog", { name: "Merge two records" });
    await dialog.getByText("Kept", { exact: true }).waitFor();
    await press(page, "Escape");
    await dialog.waitFor({ state: "detached" });
    const focus = await eventually(
      () => nameOfFocus(page),
      (name) => name === "Merge…",
    );
    expect(focus).toBe("Merge…");
    await press(page, "Enter");
    await dialog.getByText("Kept", { exact: true }).waitFor();
    await enter(page, "Swap");
    await dialog.getByRole("radio").first().waitFor();
    await tabTo(page, "UPS technician");
    await press(page, "ArrowUp");
    expect(await nameOfFocus(page)).toBe("Nothing");
    await enter(page, "Merge");
    await page.waitForURL(/\/candidates\/[\da-f-]{36}/);
    await page.getByRole("button", { name: "Undo merge" }).waitFor();
  },
);

const screens = [
  ...["/projects?layout=board", "/deployments?layout=bench", "/certificates", "/tasks"],
  ...["/candidates/:candidate?full=1", "/candidates/import", "/deployments/:active"],
];
for (const path of shortened(screens)) {
  scene(
    `Tab reaches every control of ${path}, and shows where it is`,
    (places) => addressed(path, places),
    reachesAll,
  );
}
