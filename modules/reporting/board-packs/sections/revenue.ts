import type { PlacementLines, RevenueReport } from "@/modules/reporting/reports";
import { inFilesOnly, type Section, tableOf } from "../content";
import { fillText, type Pen } from "../pdf-helpers";

/** What was earned, with every placement that it came from. */
export function revenueSection(report: RevenueReport, lines: PlacementLines, pen: Pen): Section {
  const { say, span } = pen;
  const days = fillText(say.compared, {
    period: span(report.period),
    previous: span(report.previous),
  });
  const bars = report.current.series.map((step) => ({
    label: pen.step(step, report.current.series),
    value: step.revenue,
    text: pen.write("euros", step.revenue),
  }));
  return {
    tab: "revenue",
    title: say.tabs.revenue,
    days,
    figures: figuresOf(report, pen),
    charts: report.current.n === 0 ? [] : [{ title: say.revenue.series, kind: "columns", bars }],
    tables: [...tablesOf(report, pen), placements(lines, pen)],
    notes: [say.notes.revenue, say.notes.forecast],
  };
}

function figuresOf({ current, forecast }: RevenueReport, pen: Pen) {
  const { say, write, growth } = pen;
  const plain = { isBenchmark: false };
  return [
    {
      ...plain,
      name: say.revenue.total,
      text: write("euros", current.total),
      note: [growth(current.growth), ...estimatedOf(current, say, write)].join(" · "),
    },
    {
      ...plain,
      name: say.revenue.billed,
      text: write("euros", current.billed),
      note: fillText(say.revenue.from, { n: current.n, unpriced: current.unpriced }),
    },
    ...workedOf(current, say, write),
    ...expectedOf(forecast, pen),
  ];
}

/** What may be expected, and what is agreed of it already. */
function expectedOf(forecast: RevenueReport["forecast"], { say, write }: Pen) {
  const plain = { isBenchmark: false };
  const { nextQuarter, nextQuarterRange, yearEnd, yearEndRange, months, needed, agreed } = forecast;
  const waits = fillText(say.revenue.waits, { months: months.length, needed });
  const rangeOf = (range: RevenueReport["forecast"]["nextQuarterRange"]) =>
    range
      ? fillText(say.range, { low: write("euros", range.low), high: write("euros", range.high) })
      : waits;
  return [
    {
      ...plain,
      name: say.revenue.nextQuarter,
      text: write("euros", nextQuarter),
      note: rangeOf(nextQuarterRange),
    },
    {
      ...plain,
      name: say.revenue.yearEnd,
      text: write("euros", yearEnd),
      note: rangeOf(yearEndRange),
    },
    {
      ...plain,
      name: say.revenue.agreedAhead,
      text: write("euros", agreed.nextQuarter),
      note: fillText(say.revenue.agreedYear, { amount: write("euros", agreed.yearEnd) }),
    },
  ];
}

/** How much of the revenue rests on agreements alone, where hours are kept. */
function estimatedOf(
  { hours, estimated }: RevenueReport["current"],
  say: Pen["say"],
  write: Pen["write"],
): string[] {
  if (hours.minutes === 0) return [];
  return [fillText(say.revenue.estimated, { amount: write("euros", estimated) })];
}

/** What approved hours came to; nothing where no hours are kept. */
function workedOf({ hours }: RevenueReport["current"], say: Pen["say"], write: Pen["write"]) {
  if (hours.minutes === 0) return [];
  const inHours = (minutes: number) => write("whole", Math.round(minutes / 60));
  const kept = { hours: inHours(hours.minutes), planned: inHours(hours.plannedMinutes) };
  return [
    {
      isBenchmark: false,
      name: say.revenue.worked,
      text: write("euros", hours.billed),
      note: fillText(say.revenue.stands, {
        invoiced: write("euros", hours.invoiced),
        waiting: write("euros", hours.waiting),
      }),
    },
    {
      isBenchmark: false,
      name: say.revenue.workedMargin,
      text: write("euros", hours.margin),
      note: fillText(say.revenue.kept, kept),
    },
  ];
}

const tablesOf = (report: RevenueReport, pen: Pen) => [
  ...sharesOf(report, pen),
  ...stepsOf(report, pen),
];

const sharesOf = ({ current }: RevenueReport, { say }: Pen) => [
  tableOf(
    { name: "by-service", title: say.revenue.byService },
    [
      [say.heads.service, "text", ({ service }) => say.services[service]],
      [say.heads.revenue, "euros", ({ revenue }) => revenue],
      [say.heads.billed, "euros", ({ billed }) => billed],
      [say.heads.share, "percent", ({ percentage }) => percentage],
      [say.heads.deployments, "whole", ({ n }) => n],
      [say.heads.growth, "percent", ({ growth }) => growth],
    ],
    current.byService,
  ),
  tableOf(
    { name: "by-client", title: say.revenue.byClient },
    [
      [say.heads.client, "text", ({ name }) => name],
      [say.heads.revenue, "euros", ({ revenue }) => revenue],
      [say.heads.billed, "euros", ({ billed }) => billed],
      [say.heads.share, "percent", ({ percentage }) => percentage],
      [say.heads.deployments, "whole", ({ n }) => n],
    ],
    current.byClient,
  ),
];

const stepsOf = ({ current, forecast }: RevenueReport, { say, month: monthOf }: Pen) => [
  inFilesOnly(
    tableOf(
      { name: "over-time", title: say.revenue.series },
      [
        [say.heads.from, "day", ({ from }) => from],
        [say.heads.to, "day", ({ to }) => to],
        [say.heads.revenue, "euros", ({ revenue }) => revenue],
        [say.heads.agreed, "euros", ({ agreed }) => agreed],
        [say.heads.billed, "euros", ({ billed }) => billed],
      ],
      current.series,
    ),
  ),
  tableOf(
    { name: "whole-months", title: say.revenue.months },
    [
      [say.heads.month, "text", ({ month }) => monthOf(month)],
      [say.heads.revenue, "euros", ({ revenue }) => revenue],
      [say.heads.agreed, "euros", ({ agreed }) => agreed],
    ],
    forecast.months,
  ),
];

/** Without the names of the people: a number finds them for whoever may see them. */
const placements = ({ lines }: PlacementLines, { say }: Pen) =>
  inFilesOnly(
    tableOf(
      { name: "placements", title: say.revenue.placements },
      [
        [say.heads.number, "text", ({ number }) => number],
        [say.heads.position, "text", ({ position }) => position],
        [say.heads.client, "text", ({ clientName }) => clientName],
        [say.heads.service, "text", ({ service }) => say.services[service]],
        [say.heads.from, "day", ({ startDate }) => startDate],
        [say.heads.to, "day", ({ endDate }) => endDate],
        [say.heads.revenue, "euros", ({ revenue }) => revenue],
        [say.heads.billed, "euros", ({ billed }) => billed],
      ],
      lines,
    ),
  );
