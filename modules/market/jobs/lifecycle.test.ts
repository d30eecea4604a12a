import { expect, test } from "bun:test";
import type { App } from "@/src/app";
import { testApp } from "@/modules/testing";
import { ad, merged, statuses, takeIn } from "./fixtures";
import { lifecycle } from "./index";
import { find } from "./service";

const runs = ["r1", "r2", "r3", "r4"].map(() => Bun.randomUUIDv7());

/** A complete answer to the question that holds none of its ads; how many are gone for it. */
async function lack(app: App, misses: number, runId = Bun.randomUUIDv7(), scope = "a question") {
  const { writes, gone } = await lifecycle.absences(app, [{ scope, misses }], runId);
  await app.write(writes);
  return gone;
}

test("a job that loses all its ads at once, on two sources, is gone once", async () => {
  const { app, job } = await merged();
  expect(await lack(app, 1)).toEqual([2]);
  const { status, history } = await find(app, job.id);
  expect(status).toBe("gone");
  expect(history.filter(({ event }) => event === "gone")).toHaveLength(1);
});

test.each([
  ["board", 2],
  ["feed", 1],
  ["service", 1],
] as const)(
  "an ad that a %s lacks %d times in a row is gone, not earlier",
  async (kind, misses) => {
    const app = testApp();
    const one = ad();
    await takeIn(app, [one], { runId: runs[0] ?? null });
    for (let n = 1; n <= misses; n += 1) {
      expect(await statuses(app)).toEqual(["open"]);
      await lack(app, lifecycle.missesUntilGone[kind], runs[n]);
    }
    expect(await statuses(app)).toEqual(["gone"]);
  },
);

test("being seen in between starts the count anew", async () => {
  const app = testApp();
  const one = ad();
  for (const runId of runs.slice(0, 3)) {
    await takeIn(app, [one], { runId });
    expect(await lack(app, 2)).toEqual([0]);
  }
  expect(await statuses(app)).toEqual(["open"]);
});

test("another question says nothing about this one's ads", async () => {
  const app = testApp();
  await takeIn(app, [ad()]);
  expect(await lack(app, 1, Bun.randomUUIDv7(), "another question")).toEqual([0]);
  expect(await statuses(app)).toEqual(["open"]);
});

test("an ad whose own page is gone is gone at once; the job lives on with its other ads", async () => {
  const { app, ads, job } = await merged();
  const [first, second] = ads as [ReturnType<typeof ad>, ReturnType<typeof ad>];
  await app.write(await lifecycle.closeAd(app, first.source, first.externalId));
  expect(await find(app, job.id)).toMatchObject({ status: "open", sources: ["indeed"] });
  await app.write(await lifecycle.closeAd(app, second.source, second.externalId));
  expect(await find(app, job.id)).toMatchObject({ status: "gone" });
});

test("an ad that comes back is relisted, counted, and opens its job again", async () => {
  const { app, ads, job } = await merged();
  for (const { source, externalId } of ads)
    await app.write(await lifecycle.closeAd(app, source, externalId));
  expect(await takeIn(app, ads.slice(0, 1))).toEqual(["changed"]);
  const record = await find(app, job.id);
  expect(record.status).toBe("open");
  expect(record.postings.map(({ relistedCount }) => relistedCount).toSorted()).toEqual([0, 1]);
  expect(record.history[0]?.event).toBe("relisted");
});
