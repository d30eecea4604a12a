import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useTranslations, useFormatter } from "use-intl";
import { payReport } from "@/web/features/market/employers/queries";
import { buttonClass } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { PayTotals } from "@/web/features/market/employers/pay-totals";
import { SectionState } from "./section-state";
import { sectionPath } from "./sections";
import type { Market } from "@/modules/market/employers/model";
import { referenceRates } from "@/modules/knowledge/normalise/rules";
import { marketAds } from "@/modules/market/employers/rules";
import { useRangeText } from "@/web/shared/figures/use-range-text";
import { RangeBar } from "@/web/shared/charts/range-bar";
import { useCountryNames } from "@/web/shared/country-name";

/** What collected ads pay; only where there are enough of them, which is said. */
function Markets({ markets }: { markets: readonly Market[] }) {
  const t = useTranslations("radar.pay.markets");
  const note = <p className="-mt-2 mb-3 text-sm text-ink-2">{t("text", { count: marketAds })}</p>;
  if (markets.length === 0) {
    return (
      <>
        {note}
        <p className="text-sm text-ink-3">{t("none")}</p>
      </>
    );
  }
  const byCurrency = Map.groupBy(markets, ({ currency }) => currency);
  return (
    <>
      {note}
      <ul aria-label={t("title")} className="grid gap-3">
        {markets.map((market) => {
          const peers = byCurrency.get(market.currency) ?? [];
          return (
            <MarketRow
              key={`${market.role} ${market.country} ${market.currency}`}
              market={market}
              from={Math.min(...peers.map(({ low }) => low))}
              to={Math.max(...peers.map(({ high }) => high))}
            />
          );
        })}
      </ul>
    </>
  );
}

type RowProps = { market: Market; from: number; to: number };

function MarketRow({ market, from, to }: RowProps) {
  const t = useTranslations("radar.pay.markets");
  const tRole = useTranslations("jobs.roles");
  const nameOf = useCountryNames();
  const format = useFormatter();
  const { currency, low, median, high, n, converted } = market;
  const on = format.dateTime(new Date(`${referenceRates.on}T12:00:00Z`), "day");
  const range = useRangeText();
  const style = { style: "currency", currency, maximumFractionDigits: 0 } as const;
  return (
    <li className="grid gap-1">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <span className="text-ink">
          {tRole(market.role)} · {nameOf(market.country)}
        </span>
        <span className="num text-xs text-ink-3">{t("of", { count: n })}</span>
      </p>
      <RangeBar from={from} to={to} low={low} middle={median} high={high} />
      <p className="num text-xs text-ink-2">
        {t("range", { range: range(market, style), median: format.number(median, style) })}
        {converted > 0 && (
          <span className="text-ink-3"> {t("converted", { count: converted, on })}</span>
        )}
      </p>
    </li>
  );
}

/** How openly the market speaks of pay, and what it pays where enough ads say so. */
export default function PaySection() {
  const t = useTranslations("radar.pay");
  const query = useQuery(payReport);
  return (
    <SectionState section="pay" query={query} isEmpty={({ all }) => all.ads === 0}>
      {({ all, markets }) => (
        <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
          <Card
            title={t("title")}
            action={
              <Link
                to={sectionPath("employers", { sort: "pay" })}
                className={buttonClass("secondary", "sm")}
              >
                {t("lowest")}
              </Link>
            }
          >
            <p className="-mt-2 mb-4 text-sm text-ink-2">{t("text")}</p>
            <PayTotals pay={all} />
          </Card>
          <Card title={t("markets.title")}>
            <Markets markets={markets} />
          </Card>
        </div>
      )}
    </SectionState>
  );
}
