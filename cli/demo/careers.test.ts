import { expect, spyOn, test } from "bun:test";
import { careers } from "@/modules/engagement/careers";
import { ad, longText, pay, takeIn } from "@/modules/market/jobs/fixtures";
import { jobs } from "@/modules/market/jobs/schema";
import { scrapeRuns } from "@/modules/market/scraping/schema";
import { testApp } from "@/modules/testing";
import type { App } from "@/src/app";
import { seedCareers } from "./careers";

const run = { id: "r", seq: 1, state: "active" as const, startedBy: "x", startedAt: "2026-01-01" };
const request = { sources: [], keywords: [], countries: [] };

/** As many ads as the demo publishes, each with all that it takes. */
async function tellJobs(app: App): Promise<void> {
  const told = (n: number) =>
    ad({ externalId: `job-${n}`, title: `Engineer ${n}`, salary: pay(), text: longText(`t${n}-`) });
  await takeIn(
    app,
    Array.from({ length: 8 }, (_, n) => told(n)),
  );
  const judged = { class: "hard-target" as const, score: 90, portalCategory: "DC Operations" };
  await app.write([app.db.update(jobs).set(judged as typeof jobs.$inferInsert)]);
}

test("jobs come before the public however long their boards take", async () => {
  const app = testApp();
  await app.write([app.db.insert(scrapeRuns).values({ ...run, request, transport: "replay" })]);
  let rests = 0;
  const sleep = spyOn(Bun, "sleep").mockImplementation(async () => {
    rests += 1;
    if (rests === 100) await tellJobs(app);
  });
  await seedCareers(app).finally(() => sleep.mockRestore());
  expect((await careers.open(app)).publications).toHaveLength(8);
});
