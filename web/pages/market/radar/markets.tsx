import { useFormatter, useTranslations } from "use-intl";
import type { Market } from "@/modules/market/employers/model";
import { marketAds } from "@/modules/market/employers/rules";
import { RangeBar } from "@/web/shared/charts/range-bar";
import { useCountryNames } from "@/web/shared/country-name";

/** What collected ads pay; only where there are enough of them, which is said. */
export function Markets({ markets }: { markets: readonly Market[] }) {
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
  const { currency, low, median, high, n } = market;
  const money = (amount: number) =>
    format.number(amount, { style: "currency", currency, maximumFractionDigits: 0 });
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
        {t("range", { low: money(low), median: money(median), high: money(high) })}
      </p>
    </li>
  );
}
