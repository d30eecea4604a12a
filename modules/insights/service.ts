import { candidates } from "@/modules/candidates";
import { jobs } from "@/modules/jobs";
import { hardTargetFrom } from "@/modules/analysis/rules";
import type { App } from "@/src/app";
import type { DashboardMetrics } from "./model";
import { comparedDays, strongMatchesShown, successRateBenchmark } from "./rules";

const dayMs = 24 * 60 * 60 * 1000;

/** What the dashboard shows; figures whose records do not exist yet are null, never invented. */
export async function metrics(app: App): Promise<DashboardMetrics> {
  const now = app.now();
  const [counted, strongMatches, totalCandidates] = await Promise.all([
    jobs.counts(app, { status: "open" }),
    jobs.strongest(app, hardTargetFrom, strongMatchesShown),
    candidates.countAll(app),
  ]);
  const activeJobs = counted.total - counted.samples;
  const [ofJobs, ofCandidates] = await Promise.all([
    changeOf(now, (from, to) => jobs.countCreated(app, from, to)),
    changeOf(now, (from, to) => candidates.countAdded(app, from, to)),
  ]);
  const nothing = { value: null, change: null, isBenchmark: false };
  return {
    activeJobs,
    totalCandidates,
    successRate: successRateBenchmark,
    revenue: 0,
    figures: {
      activeJobs: { value: activeJobs, change: ofJobs, isBenchmark: false },
      totalCandidates: { value: totalCandidates, change: ofCandidates, isBenchmark: false },
      successRate: { value: successRateBenchmark, change: null, isBenchmark: true },
      revenue: nothing,
    },
    strongMatches,
    asOf: now.toISOString(),
  };
}

type Count = (from: string, to: string) => Promise<number>;

/** What came in the last 30 days against the 30 before, in percent; null where there was nothing before. */
async function changeOf(now: Date, count: Count): Promise<number | null> {
  const [from, middle, to] = [2 * comparedDays, comparedDays, 0].map((days) =>
    new Date(now.getTime() - days * dayMs).toISOString(),
  ) as [string, string, string];
  const [before, lately] = await Promise.all([count(from, middle), count(middle, to)]);
  return before === 0 ? null : Math.round((100 * (lately - before)) / before);
}
