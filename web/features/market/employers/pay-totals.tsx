import { useFormatter, useTranslations } from "use-intl";
import type { PayTotals as Totals } from "@/modules/market/employers/model";
import { payChecks } from "@/modules/market/employers/rules";
import { ShareBar } from "@/web/shared/charts/share-bar";

/** How many of the ads that were read pass each check. */
export function PayTotals({ pay }: { pay: Totals }) {
  const t = useTranslations("radar.pay");
  const format = useFormatter();
  if (pay.ads === 0) return <p className="text-sm text-ink-3">{t("noneRead")}</p>;
  return (
    <div className="grid gap-3">
      <p className="flex items-baseline gap-2">
        <span className="num text-num-xl font-medium text-ink">{pay.score ?? "–"}</span>
        <span className="text-xs text-ink-3">{t("outOf", { count: pay.ads })}</span>
      </p>
      <ul aria-label={t("checksLabel")} className="grid gap-2 text-sm">
        {payChecks.map((check) => {
          const share = (pay.passed[check] ?? 0) / pay.ads;
          return (
            <li key={check} className="flex items-center gap-3">
              <span className="w-40 text-ink-2 sm:w-56">{t(`checks.${check}`)}</span>
              <ShareBar share={share} tone={share >= 0.8 ? "ok" : share >= 0.5 ? "warn" : "bad"} />
              <span className="num w-20 text-right text-xs text-ink">
                {t("passed", { passed: pay.passed[check] ?? 0, ads: pay.ads })}
                <span className="sr-only">{format.number(share, { style: "percent" })}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
