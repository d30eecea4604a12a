import { candidates } from "@/modules/crm/candidates";
import { toSpecification } from "@/modules/knowledge/countries/rules";
import { type ReportPeriod, type PeriodQuery, periods } from "@/modules/knowledge/periods";
import { jobs } from "@/modules/market/jobs";
import {
  type Demand,
  type DemandIn,
  minWeeks,
  forecast,
  growthOf,
  measures,
  weeksAhead,
} from "@/modules/reporting/metrics";
import { projects } from "@/modules/staffing/projects";
import type { App } from "@/src/app";
import { cachedFigures } from "@/src/http/cached-count";
import { type Period, spanOf, stepsOf, unitOf, defaultAnalyticsPeriod } from "@/src/calendar";
import type { AdLines, AdQuery, AnalyticsMetrics } from "./model";
import { activeOnly, riskFactors } from "./risk-factors";
import { candidatesPerAd, minAds, growthWorthALook, maxTopItems, maxAdvice } from "./rules";

type Focus = AnalyticsMetrics["predictions"]["recommendedFocus"][number];

/** Where demand grows, and where too few candidates could answer it. */
async function focusOn(app: App, { countries, skills }: DemandIn): Promise<Focus[]> {
  const known = await measures.candidatesWith(
    app,
    skills.slice(0, maxTopItems).map(({ subject }) => subject),
  );
  const short = skills
    .slice(0, maxTopItems)
    .flatMap((it) => {
      const people = known.get(it.subject);
      return people === undefined ? [] : { ...it, people };
    })
    .filter(({ n, people }) => n >= minAds && people < n * candidatesPerAd);
  return [
    ...growing(countries).map((it) =>
      focus("country", it, `/jobs?country=${toSpecification(it.subject)}`),
    ),
    ...growing(skills).map((it) => focus("skill", it, searched("/jobs", it.subject))),
    ...short.slice(0, maxAdvice).map((it) => ({
      ...focus("shortage", it, searched("/candidates", it.subject)),
      candidates: it.people,
    })),
  ];
}

/** Those that grew most, of those that are asked for often enough to say so. */
const growing = (all: readonly Demand[]): Demand[] =>
  all
    .filter(({ n, change }) => n >= minAds && change !== null && change >= growthWorthALook)
    .toSorted((a, b) => (b.change ?? 0) - (a.change ?? 0) || b.n - a.n)
    .slice(0, maxAdvice);

const searched = (path: string, words: string) => `${path}?q=${encodeURIComponent(`"${words}"`)}`;

const focus = (kind: Focus["kind"], { subject, n, before }: Demand, link: string): Focus => ({
  kind,
  subject: kind === "country" ? toSpecification(subject) : subject,
  n,
  before,
  candidates: null,
  link,
});

type Predictions = AnalyticsMetrics["predictions"];

/** What is to be expected by a plain rule, each with the numbers it rests on. */
async function predictionsOf(
  app: App,
  about: ReportPeriod,
  demand: DemandIn,
): Promise<Predictions> {
  const weeks = await measures.adsByWeek(app);
  const expected = forecast(weeks, weeksAhead, minWeeks);
  const [recommendedFocus, factors] = await Promise.all([
    focusOn(app, demand),
    riskFactors(app, about, demand),
  ]);
  return {
    nextQuarterDemand: expected && Math.round(expected.value),
    range: expected && {
      low: Math.max(0, Math.round(expected.low)),
      high: Math.round(expected.high),
    },
    weeks: weeks.length,
    needed: minWeeks,
    recommendedFocus,
    riskFactors: factors,
  };
}

/** How many moments, in their order, fall into each of some stretches that follow one another without a gap. */
function countByPeriod(moments: readonly string[], spans: readonly Period[]): number[] {
  const counts = spans.map(() => 0);
  let n = 0;
  for (const at of moments) {
    while (n < spans.length - 1 && at >= (spans[n]?.to ?? "")) n += 1;
    counts[n] = (counts[n] ?? 0) + 1;
  }
  return counts;
}

/** The ads behind a figure of the market. */
export async function ads(app: App, query: AdQuery): Promise<AdLines> {
  const { period, header } = periods.reportPeriodOf(app, query, defaultAnalyticsPeriod);
  return { ...header, ...(await measures.adsIn(app, period, query)) };
}

/** What the market asks for, how the agency's own figures stand, and what follows from both. */
export const metrics = (app: App, query: PeriodQuery): Promise<AnalyticsMetrics> =>
  cachedFigures(app, ["analytics", query], () => metricsIn(app, query));

async function metricsIn(app: App, query: PeriodQuery): Promise<AnalyticsMetrics> {
  const about = periods.reportPeriodOf(app, query, defaultAnalyticsPeriod);
  const { period, previous, header } = about;
  const [overview, demand, [people = 0, peopleBefore = 0], figures] = await Promise.all([
    overviewOf(app),
    measures.demandIn(app, period, previous),
    measures.arrivals(app, [period, previous]),
    measures.figures(app, about),
  ]);
  const { timeToFill, successRate, clientSatisfaction } = figures;
  const ads = demand.ads.length;
  return {
    ...header,
    overview,
    trends: {
      jobGrowth: growthOf(ads, demand.before),
      candidateGrowth: growthOf(people, peopleBefore),
      jobs: { n: ads, before: demand.before },
      candidates: { n: people, before: peopleBefore },
      demandByCountry: demand.countries.slice(0, maxTopItems).map(inCountry),
      hotSkills: demand.skills.slice(0, maxTopItems).map(ofSkill),
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
    projects.figures(app, activeOnly()),
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
async function seriesOf(app: App, { period, days }: ReportPeriod, ads: readonly string[]) {
  const steps = stepsOf(days, unitOf(days));
  const spans = steps.map(spanOf).map(({ from, to }) => ({
    // Of the last hours the first and the last day are only parts.
    from: from < period.from ? period.from : from,
    to: to > period.to ? period.to : to,
  }));
  const [jobsIn, people] = [countByPeriod(ads, spans), await measures.arrivals(app, spans)];
  return steps.map((step, n) => ({ ...step, jobs: jobsIn[n] ?? 0, candidates: people[n] ?? 0 }));
}
