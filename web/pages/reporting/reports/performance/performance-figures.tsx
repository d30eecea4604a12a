import { useTranslations } from "use-intl";
import type { PerformanceReport } from "@/modules/reporting/reports/model";
import { FigureStrip } from "@/web/shared/figures/figure-strip";
import { useAmounts } from "@/web/shared/figures/use-amounts";
import { useTile } from "@/web/shared/figures/use-tile";
import { useBehind } from "../use-behind";

type Named = "placements" | "thisMonth" | "timeToFill" | "successRate" | "satisfaction";

/** How many were placed and how that went; under the minimum of cases a benchmark stands in. */
export function PerformanceFigures({ figures }: Pick<PerformanceReport, "figures">) {
  const t = useTranslations("reports.performance");
  const { whole, days, percent, score } = useAmounts();
  const tile = useTile();
  const behind = useBehind();
  const words = (key: Named) => ({ key, name: t(key), hint: t(`hints.${key}`) });
  const monthly = "?tab=performance&period=month&behind=begun";
  const begun = { to: behind({ behind: "begun" }) };
  return (
    <FigureStrip
      label={t("figures")}
      tiles={[
        tile({ ...words("placements"), ...begun }, figures.placements, whole),
        tile({ ...words("thisMonth"), to: monthly }, figures.placementsThisMonth, whole),
        tile({ ...words("timeToFill"), ...begun }, figures.timeToFill, days),
        tile(words("successRate"), figures.successRate, percent, "points"),
        tile(words("satisfaction"), figures.clientSatisfaction, score),
      ]}
    />
  );
}
