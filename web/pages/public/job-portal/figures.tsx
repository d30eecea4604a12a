import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { portalHead } from "@/web/features/public/job-portal/queries";
import { cx } from "@/web/ui/cx";

/** In how many countries the agency works, and how often it succeeds; what nobody measured is grey. */
export function Figures() {
  const t = useTranslations("portal.figures");
  const format = useFormatter();
  const { data } = useQuery(portalHead);
  const rate = data?.successRate;
  const percent = rate && format.number(rate.value / 100, { style: "percent" });
  return (
    <dl className="flex overflow-hidden rounded-lg border border-line bg-surface shadow-card">
      <Figure name={t("countries")} value={data ? format.number(data.countries) : "–"} />
      <Figure name={t("successRate")} value={percent ?? "–"} isPale={rate?.isBenchmark}>
        {rate?.isBenchmark && (
          <span title={t("benchmarkWhy")} className="num text-xs text-ink-3">
            {t("benchmark")}
          </span>
        )}
      </Figure>
    </dl>
  );
}

type Props = { name: string; value: string; isPale?: boolean | undefined; children?: ReactNode };

const Figure = ({ name, value, isPale = false, children }: Props) => (
  <div className="px-4 py-2 not-first:border-l not-first:border-line">
    <dt className="eyebrow">{name}</dt>
    <dd className="flex items-baseline gap-x-2">
      <span className={cx("num text-xl font-medium", isPale ? "text-ink-3" : "text-ink")}>
        {value}
      </span>
      {children}
    </dd>
  </div>
);
