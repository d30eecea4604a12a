import { expect } from "bun:test";
import type { BrowserContext, Page } from "playwright-core";
import { enter, reachesAll, tabTo, write } from "./by-keys";
import { at, examiner, settled, type State, text, then } from "./examination";
import { eventually } from "./product";
import { demo } from "./stages/furnished-demo";
import {
  button,
  demoOwner,
  firstRunDone,
  narrow,
  type Scene,
  signIn,
  stage,
  told,
} from "./stages/stage";

const scene = stage(demo);
const examine = examiner(scene);

/** In the demo people have applied as soon as its boards have told enough. */
const atWork = async ({ context, product }: Scene) => {
  await signIn(context, product, demoOwner);
  // What it finds is told as it comes, and would stand in the way of the keys.
  await firstRunDone(context);
  const [first] = await eventually(
    () => read<{ id: string }>(context, "/applications?stretch=unreviewed"),
    (rows) => rows.length > 0,
  );
  return { application: first?.id ?? "" };
};

const read = async <Row>(context: BrowserContext, path: string): Promise<Row[]> =>
  (await context.request.get(`/api${path}`)).json();

const apply = async (page: Page) => {
  await page
    .getByRole("button", { name: /^Apply Now for / })
    .first()
    .click();
  await page.getByRole("dialog").getByLabel("Cover letter").waitFor();
};

/** How many nobody has looked into yet, by the sidebar, whatever lies over it. */
const counted = async (page: Page) =>
  Number(/\d+/.exec(await page.locator(`nav a[href="/applications"]`).innerText())?.[0] ?? 0);
const counts = async (page: Page, n: number) =>
  expect(
    await eventually(
      () => counted(page),
      (found) => found === n,
    ),
  ).toBe(n);

const states: Record<string, State> = {
  "the applications": at("/applications", /^Iris Zandstra/),
  "who has not confirmed": at("/applications?waiting=1", "Henrik Aalbers"),
  "who an applicant is": then(at("/applications?waiting=1", "Femke Vermaas"), async (page) => {
    await button(page, "Accept Femke Vermaas").click();
    await page.getByRole("radio", { name: /same phone/ }).waitFor();
  }),
  "one application": at("/applications/:application", "History"),
  "answering one": then(at("/applications/:application", "History"), async (page) => {
    await button(page, "Change stage & reply").last().click();
    await page.getByRole("dialog").last().waitFor();
  }),
  "the portal": at("/job-portal", /^J-\d+/),
  "no job that fits": at("/job-portal?q=zzzz"),
  applying: then(at("/job-portal", /^J-\d+/), apply),
  "what one applied for": at("/job-portal?tab=applications", /^Congratulations!/),
  "the figures of the first page": at("/admin?tab=branding", /^Use our data/),
  "how hiring goes": at("/job-portal?tab=process", "Required documents"),
};

examine("the inbox and the portal", states, atWork);

for (const path of ["/applications", "/job-portal"]) {
  scene(`by keys alone one comes to every control of ${path}`, async (now) => {
    await atWork(now);
    await now.page.goto(path);
    await settled(now.page);
    await reachesAll(now.page);
  });
}

scene("by keys alone one finds a job in the portal and applies, once", async (now) => {
  const { page, context } = now;
  await atWork(now);
  const own = await read<{ jobId: string }>(context, "/applications/my");
  const open = await read<{ id: string; title: string }>(context, "/jobs/portal?limit=100");
  const wanted = open.find(({ id }) => !own.some(({ jobId }) => jobId === id));
  await page.goto("/job-portal");
  await settled(page);
  await write(page, "Search the portal", wanted?.title ?? "");
  await page.waitForURL(/q=/);
  await page.getByRole("article").first().waitFor();
  await enter(page, /^Apply Now for /);
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Cover letter").waitFor();
  await write(page, /^Cover letter/, "I keep calm in an alarm.");
  await write(page, /^Expected salary/i, "€60,000");
  await enter(page, "Submit application");
  await dialog.waitFor({ state: "detached" });
  const after = await read<{ jobId: string }>(context, "/applications/my");
  expect(after).toHaveLength(own.length + 1);
});

scene(
  "a recruiter takes up by keys who has not confirmed, and the counter in the sidebar follows",
  async (now) => {
    const { page } = now;
    await atWork(now);
    await page.goto("/applications");
    const before = await eventually(
      () => counted(page),
      (n) => n > 0,
    );
    await enter(page, "2 unconfirmed");
    await page.getByRole("dialog").getByText("Femke Vermaas").waitFor();
    await enter(page, "Accept Femke Vermaas");
    await page.getByRole("radio", { name: /same phone/ }).waitFor();
    // One of a group has the focus; the arrows go on to the others, and choose.
    await tabTo(page, /^New candidate/);
    await page.keyboard.press("ArrowUp");
    await enter(page, "Accept as this candidate");
    await told(page, "Application accepted");
    await counts(page, before + 1);
  },
);

scene("what a colleague does counts in the sidebar of everybody at once", async (now) => {
  const { page, context, product } = now;
  const { application } = await atWork(now);
  await page.goto("/");
  const before = await eventually(
    () => counted(page),
    (n) => n > 0,
  );
  const { version } = await (await context.request.get(`/api/applications/${application}`)).json();
  await context.request.patch(`/api/applications/${application}`, {
    data: { version, status: "reviewing" },
    headers: { origin: product.address },
  });
  await counts(page, before - 1);
});

scene(
  "on a telephone what cannot be read says so, and comes with the next try",
  async (now) => {
    const { page } = now;
    await atWork(now);
    const all = "**/api/applications?*";
    await page.route(all, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto("/applications");
    await text(page, "Couldn't load applications");
    await page.unroute(all);
    await button(page, "Retry").click();
    await text(page, /^Iris Zandstra/);
  },
  { viewport: narrow, expects: /500/ },
);
