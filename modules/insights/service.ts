import { jobs } from "@/modules/jobs";
import { hardTargetFrom } from "@/modules/analysis/rules";
import type { App } from "@/src/app";
import type { DashboardMetrics } from "./model";
import { comparedDays, strongMatchesShown, successRateBenchmark } from "./rules";

const dayMs = 24 * 60 * 60 * 1000;

/** What the dashboard shows; figures whose records do not exist yet are null, never invented. */
export async function metrics(app: App): Promise<DashboardMetrics> {
  const now = app.now();
  const [counted, strongMatches] = await Promise.all([
    jobs.counts(app, { status: "open" }),
    jobs.strongest(app, hardTargetFrom, strongMatchesShown),
  ]);
  const activeJobs = counted.total - counted.samples;
  const change = await changeOfJobs(app, now);
  const nothing = { value: null, change: null, isBenchmark: false };
  return {
    activeJobs,
    totalCandidates: 0,
    successRate: successRateBenchmark,
    revenue: 0,
    figures: {
      activeJobs: { value: activeJobs, change, isBenchmark: false },
      totalCandidates: nothing,
      successRate: { value: successRateBenchmark, change: null, isBenchmark: true },
      revenue: nothing,
    },
    strongMatches,
    asOf: now.toISOString(),
  };
}

/** New jobs of the last 30 days against the 30 before, in percent; null where there were none before. */
async function changeOfJobs(app: App, now: Date): Promise<number | null> {
  const [from, middle, to] = [2 * comparedDays, comparedDays, 0].map((days) =>
    new Date(now.getTime() - days * dayMs).toISOString(),
  ) as [string, string, string];
  const [before, lately] = await Promise.all([
    jobs.countCreated(app, from, middle),
    jobs.countCreated(app, middle, to),
  ]);
  return before === 0 ? null : Math.round((100 * (lately - before)) / before);
}
