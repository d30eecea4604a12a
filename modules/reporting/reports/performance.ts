import { origins } from "@/modules/crm/candidates/rules";
import { measures, type Placement } from "@/modules/reporting/metrics";
import { periods, stepsOf, unitOf, usualOfReports } from "@/modules/knowledge/periods";
import type { App } from "@/src/app";
import type { PerformanceReport, ReportQuery } from "./model";
import { recruitersOf } from "./by-recruiter";

/** How people were placed in a period: how many, how soon, how well, from where and by whom. */
export async function performance(app: App, query: ReportQuery): Promise<PerformanceReport> {
  const about = periods.asked(app, query, usualOfReports);
  const { period, days, said } = about;
  const all = await measures.placements(app);
  const begun = measures.begunIn(all, days);
  const [figures, closed, stages, arrived] = await Promise.all([
    measures.figures(app, about),
    measures.closedProjects(app),
    measures.staysIn(app, period),
    measures.arrivalsBySource(app, period),
  ]);
  return {
    ...said,
    placements: { total: begun.length, thisMonth: figures.placementsThisMonth.value ?? 0 },
    metrics: {
      timeToFill: figures.timeToFill.value ?? 0,
      successRate: figures.successRate.value ?? 0,
      clientSatisfaction: figures.clientSatisfaction.value ?? 0,
    },
    figures,
    series: stepsOf(days, unitOf(days)).map((step) => ({
      ...step,
      placements: measures.begunIn(all, step).length,
    })),
    stages,
    sources: sourcesOf(begun, arrived),
    recruiters: await recruitersOf(app, { days, all, begun, closed }),
  };
}

type Arrived = Awaited<ReturnType<typeof measures.arrivalsBySource>>;

const sourcesOf = (begun: readonly Placement[], arrived: Arrived) =>
  origins
    .map((source) => ({
      source,
      candidates: arrived.get(source) ?? 0,
      placements: begun.filter((it) => it.source === source).length,
    }))
    .filter(({ candidates, placements }) => candidates > 0 || placements > 0);
