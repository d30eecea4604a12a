import { Radar } from "lucide-react";
import { lazy, Suspense } from "react";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { AnalyticsMetrics } from "@/modules/reporting/reports/model";
import { RankedBars } from "@/web/shared/charts/ranked-bars";
import { useCountryNames } from "@/web/shared/country-name";
import { useAmounts } from "@/web/shared/figures/use-amounts";
import { buttonClass } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { EmptyState } from "@/web/ui/empty-state";
import { useAdsOf } from "./use-ads-of";

const CountryMap = lazy(() => import("./country-map"));

type Props = { countries: AnalyticsMetrics["trends"]["demandByCountry"] };

/** Where people are looked for: the countries as bars, and on the map of Europe. */
export function DemandCard({ countries }: Props) {
  const t = useTranslations("analytics.demand");
  const nameOf = useCountryNames();
  const adsOf = useAdsOf();
  const { whole, growth } = useAmounts();
  const rows = countries.map(({ country, demand, change, employers }) => ({
    key: country,
    name: nameOf(country),
    value: demand,
    text: whole(demand),
    note: [change !== null && growth(change), t("employers", { count: employers })]
      .filter(Boolean)
      .join(" · "),
    to: adsOf("country", country),
  }));
  return (
    <Card title={t("title")}>
      <p className="-mt-2 mb-3 max-w-prose text-sm text-ink-2">{t("text")}</p>
      {rows.length === 0 ? (
        <CollectFirst />
      ) : (
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,360px)]">
          <RankedBars label={t("title")} rows={rows} />
          <Suspense>
            <CountryMap label={t("map")} countries={rows} />
          </Suspense>
        </div>
      )}
    </Card>
  );
}

/** Demand is counted from ads; without any the next step is to collect some. */
function CollectFirst() {
  const t = useTranslations("analytics.none");
  return (
    <EmptyState
      kind="nothing-yet"
      title={t("title")}
      text={t("text")}
      action={
        <Link to="/scraping" className={buttonClass("primary")}>
          <Radar aria-hidden="true" size={16} />
          {t("action")}
        </Link>
      }
    />
  );
}
