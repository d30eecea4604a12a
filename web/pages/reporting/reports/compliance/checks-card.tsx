import { useTranslations } from "use-intl";
import type { GdprReport } from "@/modules/reporting/reports/model";
import { ShareBar } from "@/web/shared/charts/share-bar";
import { useAmounts } from "@/web/shared/figures/use-amounts";
import { Card } from "@/web/ui/card";

const toneOf = (percent: number) => (percent >= 95 ? "ok" : percent >= 80 ? "warn" : "bad");

/** Each duty with its percentage, and what that was counted from. */
export function ChecksCard({ checks }: Pick<GdprReport, "checks">) {
  const t = useTranslations("reports.compliance");
  const { percent } = useAmounts();
  return (
    <Card title={t("checks")}>
      <ul aria-label={t("checks")} className="grid gap-3">
        {checks.map(({ name, kept, of, percent: share }) => (
          <li key={name} className="grid break-inside-avoid gap-1 text-sm">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="text-ink">{t(`names.${name}`)}</span>
              <span className="num text-ink">{percent(share)}</span>
            </p>
            <span className="flex items-center gap-3">
              <ShareBar share={share / 100} tone={toneOf(share)} />
              <span className="num text-xs text-ink-3">{t("keptOf", { kept, of })}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
