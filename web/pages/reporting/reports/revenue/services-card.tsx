import { useTranslations } from "use-intl";
import type { RevenueReport } from "@/modules/reporting/reports/model";
import { RankedBars } from "@/web/shared/charts/ranked-bars";
import { useAmounts } from "@/web/shared/figures/use-amounts";
import { Card } from "@/web/ui/card";
import { useBehind } from "../use-behind";

/** Revenue by service, with its share and how it moved. */
export function ServicesCard({ current }: Pick<RevenueReport, "current">) {
  const t = useTranslations("reports.revenue");
  const tService = useTranslations("reports.services");
  const { euros, growth, percent } = useAmounts();
  const behind = useBehind();
  const rows = current.byService.map(({ service, revenue, percentage, growth: moved }) => ({
    key: service,
    name: tService(service),
    value: revenue,
    text: euros(revenue),
    note: [percent(percentage), moved !== null && growth(moved)].filter(Boolean).join(" · "),
    to: behind({ behind: "earning", service }),
  }));
  return (
    <Card title={t("byService")}>
      {rows.length === 0 ? (
        <p className="text-sm text-ink-3">{t("nobody")}</p>
      ) : (
        <RankedBars label={t("byService")} rows={rows} />
      )}
    </Card>
  );
}
