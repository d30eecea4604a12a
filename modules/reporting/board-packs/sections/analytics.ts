import type { AnalyticsMetrics } from "@/modules/reporting/reports";
import { type Chart, inFilesOnly, type PackFigure, type Section, tableOf } from "../content";
import { figureBy, fillText, type Pen } from "../pdf-helpers";
import { maxOnPaper } from "../rules";

export function analyticsSection(metrics: AnalyticsMetrics, pen: Pen): Section {
  const { say, span } = pen;
  const days = fillText(say.compared, {
    period: span(metrics.period),
    previous: span(metrics.previous),
  });
  return {
    tab: "analytics",
    title: say.tabs.analytics,
    days,
    figures: figuresOf(metrics, pen),
    charts: chartsOf(metrics, pen),
    tables: tablesOf(metrics, pen),
    notes: [say.notes.analytics, say.notes.prediction, say.notes.benchmark],
  };
}

const figuresOf = (metrics: AnalyticsMetrics, pen: Pen): PackFigure[] => [
  ...countsOf(metrics, pen),
  demandOf(metrics, pen),
  ...ratesOf(metrics, pen),
];

function countsOf({ overview, trends }: AnalyticsMetrics, { say, write, growth }: Pen) {
  const counted = (name: string, n: number, note = "") => ({
    name,
    text: write("whole", n),
    note,
    isBenchmark: false,
  });
  const came = (n: number, moved: number | null) =>
    [fillText(say.analytics.came, { n }), growth(moved)].join(" · ");
  return [
    counted(say.analytics.totalJobs, overview.totalJobs, came(trends.jobs.n, trends.jobGrowth)),
    counted(
      say.analytics.totalCandidates,
      overview.totalCandidates,
      came(trends.candidates.n, trends.candidateGrowth),
    ),
    counted(say.analytics.activeProjects, overview.activeProjects),
    counted(say.analytics.completedPlacements, overview.completedPlacements),
  ];
}

function demandOf({ predictions }: AnalyticsMetrics, { say, write }: Pen): PackFigure {
  const { nextQuarterDemand, range, weeks, needed } = predictions;
  const note = range
    ? fillText(say.range, { low: write("whole", range.low), high: write("whole", range.high) })
    : fillText(say.analytics.waits, { weeks, needed });
  return {
    name: say.analytics.demand,
    text: write("whole", nextQuarterDemand),
    note,
    isBenchmark: false,
  };
}

const ratesOf = ({ kpis }: AnalyticsMetrics, pen: Pen) => {
  const { performance } = pen.say;
  return [
    figureBy({ pen, name: performance.timeToFill, figure: kpis.timeToFill, is: "days" }),
    figureBy({ pen, name: performance.successRate, figure: kpis.successRate, is: "percent" }),
    figureBy({ pen, name: performance.satisfaction, figure: kpis.clientSatisfaction, is: "score" }),
  ];
};

function chartsOf({ trends: { demandByCountry, hotSkills } }: AnalyticsMetrics, pen: Pen): Chart[] {
  const bar = (label: string, value: number) => ({ label, value, text: pen.write("whole", value) });
  const charts: Chart[] = [
    {
      title: pen.say.analytics.byCountry,
      kind: "bars",
      bars: demandByCountry.map(({ country, demand }) => bar(pen.country(country), demand)),
    },
    {
      title: pen.say.analytics.skills,
      kind: "bars",
      bars: hotSkills.map(({ skill, n }) => bar(skill, n)),
    },
  ];
  return charts.flatMap((chart) =>
    chart.bars.length > 0 ? { ...chart, bars: chart.bars.slice(0, maxOnPaper) } : [],
  );
}

const tablesOf = ({ trends }: AnalyticsMetrics, { say, country: nameOf }: Pen) => [
  tableOf(
    { name: "countries", title: say.analytics.byCountry },
    [
      [say.heads.country, "text", ({ country }) => nameOf(country)],
      [say.heads.ads, "whole", ({ demand }) => demand],
      [say.heads.before, "whole", ({ before }) => before],
      [say.heads.growth, "percent", ({ change }) => change],
      [say.heads.employers, "whole", ({ employers }) => employers],
    ],
    trends.demandByCountry,
  ),
  tableOf(
    { name: "skills", title: say.analytics.skills },
    [
      [say.heads.skill, "text", ({ skill }) => skill],
      [say.heads.ads, "whole", ({ n }) => n],
      [say.heads.before, "whole", ({ before }) => before],
      [say.heads.growth, "percent", ({ growth }) => growth],
      [say.heads.employers, "whole", ({ employers }) => employers],
    ],
    trends.hotSkills,
  ),
  inFilesOnly(
    tableOf(
      { name: "over-time", title: say.analytics.series },
      [
        [say.heads.from, "day", ({ from }) => from],
        [say.heads.to, "day", ({ to }) => to],
        [say.heads.ads, "whole", ({ jobs }) => jobs],
        [say.heads.candidates, "whole", ({ candidates }) => candidates],
      ],
      trends.series,
    ),
  ),
];
