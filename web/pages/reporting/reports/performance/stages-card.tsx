import { useTranslations } from "use-intl";
import type { PerformanceReport } from "@/modules/reporting/reports/model";
import { RankedBars } from "@/web/shared/charts/ranked-bars";
import { useAmounts } from "@/web/shared/figures/use-amounts";
import { Card } from "@/web/ui/card";

/** Where candidates wait: the median days in each kind of stage that they left. */
export function StagesCard({ stages }: Pick<PerformanceReport, "stages">) {
  const t = useTranslations("reports.performance.stages");
  const tStage = useTranslations("projectWork.stageTypes");
  const { days } = useAmounts();
  const left = stages.filter(({ n }) => n > 0);
  return (
    <Card title={t("title")}>
      <p className="-mt-2 mb-3 text-sm text-ink-2">{t("text")}</p>
      {left.length === 0 ? (
        <p className="text-sm text-ink-3">{t("none")}</p>
      ) : (
        <RankedBars
          label={t("title")}
          rows={left.map(({ type, n, medianDays }) => ({
            key: type,
            name: tStage(type),
            value: medianDays ?? 0,
            text: days(medianDays),
            note: t("moves", { count: n }),
          }))}
        />
      )}
    </Card>
  );
}
