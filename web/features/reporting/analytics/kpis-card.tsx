import { useTranslations } from "use-intl";
import type { AnalyticsMetrics } from "@/modules/reporting/reports/model";
import { BenchmarkTag } from "@/web/shared/figures/benchmark-tag";
import { useAmounts } from "@/web/shared/figures/use-amounts";
import { useTile } from "@/web/shared/figures/use-tile";
import { Card } from "@/web/ui/card";
import { cx } from "@/web/ui/cx";

/** How the agency itself does over the period. */
export function KpisCard({ kpis }: Pick<AnalyticsMetrics, "kpis">) {
  const t = useTranslations("analytics.kpis");
  const { days, percent, score } = useAmounts();
  const tile = useTile();
  const rows = [
    tile({ key: "time", name: t("timeToFill") }, kpis.timeToFill, days),
    tile({ key: "success", name: t("successRate") }, kpis.successRate, percent, "points"),
    tile({ key: "satisfaction", name: t("clientSatisfaction") }, kpis.clientSatisfaction, score),
  ];
  return (
    <Card title={t("title")}>
      <dl className="-my-2 divide-y divide-line">
        {rows.map(({ key, name, text, note, isBenchmark }) => (
          <div key={key} className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
            <dt className="text-sm text-ink-2">{name}</dt>
            <dd className="flex items-center gap-2">
              {isBenchmark && <BenchmarkTag />}
              <span className={cx("num text-xl", isBenchmark ? "text-ink-3" : "text-ink")}>
                {text}
              </span>
            </dd>
            <dd className="w-full text-xs text-ink-3">{note}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
