import { candidates } from "@/modules/crm/candidates";
import { jobs } from "@/modules/market/jobs";
import { type Figure, measures } from "@/modules/reporting/metrics";
import { reports } from "@/modules/reporting/reports";
import { settings } from "@/modules/platform/settings";
import type { App } from "@/src/app";
import { revisionsOf } from "@/src/http/etag";
import { type Period, periodOf, previousOf, todayOf } from "@/src/calendar";
import type { DashboardMetrics } from "./model";
import { comparedPeriod, earnedPeriod, strongMatchesShown } from "./rules";

/** What the dashboard shows; nothing in it that was not counted, but for benchmarks that say so. */
export async function metrics(app: App): Promise<DashboardMetrics> {
  const [activeJobs, totalCandidates, earned, strongMatches] = await Promise.all([
    jobsNow(app),
    candidatesNow(app),
    earnedSoFar(app),
    jobs.strongest(app, strongMatchesShown),
  ]);
  return {
    activeJobs: activeJobs.value ?? 0,
    totalCandidates: totalCandidates.value ?? 0,
    successRate: earned.successRate.value ?? 0,
    revenue: earned.revenue.value ?? 0,
    figures: { activeJobs, totalCandidates, ...earned },
    strongMatches,
    asOf: app.now().toISOString(),
  };
}

async function jobsNow(app: App): Promise<Figure> {
  const [{ total, samples }, change] = await Promise.all([
    jobs.counts(app, { status: "open" }),
    changeOf(app, ({ from, to }) => jobs.countCreated(app, from, to)),
  ]);
  return countedAs(total - samples, change);
}

async function candidatesNow(app: App): Promise<Figure> {
  const [value, change] = await Promise.all([
    candidates.countAll(app),
    changeOf(app, ({ from, to }) => candidates.countAdded(app, from, to)),
  ]);
  return countedAs(value, change);
}

const countedAs = (value: number, change: number | null): Figure => ({
  value,
  change,
  n: value,
  isBenchmark: false,
});

/** What came in the last 30 days against the 30 before, in percent; null where there was nothing before. */
async function changeOf(app: App, count: (period: Period) => Promise<number>) {
  const choice = { period: comparedPeriod } as const;
  const [lately, before] = await Promise.all([
    count(periodOf(choice, app.now())),
    count(previousOf(choice, app.now())),
  ]);
  return before === 0 ? null : Math.round((100 * (lately - before)) / before);
}

type Earned = { successRate: Figure; revenue: Figure };
const known = new WeakMap<App["db"], { state: string; earned: Promise<Earned> }>();

/** Of this calendar year until today, the very figures of the reports; once per change of what they are made of. */
async function earnedSoFar(app: App): Promise<Earned> {
  const [revision, benchmarks, rates] = await Promise.all([
    revisionsOf(app, ["deployments", "projects", "worked"]),
    settings.valueOf(app, "benchmarks"),
    settings.valueOf(app, "rates"),
  ]);
  const state = JSON.stringify([revision, todayOf(app.now()), benchmarks, rates]);
  const last = known.get(app.db);
  if (last?.state === state) return last.earned;
  const earned = earnedNow(app);
  known.set(app.db, { state, earned });
  earned.catch(() => known.delete(app.db));
  return earned;
}

async function earnedNow(app: App): Promise<Earned> {
  const choice = { period: earnedPeriod } as const;
  const compared = {
    period: periodOf(choice, app.now()),
    previous: previousOf(choice, app.now()),
  };
  const [{ successRate }, { current }] = await Promise.all([
    measures.figures(app, compared),
    reports.revenue(app, choice),
  ]);
  const { total, growth, n } = current;
  const revenue = { value: n === 0 ? null : total, n, isBenchmark: false, change: growth };
  return { successRate, revenue };
}
