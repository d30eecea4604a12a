import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import type { AnalyticsMetrics } from "@/modules/reporting/reports/model";
import { TimeChart } from "@/web/shared/charts/time-chart";
import { useAmounts } from "@/web/shared/figures/use-amounts";
import { useChartPoints } from "@/web/shared/periods/use-chart-points";
import { Card } from "@/web/ui/card";
import { SegmentedControl } from "@/web/ui/segmented-control";

const kinds = ["jobs", "candidates"] as const;
type Props = { trends: AnalyticsMetrics["trends"]; action?: ReactNode };

/** How many ads or candidates came, day by day, week by week or month by month. */
export function TrendCard({ trends: { series }, action }: Props) {
  const t = useTranslations("analytics.trend");
  const [kind, choose] = useState<(typeof kinds)[number]>("jobs");
  const { whole, short } = useAmounts();
  const pointsOf = useChartPoints();
  const choices = kinds.map((value) => ({ value, label: t(value) }));
  return (
    <Card title={t("title")} action={action}>
      <div className="no-print mb-3">
        <SegmentedControl
          label={t("which")}
          choices={choices}
          value={kind}
          onValueChange={choose}
        />
      </div>
      <TimeChart
        label={t(`${kind}OverTime`)}
        heads={[t("when"), t(kind)]}
        points={pointsOf(series, (step) => step[kind], whole)}
        mark={short}
      />
    </Card>
  );
}
