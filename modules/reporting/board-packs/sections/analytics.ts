import type { AnalyticsMetrics } from "@/modules/reporting/reports";
import type { Chart, Section } from "../content";
import { figureBy, fillText, type Pen } from "../pdf-helpers";
import { mostOnPaper } from "../rules";
import { inFilesOnly, tableOf } from "../tables";

export function analyticsSection(metrics: AnalyticsMetrics, pen: Pen): Section {
  const { say, span } = pen;
  const days = fillText(say.compared, {
    period: span(metrics.period),
    previous: span(metrics.previous),
  });
  return {
    ...{ tab: "analytics", title: say.tabs.analytics, days, figures: figuresOf(metrics, pen) },
    charts: chartsOf(metrics, pen),
    tables: tablesOf(metrics, pen),
    notes: [say.notes.analytics, say.notes.prediction, say.notes.benchmark],
  };
}

function figuresOf({ overview, trends, kpis, predictions }: AnalyticsMetrics, pen: Pen) {
  const { say, write, growth } = pen;
  const plain = { isBenchmark: false };
  const { nextQuarterDemand, range, weeks, needed } = predictions;
  const came = (n: number, moved: number | null) =>
    [fillText(say.analytics.came, { n }), growth(moved)].join(" · ");
  return [
    {
      ...{ ...plain, name: say.analytics.totalJobs, text: write("whole", overview.totalJobs) },
      note: came(trends.jobs.n, trends.jobGrowth),
    },
    {
      ...{ ...plain, name: say.analytics.totalCandidates },
      text: write("whole", overview.totalCandidates),
      note: came(trends.candidates.n, trends.candidateGrowth),
    },
    {
      ...{ ...plain, name: say.analytics.activeProjects, note: "" },
      text: write("whole", overview.activeProjects),
    },
    {
      ...{ ...plain, name: say.analytics.completedPlacements, note: "" },
      text: write("whole", overview.completedPlacements),
    },
    {
      ...{ ...plain, name: say.analytics.demand, text: write("whole", nextQuarterDemand) },
      note: range
        ? fillText(say.range, { low: write("whole", range.low), high: write("whole", range.high) })
        : fillText(say.analytics.waits, { weeks, needed }),
    },
    figureBy(pen, say.performance.timeToFill, kpis.timeToFill, "days"),
    figureBy(pen, say.performance.successRate, kpis.successRate, "percent"),
    figureBy(pen, say.performance.satisfaction, kpis.clientSatisfaction, "score"),
  ];
}

function chartsOf({ trends: { demandByCountry, hotSkills } }: AnalyticsMetrics, pen: Pen): Chart[] {
  const bar = (label: string, value: number) => ({ label, value, text: pen.write("whole", value) });
  const charts: Chart[] = [
    {
      ...{ title: pen.say.analytics.byCountry, kind: "bars" },
      bars: demandByCountry.map(({ country, demand }) => bar(pen.country(country), demand)),
    },
    {
      ...{ title: pen.say.analytics.skills, kind: "bars" },
      bars: hotSkills.map(({ skill, n }) => bar(skill, n)),
    },
  ];
  return charts.flatMap((chart) =>
    chart.bars.length > 0 ? { ...chart, bars: chart.bars.slice(0, mostOnPaper) } : [],
  );
}

const tablesOf = ({ trends }: AnalyticsMetrics, { say, country: nameOf }: Pen) => [
  tableOf(
    "countries",
    say.analytics.byCountry,
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
    "skills",
    say.analytics.skills,
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
      "over-time",
      say.analytics.series,
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
