import { useTranslations } from "use-intl";
import type { Rates } from "@/modules/staffing/rates/model";
import { useCountryNames } from "@/web/shared/country-name";
import { type DealText, estimateFor } from "./deal";

/** Where the employer's costs come from, and how far one may lean on them. */
export function Estimate({ deal, rates }: { deal: DealText; rates: Rates }) {
  const t = useTranslations("deployments.calculator");
  const countryOf = useCountryNames();
  const percent = estimateFor(deal, rates);
  if (percent === null) return null;
  const country = countryOf(deal.country);
  return (
    <p className="text-xs text-ink-2">
      {rates.own.includes(deal.country)
        ? t("own", { country, percent })
        : t("estimate", { country, percent, date: rates.asOf })}
    </p>
  );
}
