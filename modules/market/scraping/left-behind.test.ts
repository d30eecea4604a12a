import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { asking, houseOnStandIn, scraped } from "./fixtures";
import { runs, scraping } from "./index";
import { scrapeRuns, scrapeTasks } from "./schema";

async function leftBehind(change: { transport?: "live"; isRecorded?: true }) {
  const { app, close } = await houseOnStandIn();
  await scraped(app, ["xing"]);
  const [run] = await app.db.select().from(scrapeRuns);
  const [task] = await app.db.select().from(scrapeTasks);
  if (!run || !task) throw new Error("nothing was read");
  const { transport } = change;
  const context = { ...task.task.context, ...(change.isRecorded && { isRecorded: true }) };
  const left = { state: "active" as const, ...(transport && { transport }) };
  await app.write([
    app.db.update(scrapeRuns).set(left),
    app.db
      .update(scrapeTasks)
      .set({ state: "pending", task: { ...task.task, context } })
      .where(eq(scrapeTasks.seq, task.seq)),
  ]);
  return { app, close };
}

test("a run that was left behind is taken up by the next who looks", async () => {
  const { app, close } = await leftBehind({});
  expect(await scraping.resume(app)).toBe(true);
  expect((await runs.list(app))[0]).toMatchObject({ state: "completed", progress: 100 });
  expect(await scraping.resume(app)).toBe(false);
  await close();
});

test("a run of the internet is never taken up by recorded pages", async () => {
  const { app, close } = await leftBehind({ transport: "live" });
  expect(await scraping.resume(app)).toBe(false);
  expect(await scraping.start(app, asking(["xing"])).catch(({ kind }) => kind)).toBe("busy");
  await close();
});

test("a folder that was being read when the process was killed holds up nobody", async () => {
  const { app, close } = await leftBehind({ isRecorded: true });
  expect(await scraping.resume(app)).toBe(true);
  expect((await runs.list(app))[0]?.state).toBe("failed");
  expect((await scraped(app, ["xing"])).state).toBe("completed");
  await close();
});
