import type { GdprReport } from "@/modules/reporting/reports";
import { type Section, tableOf } from "../content";
import { fillText, type Pen } from "../pdf-helpers";

export function gdprSection(report: GdprReport, pen: Pen): Section {
  const { say, span, write, growth } = pen;
  const { activities, checks, risks } = report;
  const days = fillText(say.compared, {
    period: span(report.period),
    previous: span(report.previous),
  });
  const figure = (name: string, value: number, note: string) => ({
    name,
    text: write("whole", value),
    note,
    isBenchmark: false,
  });
  const bars = checks.map(({ name, percent }) => ({
    label: say.checks[name],
    value: percent,
    text: write("percent", percent),
  }));
  return {
    tab: "gdpr",
    title: say.tabs.gdpr,
    days,
    figures: [
      figure(say.gdpr.activities, activities.total, growth(activities.change)),
      figure(say.gdpr.thisMonth, activities.thisMonth, ""),
      figure(say.gdpr.risks, risks.length, ""),
    ],
    charts: [{ title: say.gdpr.checks, kind: "bars", bars }],
    tables: tablesOf(report, pen),
    notes: [say.notes.gdpr],
  };
}

const tablesOf = ({ checks, risks, activities }: GdprReport, { say }: Pen) => [
  tableOf(
    { name: "risks", title: say.gdpr.risks },
    [
      [say.heads.area, "text", ({ area }) => say.areas[area]],
      [say.heads.level, "text", ({ level }) => say.levels[level]],
      [say.heads.number, "whole", ({ n }) => n],
    ],
    risks,
  ),
  tableOf(
    { name: "checks", title: say.gdpr.checks },
    [
      [say.heads.duty, "text", ({ name }) => say.checks[name]],
      [say.heads.kept, "whole", ({ kept }) => kept],
      [say.heads.of, "whole", ({ of }) => of],
      [say.heads.share, "percent", ({ percent }) => percent],
    ],
    checks,
  ),
  tableOf(
    { name: "activities", title: say.gdpr.byType },
    [
      [
        say.heads.type,
        "text",
        ({ type }) => Object.entries(say.types).find(([it]) => it === type)?.[1] ?? type,
      ],
      [say.heads.number, "whole", ({ count }) => count],
    ],
    activities.categories,
  ),
];
