import { useTranslations } from "use-intl";
import type { PerformanceReport } from "@/modules/reporting/reports/model";
import { RankedBars } from "@/web/shared/charts/ranked-bars";
import { useAmounts } from "@/web/shared/figures/use-amounts";
import { Card } from "@/web/ui/card";
import { useBehind } from "../use-behind";

/** Where candidates come from, and which of these ways ends in a placement. */
export function SourcesCard({ sources }: Pick<PerformanceReport, "sources">) {
  const t = useTranslations("reports.performance.sources");
  const tOrigin = useTranslations("candidates.origins");
  const { whole } = useAmounts();
  const behind = useBehind();
  return (
    <Card title={t("title")}>
      <p className="-mt-2 mb-3 text-sm text-ink-2">{t("text")}</p>
      {sources.length === 0 ? (
        <p className="text-sm text-ink-3">{t("none")}</p>
      ) : (
        <RankedBars
          label={t("title")}
          tone="ok"
          rows={sources.map(({ source, candidates, placements }) => ({
            key: source,
            name: tOrigin(source),
            value: candidates,
            text: whole(candidates),
            note: t("placed", { count: placements }),
            to: placements > 0 ? behind({ behind: "begun", source }) : undefined,
          }))}
        />
      )}
    </Card>
  );
}
