import { expect } from "bun:test";
import type { Page } from "playwright-core";
import { receiver } from "@/modules/platform/webhooks/fixtures";
import { faultsOf } from "./checks";
import { demo } from "./stages/furnished-demo";
import { eventually } from "./product";
import { button, demoOwner, narrow, signIn, stage, told } from "./stages/stage";

const inTurn = stage(demo);

// The scenes of this file follow each other: each begins with what the one before has set up.
const scene = (name: string, tab: string, act: (page: Page) => Promise<void>, look = {}) =>
  inTurn(
    name,
    async ({ page, context, product }) => {
      await signIn(context, product, demoOwner);
      await page.goto(`/admin?tab=${tab}`);
      await act(page);
    },
    look,
  );

const dialog = (page: Page) => page.getByRole("dialog");
const shownOnce = async (page: Page) => {
  const secret = await dialog(page).getByLabel("Secret").inputValue();
  await dialog(page).getByRole("button", { name: "Done" }).click();
  await dialog(page).waitFor({ state: "detached" });
  expect(await page.content()).not.toContain(secret);
  return secret;
};

scene(
  "a token made for an agent reads jobs, no candidate, changes nothing, and is revoked",
  "integrations",
  async (page) => {
    await button(page, "New token").click();
    await dialog(page).getByLabel("Name").fill("Planning agent");
    await button(page, "Custom").click();
    await dialog(page).getByLabel("Access to: System status").waitFor();
    expect(await faultsOf(page, false)).toEqual([]);
    await button(page, "Agent").click();
    await dialog(page).getByRole("button", { name: "Create token" }).click();
    const secret = await shownOnce(page);
    const { origin } = new URL(page.url());
    // As another program does it: no cookie, no page.
    const ask = async (path: string, method = "GET") => {
      const headers = { authorization: `Bearer ${secret}`, "content-type": "application/json" };
      const body = method === "GET" ? {} : { body: "{}" };
      return (await fetch(`${origin}${path}`, { method, headers, ...body })).status;
    };
    expect([await ask("/api/jobs"), await ask("/api/candidates")]).toEqual([200, 403]);
    expect(await ask("/api/jobs/archivals", "POST")).toBe(403);
    await button(page, "Revoke Planning agent").click();
    await button(page, "Revoke").click();
    await told(page, "Planning agent revoked");
    expect(await ask("/api/jobs")).toBe(401);
  },
);

scene(
  "a program is tested and then told that a candidate was added, by an id alone",
  "integrations",
  async (page) => {
    const program = receiver();
    try {
      await button(page, "New webhook").click();
      await dialog(page).getByLabel("Name").fill("Payroll");
      await dialog(page).getByLabel("URL").fill(program.url);
      await dialog(page).getByLabel("Candidates").check();
      await dialog(page).getByRole("button", { name: "Create webhook" }).click();
      program.mind.secret = await shownOnce(page);
      await button(page, "Send test to Payroll").click();
      await told(page, "Payroll received the test");
      const data = { firstName: "Noor", lastName: "de Wit", origin: "applied" };
      const headers = { origin: new URL(page.url()).origin };
      const answer = await page.request.post("/api/candidates", { data, headers });
      const { id } = await answer.json();
      const heard = () => program.received.find(({ type }) => type === "candidates.changed");
      expect(await eventually(async () => heard(), Boolean)).toMatchObject({
        data: { ids: [id] },
        isGenuine: true,
      });
      await button(page, "Messages to Payroll").click();
      await dialog(page).getByText("Delivered").nth(1).waitFor();
      expect(await faultsOf(page, false)).toEqual([]);
    } finally {
      program.stop();
    }
  },
);

scene(
  "stages of the agency's own are what a new project's board begins with",
  "recruiting",
  async (page) => {
    await page.getByText("Short: contract staffing").waitFor();
    expect(await faultsOf(page, false)).toEqual([]);
    await button(page, "Copy Short: contract staffing").click();
    await dialog(page).getByLabel("Name", { exact: true }).fill("Commissioning crew");
    await dialog(page).getByLabel("Stage 2").fill("Badge check");
    await dialog(page).getByRole("button", { name: "Save template" }).click();
    await page.getByText("Commissioning crew").waitFor();
    await page.goto("/projects?new=1");
    await dialog(page).getByLabel("Name", { exact: true }).fill("Hall 4");
    for (const step of ["Dates and budget", "Roles and positions", "Team", "Pipeline"]) {
      await dialog(page).getByRole("button", { name: "Next" }).click();
      await dialog(page).getByRole("heading", { name: step }).waitFor();
    }
    await dialog(page).getByLabel("Pipeline stages").selectOption({ label: "Commissioning crew" });
    await dialog(page).getByText("Badge check").waitFor();
    await dialog(page).getByRole("button", { name: "Create Project" }).click();
    await page.getByRole("heading", { name: "Hall 4" }).first().waitFor();
    const [project] = await (await page.request.get("/api/projects?q=Hall%204")).json();
    const record = await (await page.request.get(`/api/projects/${project.id}`)).json();
    expect(record.stages[1].name).toBe("Badge check");
  },
);

scene(
  "a daily task is run by hand on a phone, its history says how, and the database is looked through",
  "system",
  async (page) => {
    await button(page, "Run now: Reports API tokens that expire soon").click();
    await told(page, "Done: Reports API tokens that expire soon – 0 items");
    await button(page, "History: Reports API tokens that expire soon").click();
    await dialog(page).getByText("Done").first().waitFor();
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "detached" });
    await button(page, "Check database").click();
    await page.getByText("Database intact").waitFor();
    expect(await faultsOf(page, true)).toEqual([]);
  },
  { viewport: narrow, colorScheme: "dark" },
);
