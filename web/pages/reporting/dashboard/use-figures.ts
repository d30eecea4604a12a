import { useFormatter, useTranslations } from "use-intl";

const million = 1_000_000;

/** How each figure is written: revenue in millions with one decimal, specification §2. */
export function useFigures() {
  const t = useTranslations("dashboard.metrics");
  const format = useFormatter();
  const count = (value: number) => format.number(value);
  const percent = (value: number) =>
    format.number(value / 100, { style: "percent", maximumFractionDigits: 1 });
  const millions = (value: number) =>
    t("millions", {
      value: format.number(value / million, {
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      }),
    });
  const byPercent = (change: number) =>
    format.number(change / 100, {
      ...{ style: "percent", signDisplay: "exceptZero" },
      maximumFractionDigits: Math.abs(change) < 10 ? 1 : 0,
    });
  // What is a percentage itself grows by points.
  const byPoints = (points: number) =>
    t("points", {
      points: format.number(points, { signDisplay: "exceptZero", maximumFractionDigits: 1 }),
    });
  return {
    valueOf: {
      activeJobs: count,
      totalCandidates: count,
      successRate: percent,
      revenue: millions,
    },
    changeOf: {
      activeJobs: byPercent,
      totalCandidates: byPercent,
      successRate: byPoints,
      revenue: byPercent,
    },
  };
}
