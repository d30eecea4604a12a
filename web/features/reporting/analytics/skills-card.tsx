import { useTranslations } from "use-intl";
import type { AnalyticsMetrics } from "@/modules/reporting/reports/model";
import { RankedBars } from "@/web/shared/charts/ranked-bars";
import { useAmounts } from "@/web/shared/figures/use-amounts";
import { Card } from "@/web/ui/card";
import { useAdsOf } from "./use-ads-of";

type Props = { skills: AnalyticsMetrics["trends"]["hotSkills"] };

/** What ads ask for and how that moved; a growth is told only with how many it rests on. */
export function SkillsCard({ skills }: Props) {
  const t = useTranslations("analytics.skills");
  const { whole, growth } = useAmounts();
  const adsOf = useAdsOf();
  return (
    <Card title={t("title")}>
      <p className="-mt-2 mb-3 text-sm text-ink-2">{t("text")}</p>
      {skills.length === 0 ? (
        <p className="text-sm text-ink-3">{t("none")}</p>
      ) : (
        <RankedBars
          label={t("title")}
          tone="ok"
          rows={skills.map(({ skill, n, before, growth: moved }) => ({
            ...{ key: skill, name: skill, value: n, text: whole(n) },
            note: moved === null ? t("isNew") : t("moved", { growth: growth(moved), before }),
            to: adsOf("skill", skill),
          }))}
        />
      )}
    </Card>
  );
}
