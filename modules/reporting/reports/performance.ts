import { origins } from "@/modules/crm/candidates/rules";
import { measures, type Placement, type Closed } from "@/modules/reporting/metrics";
import { periods } from "@/modules/knowledge/periods";
import type { App } from "@/src/app";
import { cachedFigures } from "@/src/http/cached-count";
import { stepsOf, unitOf, defaultReportPeriod, type Days } from "@/src/calendar";
import type { PerformanceReport, ReportQuery } from "./model";
import { users } from "@/modules/platform/accounts";
import { inEuros } from "./revenue";

type Known = {
  days: Days;
  all: readonly Placement[];
  begun: readonly Placement[];
  closed: readonly Closed[];
};

/** Whoever planned a placement that began or earned something, or was on the team of a project that was closed. */
async function recruitersOf(
  app: App,
  { days, all, begun, closed }: Known,
): Promise<PerformanceReport["recruiters"]> {
  const nameOf = await users.authors(app);
  const isOver = ({ day }: Closed) => day >= days.from && day <= days.to;
  const over = closed.filter(isOver);
  const earned = Map.groupBy(
    await measures.earnings(app, days),
    ({ placement }) => placement.recruiterId,
  );
  const started = Map.groupBy(begun, ({ recruiterId }) => recruiterId);
  const ids = new Set([...earned.keys(), ...started.keys(), ...over.flatMap(({ team }) => team)]);
  ids.delete(null);
  return [...ids]
    .flatMap((id) => id ?? [])
    .map((id) => {
      const own = started.get(id) ?? [];
      const success = measures.successRate(
        over.filter(({ team }) => team.includes(id)),
        all,
        days,
      );
      return {
        id,
        name: nameOf(id),
        placements: own.length,
        successRate: success.value,
        seats: success.n,
        timeToFill: measures.timeToFill(own).value,
        revenue: inEuros(earned.get(id) ?? []).revenue,
      };
    })
    .toSorted(
      (a, b) => b.placements - a.placements || b.revenue - a.revenue || (a.id < b.id ? -1 : 1),
    );
}

/** How people were placed in a period: how many, how soon, how well, from where and by whom. */
export const performance = (app: App, query: ReportQuery): Promise<PerformanceReport> =>
  cachedFigures(app, ["performance", query], () => performanceIn(app, query));

async function performanceIn(app: App, query: ReportQuery): Promise<PerformanceReport> {
  const about = periods.reportPeriodOf(app, query, defaultReportPeriod);
  const { period, days, header } = about;
  const all = await measures.placements(app);
  const begun = measures.begunIn(all, days);
  const [figures, closed, stages, arrived] = await Promise.all([
    measures.figures(app, about),
    measures.closedProjects(app),
    measures.staysIn(app, period),
    measures.arrivalsBySource(app, period),
  ]);
  return {
    ...header,
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
