import { Link } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import type { DashboardMetrics } from "@/modules/reporting/dashboard/model";
import { useAmounts } from "@/web/shared/figures/use-amounts";
import { cx } from "@/web/ui/cx";
import { Tooltip } from "@/web/ui/tooltip";

type Name = keyof DashboardMetrics["figures"];

/** Every number leads to the list behind it, narrowed to what was counted. */
const places: Record<Name, string> = {
  activeJobs: "/jobs?samples=no",
  totalCandidates: "/candidates",
  successRate: "/reports?tab=performance&period=year",
  revenue: "/reports?period=year",
};
const names: readonly Name[] = ["activeJobs", "totalCandidates", "successRate", "revenue"];

export function MetricStrip({ metrics }: { metrics: DashboardMetrics }) {
  const t = useTranslations("dashboard.metrics");
  return (
    <ul
      aria-label={t("label")}
      className="grid grid-cols-2 overflow-hidden rounded-lg border border-line bg-surface shadow-card md:grid-cols-4"
    >
      {names.map((name) => (
        <li key={name} className="-mt-px -ml-px border-t border-l border-line">
          <Metric name={name} figure={metrics.figures[name]} />
        </li>
      ))}
    </ul>
  );
}

type Figure = DashboardMetrics["figures"][Name];

function Metric({ name, figure }: { name: Name; figure: Figure }) {
  const t = useTranslations("dashboard.metrics");
  const { valueOf } = useFigures();
  const { value, isBenchmark, n } = figure;
  const formula = isBenchmark ? t("benchmarkWhy", { n }) : t(`formulas.${name}`, { n });
  return (
    <Tooltip content={formula} side="bottom">
      <Link
        to={places[name]}
        className="block h-full px-4 py-3.5 outline-offset-[-3px] transition-colors duration-150 hover:bg-sunken sm:px-5"
      >
        <span className="eyebrow block">{t(name)}</span>
        <span className="mt-1.5 flex flex-wrap items-baseline gap-x-2">
          <span
            className={cx(
              "num text-num-xl font-medium whitespace-nowrap",
              isBenchmark ? "text-ink-3" : "text-ink",
            )}
          >
            {value === null ? "–" : valueOf[name](value)}
          </span>
          <Beside name={name} figure={figure} />
        </span>
      </Link>
    </Tooltip>
  );
}

/** That it is a benchmark, or how it stands against the equal period before. */
function Beside({ name, figure: { value, change, isBenchmark } }: { name: Name; figure: Figure }) {
  const t = useTranslations("dashboard.metrics");
  const { changeOf } = useFigures();
  if (isBenchmark) return <span className="num text-xs text-ink-3">{t("benchmark")}</span>;
  if (value === null) return null;
  // Without a base there is nothing to see beside the figure; whoever listens is told why.
  if (change === null) return <span className="sr-only">{t("noChange")}</span>;
  const text = changeOf[name](change);
  return (
    <span className={cx("num text-xs", change >= 0 ? "text-ok" : "text-bad")}>
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{t("change", { change: text })}</span>
    </span>
  );
}

const million = 1_000_000;

/** How each figure is written: revenue in millions with one decimal, specification §2. */
function useFigures() {
  const t = useTranslations("dashboard.metrics");
  const format = useFormatter();
  const { growth } = useAmounts();
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
      activeJobs: growth,
      totalCandidates: growth,
      successRate: byPoints,
      revenue: growth,
    },
  };
}
