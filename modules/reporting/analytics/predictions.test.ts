import { expect, test } from "bun:test";
import { candidates } from "@/modules/crm/candidates";
import { person } from "@/modules/crm/candidates/fixtures";
import { added as company } from "@/modules/crm/clients/fixtures";
import { deployed } from "@/modules/staffing/deployments/fixtures";
import { deployments } from "@/modules/staffing/deployments/schema";
import { jobs } from "@/modules/market/jobs/schema";
import { signedIn, testApp } from "@/modules/testing";
import { addDays } from "@/src/calendar";
import type { AnalyticsMetrics } from "./model";

const now = new Date("2026-06-17T10:00:00.000Z");
const today = "2026-06-17";

/** So many ads of a country, put up so many days ago; the collection began a year before. */
async function market() {
  const app = testApp({ now: () => now });
  const { as, ask } = await signedIn(app, "recruiter");
  let seq = 0;
  const ads = (n: number, daysAgo: number, country: string, skills: string[] = []) =>
    Array.from({ length: n }, () => {
      seq += 1;
      const at = `${addDays(today, -daysAgo)}T09:00:00.000Z`;
      const row = { id: Bun.randomUUIDv7(), seq, title: "Engineer", companyKey: `c${seq % 4}` };
      const known = { sourceType: "scraped" as const, status: "open" as const, sources: [] };
      const times = { createdAt: at, updatedAt: at };
      return app.db.insert(jobs).values({ ...row, ...known, ...times, country, skills });
    });
  const told = async (period = "30d"): Promise<AnalyticsMetrics> =>
    (await ask("GET", `/api/analytics/metrics?period=${period}`)).json();
  await app.write(ads(1, 365, "NL"));
  return { app, as, ads, told };
}

test("countries and skills are advised whose demand grows, and a country that falls is a risk", async () => {
  const { app, ads, told } = await market();
  await app.write([
    ...ads(12, 5, "DE", ["BMS"]),
    ...ads(10, 40, "DE", ["BMS"]),
    ...ads(5, 3, "FR"),
    ...ads(10, 40, "FR"),
    ...ads(4, 3, "IE"),
    ...ads(1, 40, "IE"),
  ]);
  const { trends, predictions } = await told();
  expect(trends.demandByCountry[0]).toEqual({
    ...{ country: "DE", demand: 12, n: 12, before: 10, change: 20, employers: 4 },
  });
  expect([trends.jobs, trends.jobGrowth]).toEqual([{ n: 21, before: 21 }, 0]);
  const focus = predictions.recommendedFocus.map(({ kind, subject, n }) => [kind, subject, n]);
  // Ireland has grown most, from too few ads to say so.
  expect(focus.slice(0, 2)).toEqual([
    ["country", "DE", 12],
    ["skill", "BMS", 12],
  ]);
  expect(predictions.riskFactors).toEqual([
    { kind: "falling-demand", subject: "FR", n: 5, of: 10, link: "/jobs?country=FR" },
  ]);
});

test("a skill that many ads ask for and few candidates have is a shortage", async () => {
  const { app, as, ads, told } = await market();
  await app.write(ads(6, 5, "DE", ["UPS"]));
  const shortage = async () =>
    (await told()).predictions.recommendedFocus.find(({ kind }) => kind === "shortage");
  expect(await shortage()).toMatchObject({ subject: "UPS", n: 6, candidates: 0 });
  await candidates.addAll(
    as,
    Array.from({ length: 12 }, () => person({ skills: ["ups-systems"] })),
  );
  expect(await shortage()).toBeUndefined();
});

test("before the collection there is nothing to compare with, and too few weeks foretell nothing", async () => {
  const { app, ads, told } = await market();
  await app.write([app.db.delete(jobs), ...ads(8, 5, "DE"), ...ads(9, 25, "DE")]);
  const { trends, predictions } = await told("30d");
  expect(trends.jobs).toEqual({ n: 17, before: 0 });
  expect([trends.jobGrowth, trends.demandByCountry[0]?.change]).toEqual([null, null]);
  expect(predictions).toMatchObject({ nextQuarterDemand: null, range: null, weeks: 3, needed: 8 });
});

test("as many ads every week are to be expected again", async () => {
  const { app, ads, told } = await market();
  await app.write(Array.from({ length: 30 }, (_, week) => ads(3, 5 + 7 * week, "DE")).flat());
  const { nextQuarterDemand, range, weeks } = (await told()).predictions;
  expect([nextQuarterDemand, range, weeks]).toEqual([39, { low: 39, high: 39 }, 26]);
});

test("one client that brings almost everything, and work that ends soon, are risks with their numbers", async () => {
  const { app, as, told } = await market();
  const clientId = (await company(as)).id;
  for (let n = 0; n < 3; n += 1) {
    await deployed(as, {
      ...(n > 0 && { clientId }),
      startDate: "2026-01-05",
      endDate: n === 0 ? "2026-07-01" : "2026-12-31",
    });
  }
  await app.write([app.db.update(deployments).set({ status: "active" })]);
  const { riskFactors } = (await told()).predictions;
  expect(riskFactors).toEqual([
    expect.objectContaining({ kind: "one-client", n: 67, of: 100, link: `/clients/${clientId}` }),
    expect.objectContaining({ kind: "ending-soon", n: 1, of: 3 }),
  ]);
});
