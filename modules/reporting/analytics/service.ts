import { candidates } from "@/modules/crm/candidates";
import { jobs } from "@/modules/market/jobs";
import { type Demand, growthOf, measures } from "@/modules/reporting/metrics";
import {
  type Asked,
  type PeriodQuery,
  periods,
  spanOf,
  stepsOf,
  unitOf,
  usualOfAnalytics,
} from "@/modules/knowledge/periods";
import { projects } from "@/modules/staffing/projects";
import { toSpecification } from "@/modules/market/sources/rules";
import type { App } from "@/src/app";
import type { AnalyticsMetrics } from "./model";
import { predictionsOf } from "./predictions";
import { activeOnly } from "./risk-factors";
import { longestTop } from "./rules";
import { tallied } from "./tallying";

/** What the market asks for, how the agency's own figures stand, and what follows from both. */
export async function metrics(app: App, query: PeriodQuery): Promise<AnalyticsMetrics> {
  const about = periods.asked(app, query, usualOfAnalytics);
  const { period, previous, said } = about;
  const [overview, demand, [people = 0, peopleBefore = 0], figures] = await Promise.all([
    overviewOf(app),
    measures.demandIn(app, period, previous),
    measures.arrivals(app, [period, previous]),
    measures.figures(app, about),
  ]);
  const { timeToFill, successRate, clientSatisfaction } = figures;
  const ads = demand.ads.length;
  return {
    ...said,
    overview,
    trends: {
      jobGrowth: growthOf(ads, demand.before),
      candidateGrowth: growthOf(people, peopleBefore),
      jobs: { n: ads, before: demand.before },
      candidates: { n: people, before: peopleBefore },
      demandByCountry: demand.countries.slice(0, longestTop).map(inCountry),
      hotSkills: demand.skills.slice(0, longestTop).map(ofSkill),
      series: await seriesOf(app, about, demand.ads),
    },
    kpis: { timeToFill, successRate, clientSatisfaction },
    predictions: await predictionsOf(app, about, demand),
  };
}

async function overviewOf(app: App): Promise<AnalyticsMetrics["overview"]> {
  const [open, totalCandidates, active, placements] = await Promise.all([
    jobs.counts(app, { status: "open" }),
    candidates.countAll(app),
    projects.figures(app, activeOnly),
    measures.placements(app),
  ]);
  return {
    totalJobs: open.total - open.samples,
    totalCandidates,
    activeProjects: active.projects,
    completedPlacements: placements.filter(({ isCompleted }) => isCompleted).length,
  };
}

const countedOf = ({ n, before, change, employers }: Demand) => ({ n, before, change, employers });

const inCountry = (it: Demand) => ({
  country: toSpecification(it.subject),
  demand: it.n,
  ...countedOf(it),
});

const ofSkill = (it: Demand) => ({ skill: it.subject, growth: it.change, ...countedOf(it) });

/** Ads and candidates by day, week or month. */
async function seriesOf(app: App, { period, days }: Asked, ads: readonly string[]) {
  const steps = stepsOf(days, unitOf(days));
  const spans = steps.map(spanOf).map(({ from, to }) => ({
    // Of the last hours the first and the last day are only parts.
    from: from < period.from ? period.from : from,
    to: to > period.to ? period.to : to,
  }));
  const [jobsIn, people] = [tallied(ads, spans), await measures.arrivals(app, spans)];
  return steps.map((step, n) => ({ ...step, jobs: jobsIn[n] ?? 0, candidates: people[n] ?? 0 }));
}
