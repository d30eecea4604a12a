import { expect } from "bun:test";
import type { Page } from "playwright-core";
import { faultsOf } from "./checks";
import { demo } from "./stages/furnished-demo";
import { eventually } from "./product";
import { button, demoOwner, narrow, signIn, stage, told, wide } from "./stages/stage";

const scene = stage(demo);

type Known = { id: string; name: string; status: string };

/** A project of the demo, once it has been made. */
async function known(page: Page, q: string): Promise<Known> {
  const look = async () => (await page.request.get(`/api/projects?q=${q}`)).json();
  const [first] = await eventually<Known[]>(look, (found) => found.length > 0);
  if (!first) throw new Error(`The demo has no ${q}.`);
  return first;
}

const card = (page: Page, name: string) => page.getByRole("listitem", { name, exact: true });

async function throughTheWizard(page: Page) {
  await page.goto("/projects");
  await button(page, "New Project").click();
  const form = page.getByRole("dialog", { name: "New project" });
  await form.getByLabel("Name").fill("Proefhal fit-out");
  await form.getByLabel("Client").fill("Zeesluis Example BV");
  await form.getByLabel("Datacenter").selectOption({ label: "AMS1, Amsterdam" });
  await form.getByRole("button", { name: "Next" }).click();
  await form.getByLabel("Start date").fill("2027-02-01");
  await form.getByLabel("Budget (EUR)").fill("250000");
  await form.getByRole("button", { name: "Next" }).click();
  await form.getByRole("button", { name: "MEP build" }).click();
  expect(await faultsOf(page, false)).toEqual([]);
  await form.getByRole("button", { name: "Next" }).click();
  await form.getByLabel("Role of Sanne Visser").selectOption("account-manager");
  await form.getByRole("button", { name: "Next" }).click();
  await form.getByRole("button", { name: "Create Project" }).click();
  await told(page, "Proefhal fit-out added");
  await page.getByText("0/12 filled").first().waitFor();
}

async function overTheBoard(page: Page, who: string) {
  await page.getByRole("tab", { name: "Pipeline" }).click();
  await page.getByRole("searchbox", { name: "Search candidates to add" }).fill(who);
  await button(page, `Add ${who} to the board`).click();
  await card(page, who).focus();
  await page.keyboard.press("Shift+ArrowRight");
  await told(page, `${who} moved`);
  await page.getByRole("region", { name: "Screened" }).getByText(who).waitFor();
  expect(await faultsOf(page, false)).toEqual([]);
}

async function present(page: Page, who: string) {
  await button(page, `Actions for ${who}`).click();
  await page.getByRole("menuitem", { name: "Submit to client" }).click();
  const dialog = page.getByRole("dialog", { name: `Submit ${who}` });
  await dialog.getByLabel("How").selectOption("e-mail");
  expect(await faultsOf(page, false)).toEqual([]);
  await dialog.getByRole("button", { name: "Submit", exact: true }).click();
  await told(page, `${who} submitted to Zeesluis Example BV`);
}

async function linkFor(page: Page): Promise<string> {
  await page.getByRole("tab", { name: "Overview" }).click();
  await page.getByRole("link", { name: "Client", exact: true }).click();
  await button(page, "Share a shortlist").click();
  const dialog = page.getByRole("dialog", { name: "Share a shortlist" });
  await dialog.getByLabel("What the client sees").selectOption("anonymous");
  await dialog.getByRole("button", { name: "Create link" }).click();
  return dialog.getByLabel("Client link").inputValue();
}

for (const [name, path, seen, look] of [
  ["the list", "/projects", "P-016", {}],
  ["the board in dark mode", "/projects?layout=board", "P-016 · LU", { colorScheme: "dark" }],
  ["the list on a phone", "/projects", "P-016", { viewport: narrow, colorScheme: "dark" }],
  ["the figures", "/projects?analytics=1", "Fill forecast", {}],
  ["a record on a phone", "/projects/:id", "Terms", { viewport: narrow }],
  ["a whole page of candidates", "/projects/:id?tab=candidates&full=1", "Svenja Kolbe", {}],
] as const) {
  scene(
    `${name} of projects is within reach of everybody`,
    async ({ page, context, product }) => {
      await signIn(context, product, demoOwner);
      const { id } = await known(page, "Hanau");
      await page.goto(path.replace(":id", id));
      await page.getByText(seen, { exact: true }).first().waitFor();
      expect(await faultsOf(page, "viewport" in look)).toEqual([]);
    },
    look,
  );
}

scene(
  "a project goes from the wizard over the board to its client, whose answer comes back",
  async ({ page, context, product }) => {
    const who = "Lotte Brandsma";
    await signIn(context, product, demoOwner);
    await known(page, "Luxembourg");
    await throughTheWizard(page);
    await overTheBoard(page, who);
    await present(page, who);
    const link = await linkFor(page);

    const elsewhere = await context.browser()?.newContext({ viewport: wide });
    const client = await elsewhere?.newPage();
    if (!client) throw new Error("There is no second browser.");
    await client.goto(link);
    await client.getByRole("heading", { name: "Candidates for Proefhal fit-out" }).waitFor();
    expect(await client.getByText("Brandsma").count()).toBe(0);
    expect(await faultsOf(client, false)).toEqual([]);
    await client.getByLabel("Not for us").check();
    await client.getByLabel("If not, why").selectOption("languages");
    await client.getByLabel("Comment").fill("<img src=x onerror=alert(1)> Dutch is needed");
    await client.getByRole("button", { name: "Send" }).click();
    await client.getByText("You answered: not for us.").waitFor();
    await elsewhere?.close();

    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await page.getByRole("tab", { name: "Pipeline" }).click();
    await card(page, who).getByText("Client: no · languages").waitFor();
    await card(page, who).getByText("<img src=x onerror=alert(1)> Dutch is needed").waitFor();
  },
);
