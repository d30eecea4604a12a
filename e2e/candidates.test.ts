import { expect } from "bun:test";
import type { BrowserContext, Page } from "playwright-core";
import { faultsOf } from "./checks";
import { demo } from "./stages/furnished-demo";
import { eventually } from "./product";
import { button, demoOwner, narrow, signIn, stage, told } from "./stages/stage";

const scene = stage(demo);
const cards = (page: Page) => page.locator("main [data-row-id]");

type Known = { id: string; version: number; firstName: string; isArchived: boolean };

async function known(context: BrowserContext, q: string): Promise<Known> {
  const look = async () => (await context.request.get(`/api/candidates?q=${q}`)).json();
  const [first] = await eventually<Known[]>(look, (found) => found.length > 0);
  if (!first) throw new Error(`The demo has no ${q}.`);
  return first;
}

scene(
  "somebody is added, and the duplicate is told of before",
  async ({ page, context, product }) => {
    await signIn(context, product, demoOwner);
    await known(context, "C-0001");
    await page.goto("/candidates");
    await button(page, "Add Candidate").click();
    const form = page.getByRole("dialog", { name: "Add a candidate" });
    await form.getByRole("button", { name: "Add Candidate" }).click();
    await form.getByText("First name is required").waitFor();
    expect(await faultsOf(page, false)).toEqual([]);
    await form.getByLabel("First name").fill("Sane");
    await form.getByLabel("Last name").fill("de Bruijn");
    await form.getByRole("textbox", { name: "Location" }).fill("amsterdam");
    await form.getByText("Possible duplicate").waitFor();
    await form.getByRole("link", { name: "C-0001 Sanne de Bruijn" }).waitFor();
    await form.getByRole("combobox", { name: "Add skills" }).fill("free cooling");
    await page.keyboard.press("Enter");
    await form.getByLabel("Source").selectOption("referred");
    expect(await faultsOf(page, false)).toEqual([]);
    await form.getByRole("button", { name: "Add Candidate" }).click();
    await told(page, "Sane de Bruijn added");
    await page.getByRole("tab", { name: "Overview" }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/candidates\/[\da-f-]{36}$/);
    expect(await faultsOf(page, false)).toEqual([]);
  },
);

scene(
  "an edit does not overwrite what somebody else wrote meanwhile, and says what that was",
  async ({ page, context, product }) => {
    await signIn(context, product, demoOwner);
    const { id, version } = await known(context, "C-0003");
    await page.goto(`/candidates/${id}`);
    await page.getByText("Not verified").first().waitFor();
    expect(await faultsOf(page, false)).toEqual([]);
    await button(page, "More actions").click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
    const form = page.getByRole("dialog", { name: /^Edit / });
    await form.getByLabel("Headline").fill("Written here");
    const theirs = { version, location: "Written there" };
    const headers = { origin: product.address };
    const answer = await context.request.patch(`/api/candidates/${id}`, { data: theirs, headers });
    expect(answer.status()).toBe(200);
    await button(page, "Save changes").click();
    const asked = page.getByRole("dialog", { name: / was changed while you were editing$/ });
    await asked.getByRole("group", { name: "Location" }).getByText("Written there").waitFor();
    expect(await faultsOf(page, false)).toEqual([]);
    await button(page, "Save selection").click();
    await page
      .getByText(/ saved$/)
      .first()
      .waitFor();
    const now = await (await context.request.get(`/api/candidates/${id}`)).json();
    expect(now).toMatchObject({ headline: "Written here", location: "Written there" });
  },
  { expects: /409/ },
);

scene("archiving can be taken back from its notice", async ({ page, context, product }) => {
  await signIn(context, product, demoOwner);
  const { id, firstName } = await known(context, "C-0007");
  await page.goto("/candidates?q=C-0007");
  await cards(page).getByRole("checkbox").check();
  await button(page, "Archive").click();
  await page.getByText("No candidates match these filters").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("row", { name: new RegExp(firstName) }).waitFor();
  const now = await (await context.request.get(`/api/candidates/${id}`)).json();
  expect(now.isArchived).toBe(false);
});

const listed = /^C-0060/;

// Each waits for what comes last: below an opening form stands the list, which it takes out of reach.
for (const [name, path, last, look] of [
  ["the list", "/candidates", listed, {}],
  ["the table in dark mode", "/candidates?layout=table", listed, { colorScheme: "dark" }],
  ["the list on a phone", "/candidates", listed, { viewport: narrow }],
  [
    "the form on a phone",
    "/candidates?new=1",
    /^First name/,
    { viewport: narrow, colorScheme: "dark" },
  ],
  ["the board", "/candidates?layout=board", listed, {}],
  ["an empty search", "/candidates?q=nowhere", /^No candidates match/, {}],
] as const) {
  scene(
    `${name} is within reach of everybody`,
    async ({ page, context, product }) => {
      await signIn(context, product, demoOwner);
      await known(context, "C-0001");
      await page.goto(path);
      await page.getByText(last).first().waitFor();
      const more = page.getByRole("button", { name: /^\+\d+ more/ }).first();
      if (await more.isVisible()) await more.click();
      expect(await faultsOf(page, "viewport" in look)).toEqual([]);
    },
    look,
  );
}

scene(
  "a record leaves its list where it is, answers to keys, and has room for all on its own page",
  async ({ page, context, product }) => {
    await signIn(context, product, demoOwner);
    await page.goto("/candidates");
    // The row that stays: before the program draws it stands in the first screen, and is replaced while it is measured.
    const row = page.locator("#root [data-row-id]").nth(3);
    await row.waitFor();
    const before = await row.boundingBox();
    await row.getByRole("link").first().click();
    const panel = page.getByRole("complementary").last();
    await panel.getByRole("tab", { name: "Overview" }).waitFor();
    expect((await row.boundingBox())?.y).toBe(before?.y ?? 0);
    const [whole, head] = [await panel.boundingBox(), await panel.locator("header").boundingBox()];
    if (!whole || !head) throw new Error("The record has no head.");
    expect(head.y + head.height - whole.y).toBeLessThanOrEqual(120);

    await page.keyboard.press("s");
    await page.getByRole("menu", { name: "Change status" }).waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("a");
    await page.getByRole("dialog", { name: "Add to a project" }).waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("n");
    await page.locator("textarea:focus").fill("Asked about nights");
    await page.keyboard.press("Control+Enter");
    await panel.getByRole("listitem").getByText("Asked about nights").waitFor();
    expect(await faultsOf(page, false)).toEqual([]);

    await button(page, "Full page").click();
    const activity = page.getByRole("region", { name: "Activity" });
    await activity.getByText("Asked about nights").waitFor();
    await panel.getByRole("tab", { name: "Documents" }).click();
    await activity.getByText("Asked about nights").waitFor();
    expect(await faultsOf(page, false)).toEqual([]);
    await button(page, "CV").click();
    await page.getByRole("region", { name: "CV" }).waitFor();
  },
);
