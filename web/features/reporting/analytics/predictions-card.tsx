import { useTranslations } from "use-intl";
import type { AnalyticsMetrics } from "@/modules/reporting/reports/model";
import { useAmounts } from "@/web/shared/figures/use-amounts";
import { Card } from "@/web/ui/card";
import { EvidenceList } from "./evidence-list";
import { usePredictions } from "./use-predictions";

/** What is to be expected and what to look after: rules over counted numbers, each shown with them. */
export function PredictionsCard({ predictions }: Pick<AnalyticsMetrics, "predictions">) {
  const t = useTranslations("analytics.predictions");
  const { whole } = useAmounts();
  const { focus, risks } = usePredictions(predictions);
  const { nextQuarterDemand, range, weeks, needed } = predictions;
  return (
    <Card title={t("title")}>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-3">
        <section className="grid content-start gap-1">
          <h3 className="eyebrow">{t("demand")}</h3>
          {nextQuarterDemand === null ? (
            <p className="text-sm text-ink-2">{t("waits", { weeks, needed })}</p>
          ) : (
            <>
              <p className="num text-2xl leading-8 font-medium text-ink">
                {whole(nextQuarterDemand)}
              </p>
              {range && (
                <p className="num text-xs text-ink-2">
                  {t("range", { low: whole(range.low), high: whole(range.high) })}
                </p>
              )}
              <p className="text-xs text-ink-3">{t("method", { weeks })}</p>
            </>
          )}
        </section>
        <EvidenceList title={t("focus")} none={t("noFocus")} lines={focus} />
        <EvidenceList title={t("risks")} none={t("noRisks")} lines={risks} />
      </div>
    </Card>
  );
}
