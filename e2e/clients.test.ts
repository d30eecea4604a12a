import { expect } from "bun:test";
import type { BrowserContext, Locator, Page } from "playwright-core";
import { faultsOf } from "./checks";
import { demo } from "./stages/furnished-demo";
import { eventually } from "./product";
import { button, demoOwner, narrow, signIn, stage, told } from "./stages/stage";

const scene = stage(demo);
const cards = (page: Page) => page.locator("main [data-row-id]");

type Known = { id: string; version: number; name: string; isArchived: boolean };

async function known(context: BrowserContext, q: string): Promise<Known> {
  const look = async () => (await context.request.get(`/api/clients?q=${q}`)).json();
  const [first] = await eventually<Known[]>(look, (found) => found.length > 0);
  if (!first) throw new Error(`The demo has no ${q}.`);
  return first;
}

scene(
  "a client is added, and the duplicate is told of before",
  async ({ page, context, product }) => {
    await signIn(context, product, demoOwner);
    const { name } = await known(context, "K-0003");
    await page.goto("/clients");
    await button(page, "Add Client").click();
    const form = page.getByRole("dialog", { name: "Add a client" });
    await form.getByRole("button", { name: "Add Client" }).click();
    await form.getByText("The client's name is required").waitFor();
    await form.getByLabel("Name", { exact: true }).fill(name.replace(/ BV$/, "").toUpperCase());
    await form.getByRole("link", { name: `K-0003 ${name}` }).waitFor();
    await form.getByLabel("Name", { exact: true }).fill("Proefhal Example BV");
    await form.getByLabel("Annual contract value (EUR)").fill("60000");
    await form.getByRole("button", { name: "Add contact" }).click();
    await form.getByLabel("Name", { exact: true }).last().fill("Femke Proef");
    await form.getByRole("button", { name: "Add datacenter" }).click();
    await form.getByLabel("Datacenter", { exact: true }).fill("GRQ1");
    await form.getByLabel("City").fill("Groningen");
    expect(await faultsOf(page, false)).toEqual([]);
    await form.getByRole("button", { name: "Add Client" }).click();
    await told(page, "Proefhal Example BV added");
    await page.getByText("Calculated: Silver by contract value.").waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/clients\/[\da-f-]{36}$/);
    expect(await faultsOf(page, false)).toEqual([]);
  },
);

scene(
  "two clicks add one client, also while a slow line is at it",
  async ({ page, context, product }) => {
    await signIn(context, product, demoOwner);
    let posted = 0;
    let slowMs = 0;
    await page.route("**/api/clients", async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      posted += 1;
      expect(route.request().headers()["idempotency-key"]).toMatch(/^[\da-f]{32}$/);
      await Bun.sleep(slowMs);
      return route.continue();
    });
    const named = async (name: string) =>
      (await (await context.request.get(`/api/clients?q=${name}`)).json()).length;
    for (const [name, press] of [
      ["Zweiklick", (add: Locator) => add.dblclick()],
      [
        "Langsamklick",
        async (add: Locator) => {
          slowMs = 600;
          await add.click();
          await page.waitForTimeout(120);
          await add.click({ force: true, noWaitAfter: true }).catch(() => undefined);
        },
      ],
    ] as const) {
      await page.goto("/clients?new=1");
      const form = page.getByRole("dialog", { name: "Add a client" });
      await form.getByLabel("Name", { exact: true }).fill(name);
      await press(form.getByRole("button", { name: "Add Client" }));
      await told(page, `${name} added`);
      expect([
        name,
        await eventually(
          () => named(name),
          (count) => count > 0,
        ),
      ]).toEqual([name, 1]);
    }
    expect(posted).toBe(2);
  },
);

scene(
  "an edit does not overwrite what somebody else wrote meanwhile, and says what that was",
  async ({ page, context, product }) => {
    await signIn(context, product, demoOwner);
    const { id, version, name } = await known(context, "K-0006");
    await page.goto(`/clients/${id}?edit=1`);
    const form = page.getByRole("dialog", { name: `Edit ${name}` });
    await form.getByLabel("Industry").fill("Written here");
    const theirs = { version, description: "Written there" };
    const headers = { origin: product.address };
    const answer = await context.request.patch(`/api/clients/${id}`, { data: theirs, headers });
    expect(answer.status()).toBe(200);
    await button(page, "Save changes").click();
    const asked = page.getByRole("dialog", { name: `${name} was changed while you were editing` });
    await asked.getByText("Written there").waitFor();
    await button(page, "Save selection").click();
    await told(page, `${name} saved`);
    const now = await (await context.request.get(`/api/clients/${id}`)).json();
    expect(now).toMatchObject({ industry: "Written here", description: "Written there" });
  },
  { expects: /409/ },
);

scene("archiving can be taken back from its notice", async ({ page, context, product }) => {
  await signIn(context, product, demoOwner);
  const { id, name } = await known(context, "K-0007");
  await page.goto("/clients?q=K-0007");
  await cards(page).getByRole("checkbox").check();
  await button(page, "Archive").click();
  await page.getByText("No clients match these filters").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("row", { name }).waitFor();
  const now = await (await context.request.get(`/api/clients/${id}`)).json();
  expect(now.isArchived).toBe(false);
});

scene("what is shown is what is exported", async ({ page, context, product }) => {
  await signIn(context, product, demoOwner);
  await known(context, "K-0001");
  await page.goto("/clients?status=inactive");
  await page.getByText("2 clients").waitFor();
  await button(page, "Export").click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: /CSV/ }).click(),
  ]);
  const text = await Bun.file((await download.path()) ?? "").text();
  expect(text.trim().split("\r\n")).toHaveLength(3);
});

for (const [name, path, look] of [
  ["the list", "/clients", {}],
  ["the table in dark mode", "/clients?layout=table", { colorScheme: "dark" }],
  ["the list on a phone", "/clients", { viewport: narrow, colorScheme: "dark" }],
  ["a record on a phone", "/clients/:id", { viewport: narrow }],
  ["an empty search", "/clients?q=nowhere", {}],
] as const) {
  scene(
    `${name} is within reach of everybody`,
    async ({ page, context, product }) => {
      await signIn(context, product, demoOwner);
      const { id } = await known(context, "K-0002");
      await page.goto(path.replace(":id", id));
      await page
        .getByText(/^(K-0016|No clients match|Hiring signals)/)
        .first()
        .waitFor();
      expect(await faultsOf(page, "viewport" in look)).toEqual([]);
    },
    look,
  );
}
