import { expect } from "bun:test";
import { tabTo } from "./by-keys";
import { at, examiner, text, then } from "./examination";
import { demo } from "./stages/furnished-demo";
import { button, demoOwner, type Scene, signIn, stage } from "./stages/stage";

const scene = stage(demo);
const examine = examiner(scene);

const entered = async ({ context, product }: Scene) => {
  await signIn(context, product, demoOwner);
  return {};
};

const whole = at("/", /^Last computed/);

examine(
  "what one does on the dashboard",
  {
    "its cards in frames": then(whole, async (page) => {
      await button(page, "Customize dashboard").click();
      await button(page, "Move GDPR Compliance").waitFor();
    }),
    "a contract that is begun": then(whole, async (page) => {
      await button(page, "Generate Contract").click();
      await page.getByRole("dialog").getByRole("combobox").waitFor();
    }),
  },
  entered,
);

scene("the cards are arranged by keys and by hand, and stand there after a reload", async (now) => {
  const { page } = now;
  await entered(now);
  await page.goto("/");
  await text(page, /^Last computed/);
  await button(page, "Customize dashboard").click();
  await button(page, "Move GDPR Compliance").waitFor();
  await tabTo(page, "Move AI Job Scraping");
  await page.keyboard.press("ArrowDown");
  await text(page, "AI Job Scraping: 2 of 4, wide column");
  // The card is drawn anew where it now stands, and its handle has the focus again.
  await page.locator("button:focus").waitFor();
  await page.keyboard.press("ArrowRight");
  await text(page, "AI Job Scraping: 2 of 4, narrow column");
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith("/layout") && answer.request().method() === "PUT",
  );
  await page
    .locator("[data-card=gdpr]")
    .dragTo(page.locator("[data-card=projects]"), { targetPosition: { x: 60, y: 12 } });
  await text(page, "GDPR Compliance: 1 of 4, wide column");
  await kept;
  await button(page, "Done").click();
  await page.reload();
  await text(page, /^Last computed/);
  const titles = await page.getByRole("heading", { level: 2 }).allTextContents();
  const order = ["GDPR Compliance", "Active Projects", "Quick Actions", "AI Job Scraping"];
  expect(titles.filter((it) => order.includes(it))).toEqual(order);
});

scene("a morning: the day by kind, a task done with one press and taken back", async (now) => {
  const { page, context, product } = now;
  await entered(now);
  const dueAt = new Date(Date.now() - 60_000).toISOString();
  const data = { title: "Call back about the badge", dueAt, record: null };
  const headers = { origin: product.address };
  expect((await context.request.post("/api/tasks", { data, headers })).status()).toBe(201);
  await page.goto("/");
  const tasks = page.getByRole("region", { name: "Tasks due" });
  await tasks.getByText(data.title).waitFor();
  await button(page, `Mark as done: ${data.title}`).click();
  await tasks.getByText(data.title).waitFor({ state: "detached" });
  // News of the change may be here before its answer, which brings the way back.
  await button(page, "Undo").waitFor();
  await page.keyboard.press("Control+z");
  await tasks.getByText(data.title).waitFor();
  await button(page, "Everyone").click();
  await page.waitForURL(/whose=everyone/);
  const ending = page.getByRole("region", { name: "Certificates ending" });
  await ending.getByRole("link").nth(1).click();
  await page.waitForURL(/candidates.*tab=documents/);
});

scene("a figure and a recommendation lead to lists of just as many", async (now) => {
  const { page, context } = now;
  await entered(now);
  const metrics = await (await context.request.get("/api/dashboard/metrics")).json();
  await page.goto("/");
  await page.getByRole("link", { name: /^Active Jobs/ }).click();
  await text(page, new RegExp(`^${metrics.activeJobs} jobs`));
  const { recommendations } = await (await context.request.get("/api/ai/insights")).json();
  const hard = recommendations.points.find((it: { link: string }) =>
    it.link.includes("hard-target"),
  );
  await page.goto("/");
  await page.getByRole("link", { name: hard.text }).click();
  await text(page, new RegExp(`^${hard.n} jobs`));
});

scene("what a colleague does is told at once, without a reload", async (now) => {
  const { page, context, product } = now;
  await entered(now);
  await page.goto("/");
  await text(page, "Up to date");
  await page.getByRole("tab", { name: "All", exact: true }).waitFor();
  const added = await context.request.post("/api/candidates", {
    data: { firstName: "Femke", lastName: "Nieuwkomer", origin: "referred" },
    headers: { origin: product.address },
  });
  expect(added.status()).toBe(201);
  await page.getByRole("link", { name: "Femke Nieuwkomer" }).waitFor();
});
