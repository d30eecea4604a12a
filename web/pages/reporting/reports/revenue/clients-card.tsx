import { useTranslations } from "use-intl";
import type { RevenueReport } from "@/modules/reporting/reports/model";
import { RankedBars } from "@/web/shared/charts/ranked-bars";
import { useAmounts } from "@/web/shared/figures/use-amounts";
import { Card } from "@/web/ui/card";
import { useBehind } from "../use-behind";

/** Which clients it came from, the largest first. */
export function ClientsCard({ current }: Pick<RevenueReport, "current">) {
  const t = useTranslations("reports.revenue");
  const { euros, percent } = useAmounts();
  const behind = useBehind();
  const rows = current.byClient.map(({ id, name, revenue, percentage, n }) => ({
    key: id,
    name,
    value: revenue,
    text: euros(revenue),
    note: `${percent(percentage)} · ${t("deployments", { count: n })}`,
    to: behind({ behind: "earning", client: id }),
  }));
  return (
    <Card title={t("byClient")}>
      {rows.length === 0 ? (
        <p className="text-sm text-ink-3">{t("nobody")}</p>
      ) : (
        <RankedBars label={t("byClient")} rows={rows} tone="ok" />
      )}
    </Card>
  );
}
