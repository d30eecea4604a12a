import type { PerformanceReport } from "@/modules/reporting/reports";
import { inFilesOnly, type Section, tableOf } from "../content";
import { figureBy, fillText, type Pen } from "../pdf-helpers";

export function performanceSection(report: PerformanceReport, pen: Pen): Section {
  const { say, span } = pen;
  const { series } = report;
  const days = fillText(say.compared, {
    period: span(report.period),
    previous: span(report.previous),
  });
  return {
    tab: "performance",
    title: say.tabs.performance,
    days,
    figures: figuresOf(report, pen),
    charts: [
      {
        title: say.performance.series,
        kind: "columns",
        bars: series.map((step) => ({
          label: pen.step(step, series),
          value: step.placements,
          text: pen.write("whole", step.placements),
        })),
      },
    ],
    tables: tablesOf(report, pen),
    notes: [say.notes.performance, say.notes.benchmark],
  };
}

const figuresOf = ({ figures }: PerformanceReport, pen: Pen) => [
  figureBy({ pen, name: pen.say.performance.placements, figure: figures.placements, is: "whole" }),
  figureBy({
    pen,
    name: pen.say.performance.thisMonth,
    figure: figures.placementsThisMonth,
    is: "whole",
  }),
  figureBy({ pen, name: pen.say.performance.timeToFill, figure: figures.timeToFill, is: "days" }),
  figureBy({
    pen,
    name: pen.say.performance.successRate,
    figure: figures.successRate,
    is: "percent",
  }),
  figureBy({
    pen,
    name: pen.say.performance.satisfaction,
    figure: figures.clientSatisfaction,
    is: "score",
  }),
];

const tablesOf = (report: PerformanceReport, pen: Pen) => [
  recruitersOf(report, pen),
  ...stepsOf(report, pen),
];

const recruitersOf = ({ recruiters }: PerformanceReport, { say }: Pen) =>
  tableOf(
    { name: "recruiters", title: say.performance.recruiters },
    [
      [say.heads.name, "text", ({ name }) => name],
      [say.heads.placements, "whole", ({ placements }) => placements],
      [say.heads.successRate, "percent", ({ successRate }) => successRate],
      [say.heads.seats, "whole", ({ seats }) => seats],
      [say.heads.timeToFill, "days", ({ timeToFill }) => timeToFill],
      [say.heads.revenue, "euros", ({ revenue }) => revenue],
    ],
    recruiters,
  );

const stepsOf = ({ stages, sources, series }: PerformanceReport, { say }: Pen) => [
  tableOf(
    { name: "time-in-stage", title: say.performance.stages },
    [
      [say.heads.stage, "text", ({ type }) => say.stages[type]],
      [say.heads.median, "days", ({ medianDays }) => medianDays],
      [say.heads.moves, "whole", ({ n }) => n],
    ],
    stages,
  ),
  tableOf(
    { name: "sources", title: say.performance.sources },
    [
      [say.heads.source, "text", ({ source }) => say.origins[source]],
      [say.heads.candidates, "whole", ({ candidates }) => candidates],
      [say.heads.placements, "whole", ({ placements }) => placements],
    ],
    sources,
  ),
  inFilesOnly(
    tableOf(
      { name: "over-time", title: say.performance.series },
      [
        [say.heads.from, "day", ({ from }) => from],
        [say.heads.to, "day", ({ to }) => to],
        [say.heads.placements, "whole", ({ placements }) => placements],
      ],
      series,
    ),
  ),
];
