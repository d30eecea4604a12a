import { useFormatter, useTranslations } from "use-intl";
import type { RevenueReport } from "@/modules/reporting/reports/model";
import { TimeChart } from "@/web/shared/charts/time-chart";
import { useAmounts } from "@/web/shared/figures/use-amounts";
import { Card } from "@/web/ui/card";

/** What the forecast rests on, and how it is worked out; under its minimum there is none. */
export function ForecastCard({ forecast }: Pick<RevenueReport, "forecast">) {
  const t = useTranslations("reports.revenue.forecast");
  const format = useFormatter();
  const { euros, shortEuros } = useAmounts();
  const { months, needed, nextQuarter } = forecast;
  const nameOf = (month: string, style: "short" | "long") =>
    format.dateTime(new Date(`${month.slice(0, 7)}-15T12:00:00Z`), {
      ...{ month: style, timeZone: "UTC" },
      ...(style === "long" && { year: "numeric" }),
    });
  return (
    <Card title={t("title")}>
      <p className="-mt-2 mb-3 max-w-prose text-sm text-ink-2">
        {nextQuarter === null ? t("waits", { months: months.length, needed }) : t("method")}
      </p>
      {months.length > 0 && (
        <TimeChart
          label={t("months")}
          heads={[t("month"), t("revenue")]}
          points={months.map(({ month, revenue }) => ({
            ...{ key: month, label: nameOf(month, "short"), name: nameOf(month, "long") },
            ...{ value: revenue, text: euros(revenue) },
          }))}
          mark={shortEuros}
        />
      )}
    </Card>
  );
}
