import { expect, test } from "bun:test";
import fc from "fast-check";
import { contractTypes } from "@/modules/staffing/deployments/rules";
import { signedIn, testApp } from "@/modules/testing";
import { patience } from "@/src/patience.testing";
import { type Case, cases, now } from "./cases.testing";
import { around, emptied, filled } from "./filling.testing";
import {
  adsOf,
  amsterdam,
  daysToFill,
  middle,
  revenueOf,
  scoresOf,
  seatsOf,
  started,
  type Started,
  staysOf,
} from "./recount.testing";

/** More of them are looked at where there is time: REPORT_CASES=500. */
const runs = Number(process.env["REPORT_CASES"] ?? 10);
const app = testApp({ now: () => now });
const viewer = await signedIn(app, "viewer");
const second = await signedIn(app, "recruiter");
const everybody = await around(app, [viewer.user.id, second.user.id]);
const told = async (path: string) => (await viewer.ask("GET", path)).json();

let compared = 0;
function same(found: unknown, counted: unknown) {
  compared += 1;
  expect(found).toEqual(counted);
}

test(
  "every figure of a report is what anybody would count from the rows, whatever has happened",
  async () => {
    const checked = fc.asyncProperty(cases, async (it) => {
      await emptied(app);
      await filled(app, it, everybody);
      const asked = `from=${it.from}&to=${it.to}`;
      const all = started(it);
      sameRevenue(await told(`/api/reports/revenue?${asked}`), it, all);
      await sameLists(asked, it, all);
      samePerformance(await told(`/api/reports/performance?${asked}`), it, all);
      sameMarket(await told(`/api/analytics/metrics?${asked}`), it);
    });
    await fc.assert(checked, { numRuns: runs });
    console.log(`figures recomputed from raw rows: ${compared}, differences: 0`);
  },
  patience(600_000),
);

// Nothing below zero is not nothing for a rounding, but it is for JSON.
const tenth = (value: number) => Math.round(value * 10) / 10 + 0;
const grown = (value: number, before: number) =>
  before > 0 ? tenth((100 * (value - before)) / before) : null;

function before({ from, to }: Case) {
  const length = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
  const shifted = (day: string) =>
    new Date(Date.parse(day) - length * 86_400_000).toISOString().slice(0, 10);
  return { from: shifted(from), to: shifted(to) };
}

type Answer = Awaited<ReturnType<typeof told>>;

function sameRevenue({ current }: Answer, it: Case, all: Started[]) {
  const earlier = before(it);
  const { total, billed, n } = revenueOf(all, it.from, it.to);
  const last = revenueOf(all, earlier.from, earlier.to).total;
  same([current.total, current.billed, current.n], [total, billed, n]);
  same(current.growth, grown(Math.round(total * 100), Math.round(last * 100)));
  for (const service of contractTypes) {
    const own = revenueOf(
      all.filter((one) => one.service === service),
      it.from,
      it.to,
    );
    const shown = current.byService.find((one: { service: string }) => one.service === service);
    same([shown.revenue, shown.billed, shown.n], [own.total, own.billed, own.n]);
  }
  const steps: { revenue: number; from: string; to: string }[] = current.series;
  for (const { from, to, revenue } of steps) same(revenue, revenueOf(all, from, to).total);
  same(
    Math.round(steps.reduce((sum, step) => sum + step.revenue * 100, 0)),
    Math.round(total * 100),
  );
}

/** The lists behind the figures add up to them. */
async function sameLists(asked: string, it: Case, all: Started[]) {
  const earning = await told(`/api/reports/placements?${asked}&of=earning`);
  const { total, n } = revenueOf(all, it.from, it.to);
  same([earning.revenue, earning.total, earning.lines.length], [total, n, n]);
  const begun = await told(`/api/reports/placements?${asked}`);
  same(begun.total, all.filter((one) => one.startDate >= it.from && one.startDate <= it.to).length);
  const ads = await told(`/api/analytics/ads?${asked}&country=UK&skill=UPS`);
  const found = adsOf(it, it.from, it.to).filter(
    (ad) => ad.country === "GB" && ad.skills.includes("UPS"),
  );
  same(ads.total, found.length);
}

function samePerformance(report: Answer, it: Case, all: Started[]) {
  const { from, to } = it;
  const { figures, recruiters, stages, placements } = report;
  same(placements.total, all.filter((one) => one.startDate >= from && one.startDate <= to).length);
  const days = daysToFill(it, all, from, to);
  sameFigure(figures.timeToFill, middle(days), days.length, 18);
  const { seats, taken } = seatsOf(it, all, from, to);
  sameFigure(figures.successRate, seats ? tenth((100 * taken) / seats) : null, seats, 91);
  const scores = scoresOf(it, from, to);
  const mean = scores.length ? tenth(scores.reduce((a, b) => a + b, 0) / scores.length) : null;
  sameFigure(figures.clientSatisfaction, mean, scores.length, 4.7);
  for (const { type, n, medianDays } of stages) {
    const stays = staysOf(it, type, from, to);
    same(n, stays.length);
    if (n >= 3) expect(medianDays).toBeCloseTo(middle(stays) ?? 0, 0);
  }
  for (const [n, user] of everybody.users.entries()) sameRecruiter(recruiters, user, n, it, all);
}

function sameRecruiter(shown: Answer[], id: string, n: number, it: Case, all: Started[]) {
  const { from, to } = it;
  const own = all.filter(({ planner }) => planner === n);
  const found = shown.find((one) => one.id === id);
  const { seats, taken } = seatsOf(it, all, from, to, n);
  same(
    found?.placements ?? 0,
    own.filter((one) => one.startDate >= from && one.startDate <= to).length,
  );
  same(found?.revenue ?? 0, revenueOf(own, from, to).total);
  same(found?.successRate ?? null, seats ? tenth((100 * taken) / seats) : null);
}

function sameFigure(shown: Answer, value: number | null, n: number, benchmark: number) {
  same(shown.n, n);
  same([shown.value, shown.isBenchmark], n >= 5 ? [value, false] : [benchmark, true]);
}

function sameMarket({ trends }: Answer, it: Case) {
  const ads = adsOf(it, it.from, it.to);
  const isPerson = ({ isArchived, createdAt }: Case["people"][number]) =>
    !isArchived && amsterdam(createdAt) >= it.from && amsterdam(createdAt) <= it.to;
  same([trends.jobs.n, trends.candidates.n], [ads.length, it.people.filter(isPerson).length]);
  for (const { skill, n, employers } of trends.hotSkills) {
    const asking = ads.filter(({ skills }) => skills.includes(skill));
    const companies = new Set(asking.flatMap(({ company }) => company ?? []));
    same([n, employers], [asking.length, companies.size]);
  }
  for (const { country, demand } of trends.demandByCountry) {
    const iso = country === "UK" ? "GB" : country;
    same(demand, ads.filter((ad) => ad.country === iso).length);
  }
  const steps: { jobs: number; candidates: number }[] = trends.series;
  same(
    steps.reduce((sum, step) => sum + step.jobs, 0),
    ads.length,
  );
}
