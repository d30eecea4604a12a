import { expect } from "bun:test";
import { demo } from "./stages/furnished-demo";
import { demoOwner, signIn, stage } from "./stages/stage";

const scene = stage(() => demo());

scene(
  "a person is found by name, by number, by certificate and with a slip, and Enter opens them",
  async ({ page, context, product }) => {
    await signIn(context, product, demoOwner);
    await page.goto("/projects");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.keyboard.press("Control+k");
    const box = page.getByPlaceholder("Search candidates, clients");
    const first = page.getByRole("option").first();
    const found: Record<string, string> = {};
    // As somebody types who changes their mind: the people of an earlier answer are among those of a later one.
    for (const typed of ["niall", "C-0060", "vca", "drumond"]) {
      await box.fill(typed);
      await page.getByRole("group", { name: "Candidates" }).waitFor();
      await page.getByText("Searching…").waitFor({ state: "hidden" });
      found[typed] = (await first.textContent()) ?? "";
    }
    expect(found).toEqual({
      niall: expect.stringContaining("C-0060Niall Drummond"),
      "C-0060": expect.stringContaining("C-0060Niall Drummond"),
      vca: expect.stringContaining("VCA Basis"),
      drumond: expect.stringContaining("C-0060Niall Drummond"),
    });
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/candidates\/[\da-f-]{36}/);
    await page.getByRole("heading", { name: "Niall Drummond" }).first().waitFor();
  },
);

scene(
  "nothing is said to be missing before the search has answered",
  async ({ page, context, product }) => {
    await signIn(context, product, demoOwner);
    await page.goto("/projects");
    await page.route("**/api/search?q=xqzvvw*", async (route) => {
      await new Promise((done) => setTimeout(done, 1000));
      await route.continue();
    });
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.keyboard.press("Control+k");
    await page.getByPlaceholder("Search candidates, clients").fill("xqzvvw");
    await page.getByText("Searching…").waitFor();
    expect(await page.getByText("Nothing found for").count()).toBe(0);
    await page.getByText("Nothing found for “xqzvvw”").waitFor();
  },
);
