import { useFormatter, useTranslations } from "use-intl";
import type { RevenueReport } from "@/modules/reporting/reports/model";
import { FigureStrip } from "@/web/shared/figures/figure-strip";
import { useRangeText } from "@/web/shared/figures/use-range-text";
import { useAmounts } from "@/web/shared/figures/use-amounts";
import { useDrillDown } from "../use-drill-down";

const wholeEuros = { style: "currency", currency: "EUR", maximumFractionDigits: 0 } as const;

/** What was earned and billed, by how many, and what is to be expected. */
export function RevenueFigures({ report: { current, forecast } }: { report: RevenueReport }) {
  const t = useTranslations("reports.revenue");
  const { euros, growth, percent, whole } = useAmounts();
  const inRange = useRangeText();
  const behind = useDrillDown();
  const worked = useWorked(current.hours);
  const { total, billed, estimated, n, unpriced } = current;
  const { months, needed } = forecast;
  const waits = t("forecast.waits", { months: months.length, needed });
  const rangeOf = (range: RevenueReport["forecast"]["nextQuarterRange"]) =>
    range ? inRange(range, wholeEuros) : waits;
  return (
    <FigureStrip
      label={t("figures")}
      tiles={[
        {
          key: "total",
          name: t("total"),
          hint: t("hints.total"),
          text: euros(total),
          note: [
            current.growth === null ? t("noBase") : t("growth", { growth: growth(current.growth) }),
            ...(current.hours.minutes > 0 ? [t("estimated", { amount: euros(estimated) })] : []),
          ].join(" · "),
          to: behind({ behind: "earning" }),
        },
        {
          key: "billed",
          name: t("billed"),
          hint: t("hints.billed"),
          text: euros(billed),
          note: billed > 0 && t("share", { share: percent((100 * total) / billed) }),
        },
        {
          key: "n",
          name: t("earning"),
          hint: t("hints.earning"),
          text: whole(n),
          note: n > 0 && t("unpriced", { count: unpriced }),
          to: behind({ behind: "earning" }),
        },
        ...worked,
        {
          key: "quarter",
          name: t("forecast.nextQuarter"),
          hint: t("forecast.method"),
          text: euros(forecast.nextQuarter),
          note: rangeOf(forecast.nextQuarterRange),
        },
        {
          key: "year",
          name: t("forecast.yearEnd"),
          hint: t("forecast.method"),
          text: euros(forecast.yearEnd),
          note: rangeOf(forecast.yearEndRange),
        },
      ]}
    />
  );
}

/** What approved hours came to, beside what was planned; nothing where no hours are kept. */
function useWorked(hours: RevenueReport["current"]["hours"]) {
  const t = useTranslations("reports.revenue.worked");
  const format = useFormatter();
  const { euros } = useAmounts();
  const { minutes, plannedMinutes, billed, margin, invoiced, waiting } = hours;
  if (minutes === 0) return [];
  const inHours = (it: number) => format.number(it / 60, { maximumFractionDigits: 0 });
  return [
    {
      key: "worked",
      name: t("name"),
      hint: t("hint"),
      text: euros(billed),
      note: t("note", { invoiced: euros(invoiced), waiting: euros(waiting) }),
    },
    {
      key: "workedMargin",
      name: t("margin"),
      hint: t("hint"),
      text: euros(margin),
      note: t("hours", { hours: inHours(minutes), planned: inHours(plannedMinutes) }),
    },
  ];
}
