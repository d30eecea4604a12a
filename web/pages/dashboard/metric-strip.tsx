import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { DashboardMetrics } from "@/modules/insights/model";
import { cx } from "@/web/ui/cx";
import { useFigures } from "./use-figures";

type Name = keyof DashboardMetrics["figures"];

/** Every number leads to the list behind it. */
const places: Record<Name, string> = {
  activeJobs: "/jobs",
  totalCandidates: "/candidates",
  successRate: "/deployments",
  revenue: "/reports",
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
  const { valueOf, changeOf } = useFigures();
  const { value, change, isBenchmark } = figure;
  return (
    <Link
      to={places[name]}
      className="block h-full px-4 py-3.5 outline-offset-[-3px] transition-colors duration-150 hover:bg-sunken sm:px-5"
    >
      <span className="eyebrow block">{t(name)}</span>
      <span className="mt-1.5 flex flex-wrap items-baseline gap-x-2">
        <span
          className={cx("num text-num-xl font-medium", isBenchmark ? "text-ink-3" : "text-ink")}
        >
          {value === null ? "–" : valueOf[name](value)}
        </span>
        {isBenchmark ? (
          <span title={t("benchmarkWhy")} className="num text-xs text-ink-3">
            {t("benchmark")}
          </span>
        ) : (
          value !== null && (
            <Change text={change === null ? null : changeOf(change)} isGood={(change ?? 0) >= 0} />
          )
        )}
      </span>
    </Link>
  );
}

function Change({ text, isGood }: { text: string | null; isGood: boolean }) {
  const t = useTranslations("dashboard.metrics");
  if (text === null) {
    return (
      <span title={t("noChange")} className="num text-xs text-ink-3">
        –
      </span>
    );
  }
  return (
    <span
      title={t("change", { change: text })}
      className={cx("num text-xs", isGood ? "text-ok" : "text-bad")}
    >
      {text}
    </span>
  );
}
