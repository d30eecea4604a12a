import { expect } from "bun:test";
import type { BrowserContext } from "playwright-core";
import { faultsOf } from "./checks";
import { at, examiner, settled, type State, text, then } from "./examination";
import { startBeside } from "./product";
import { button, demoOwner, firstRunDone, type Scene, signIn, stage } from "./stages/stage";

const scene = stage(() => startBeside("blocked.ts"));
const examine = examiner(scene);
const jobs = at("/jobs", /^J-\d+/);

const signedOut: Record<string, State> = {
  "the first page": at("/", "Platform Capabilities"),
  "the way in, refused": then(at("/auth"), async (page) => {
    await button(page, "Login").click();
    await text(page, "Password is required");
  }),
  "the register tab": then(at("/auth"), async (page) => {
    await page.getByRole("tab", { name: "Register" }).click();
    await text(page, "This workspace already has an administrator");
  }),
  "a forgotten password": at("/auth?forgotten=1", "Send reset link"),
  "an unknown page, signed out": at("/nowhere", "404 Page Not Found"),
};

const empty: Record<string, State> = {
  "an empty dashboard": at("/", "Quick Actions"),
  "an empty scraping page": at("/scraping", "No jobs scraped yet"),
  "an empty jobs page": at("/jobs", "No jobs yet"),
};

const signedIn: Record<string, State> = {
  "the dashboard": at("/", /^\d+% match$/),
  "the scraping page": at("/scraping", /^Blocked: /),
  "the settings of a source": then(at("/scraping", /^Blocked: /), async (page) => {
    await button(page, "LinkedIn settings").click();
    await page.getByRole("dialog").waitFor();
  }),
  "saving a search": then(at("/scraping", /^Blocked: /), async (page) => {
    await button(page, "Save search").click();
    await page.getByLabel("Schedule").selectOption("weekly");
  }),
  "adding by address": then(at("/scraping?add=1", "Add jobs manually"), async (page) => {
    await button(page, "Add job").click();
    await text(page, /^Enter a URL/);
  }),
  "an earlier run": then(at("/scraping", /^Blocked: /), async (page) => {
    await button(page, "Open run R-0001").click();
    await page.getByRole("dialog").waitFor();
  }),
  "the jobs as cards": jobs,
  "the jobs as a table": at("/jobs?layout=table", /^J-\d+/),
  "filters and a selection": then(at("/jobs?country=NL", /^J-\d+/), async (page) => {
    await page.locator("[data-row-id]").first().getByRole("checkbox").click();
    await button(page, "Filter").click();
    await page.getByRole("option", { name: "Country" }).waitFor();
  }),
  "no job that matches": at("/jobs?q=zzzz", "No jobs match these filters"),
  "the palette": then(jobs, async (page) => {
    await page.keyboard.press("Control+k");
    await page
      .getByPlaceholder("Search candidates, clients, jobs, projects or run a command")
      .fill("data");
    await page.getByRole("option").first().waitFor();
  }),
  "the shortcut sheet": then(jobs, async (page) => {
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
  }),
  "the tray": then(jobs, async (page) => {
    await page.getByRole("button", { name: /^Notifications/ }).click();
    await text(page, "You're all caught up.");
  }),
  "the users": at("/admin?tab=users", "Sign-ins"),
  "somebody invited": then(at("/admin?tab=users", "Sign-ins"), async (page) => {
    await button(page, "Add User").click();
    await page.getByRole("dialog").waitFor();
  }),
  "the profile": at("/profile?tab=settings", "Notification preferences"),
  "the profile, edited": then(
    at("/profile?tab=settings", "Notification preferences"),
    async (page) => {
      await page.keyboard.press("e");
      await button(page, "Save Changes").waitFor();
    },
  ),
  "an empty screen": at("/candidates", "No candidates yet"),
  "an unknown page": at("/nowhere", "404 Page Not Found"),
};

for (const tab of ["overview", "analysis", "match", "activity"]) {
  signedIn[`a job's ${tab}`] = async (page) => {
    const [first] = await (await page.request.get("/api/jobs?limit=1")).json();
    await page.goto(`/jobs/${first.id}?tab=${tab}`);
    await page.getByRole("tab", { name: tab }).waitFor();
    await settled(page);
  };
}

const scrape = async (context: BrowserContext, origin: string) => {
  await context.request.post("/api/jobs/scrape", {
    data: {
      sources: ["linkedin", "indeed", "stepstone"],
      keywords: ["data center", "datacenter"],
      countries: ["NL", "DE", "FR", "UK"],
    },
    headers: { origin },
  });
  await firstRunDone(context);
};

const outside = async () => ({});
const inside = async ({ context, product }: Scene) => {
  await signIn(context, product, demoOwner);
  return {};
};
const afterARun = async (scene: Scene) => {
  await inside(scene);
  const listed = await (await scene.context.request.get("/api/jobs?limit=1")).json();
  if (listed.length === 0) await scrape(scene.context, scene.product.address);
  return {};
};

examine("whatever a visitor sees", signedOut, outside);
examine("whatever is still empty", empty, inside);
examine("every screen", signedIn, afterARun);

scene(
  "the intro can be used by everyone",
  async ({ page, context, product }) => {
    await signIn(context, product, demoOwner);
    await page.clock.install();
    await page.goto("/");
    await page.getByRole("progressbar").first().waitFor();
    expect(await faultsOf(page, false)).toEqual([]);
  },
  { reducedMotion: "no-preference" },
);
