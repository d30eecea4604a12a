import { expect, test } from "bun:test";
import type { App } from "@/src/app";
import { oneFile } from "@/modules/fixtures";
import { allJobs } from "@/modules/market/jobs/fixtures";
import { asking, houseOnStandIn, openOn, scraped } from "./fixtures";
import { type Run, runs, scraping, ScrapingUpdate } from "./index";

test("only one run goes on at a time, also across two processes on one file", async () => {
  const file = oneFile();
  const one = await houseOnStandIn({}, file);
  const other = openOn(one.boards.origin, file);
  const started = await Promise.allSettled(
    [one.app, other].map((app) => scraping.start(app, asking(["linkedin"]))),
  );
  expect(started.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const refused = started.find(({ status }) => status === "rejected") as PromiseRejectedResult;
  expect(refused.reason).toMatchObject({ kind: "busy" });
  const first = await settled(other);
  expect(first.state).toBe("completed");
  expect((await scraped(other, ["linkedin"])).state).toBe("completed");
  await other.close();
  await one.close();
});

async function settled(app: App): Promise<Run> {
  for (let n = 0; n < 400; n += 1) {
    const { run, isActive } = await runs.status(app);
    if (run && !isActive) return run;
    await Bun.sleep(25);
  }
  throw new Error("the run did not end");
}

test("a cancelled run stops asking, keeps what it found, and another may start", async () => {
  const { app, boards, close } = await houseOnStandIn();
  const run = await scraping.start(app, asking());
  while ((await runs.status(app)).totalFound === 0) await Bun.sleep(5);
  expect((await scraping.cancel(app, run.id)).state).toBe("cancelled");
  await Bun.sleep(300);
  const asked = boards.requests.length;
  await Bun.sleep(200);
  expect(boards.requests.length).toBe(asked);
  expect(await allJobs(app)).not.toEqual([]);
  expect(await scraping.cancel(app, run.id).catch(({ kind }) => kind)).toBe("conflict");
  expect((await scraped(app, ["xing"])).state).toBe("completed");
  await close();
});

test("progress never falls, ends at 100, and is told as the specification has it", async () => {
  const { app, close } = await houseOnStandIn();
  const heard: { progress: number; totalFound: number }[] = [];
  app.subscribe(ScrapingUpdate, ({ data }) => heard.push(data));
  const run = await scraped(app);
  const progress = heard.map((it) => it.progress);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  expect(heard[0]).toEqual({ progress: 0, totalFound: 0 });
  expect(heard.at(-1)).toEqual({ progress: 100, totalFound: run.totalFound });
  expect(heard.length).toBeGreaterThan(4);
  await close();
});
