import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import type { RevenueReport } from "@/modules/reporting/reports/model";
import { defaultReportPeriod } from "@/src/calendar";
import { AgencyActuals } from "@/web/features/reporting/actuals";
import { revenueReport } from "@/web/features/reporting/reports/queries";
import { RankedBars } from "@/web/shared/charts/ranked-bars";
import { TimeChart } from "@/web/shared/charts/time-chart";
import type { Point } from "@/web/shared/charts/types";
import { useAmounts } from "@/web/shared/figures/use-amounts";
import { usePeriodParams } from "@/web/shared/periods/use-period-params";
import { useChartPoints } from "@/web/shared/periods/use-chart-points";
import { buttonClass } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { EmptyState } from "@/web/ui/empty-state";
import { ExportButton } from "../packs/export-button";
import { ReportLoader } from "../report-loader";
import { useDrillDown } from "../use-drill-down";
import { RevenueFigures } from "./revenue-figures";

/** Revenue by service, with its share and how it moved. */
function ServicesCard({ current }: Pick<RevenueReport, "current">) {
  const t = useTranslations("reports.revenue");
  const tService = useTranslations("reports.services");
  const { euros, growth, percent } = useAmounts();
  const behind = useDrillDown();
  const rows = current.byService.map(({ service, revenue, percentage, growth: moved }) => ({
    key: service,
    name: tService(service),
    value: revenue,
    text: euros(revenue),
    note: [percent(percentage), moved !== null && growth(moved)].filter(Boolean).join(" · "),
    to: behind({ behind: "earning", service }),
  }));
  return (
    <Card title={t("byService")}>
      {rows.length === 0 ? (
        <p className="text-sm text-ink-3">{t("nobody")}</p>
      ) : (
        <RankedBars label={t("byService")} rows={rows} />
      )}
    </Card>
  );
}

/** What the agency earned, from which service and client, and what is to be expected. */
export function RevenueTab() {
  const { choice } = usePeriodParams(defaultReportPeriod);
  const query = useQuery(revenueReport(choice));
  return (
    <ReportLoader query={query}>
      {(report) => (
        <>
          <RevenueFigures report={report} />
          <OverTime report={report} />
          <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
            <ServicesCard current={report.current} />
            <ClientsCard current={report.current} />
          </div>
          <ForecastCard report={report} />
          <AgencyActuals />
        </>
      )}
    </ReportLoader>
  );
}

function OverTime({ report: { current } }: { report: RevenueReport }) {
  const t = useTranslations("reports.revenue");
  const { euros, shortEuros } = useAmounts();
  const points = useChartPoints()(current.series, ({ revenue }) => revenue, euros);
  const heads: [string, string] = [t("when"), t("total")];
  if (current.n === 0) return <NothingYet />;
  return (
    <Card title={t("overTime")} action={<ExportButton tab="revenue" />}>
      <TimeChart
        label={t("overTime")}
        heads={current.hours.minutes > 0 ? [...heads, t("agreed")] : heads}
        points={current.hours.minutes > 0 ? besideAgreed(points, current.series, euros) : points}
        mark={shortEuros}
      />
    </Card>
  );
}

/** What was agreed for the same time, as a line over the columns. */
const besideAgreed = (
  points: readonly Point[],
  steps: readonly { agreed: number }[],
  write: (value: number) => string,
): Point[] =>
  points.map((point, n) => {
    const value = steps[n]?.agreed ?? 0;
    return { ...point, beside: { value, text: write(value) } };
  });

function NothingYet() {
  const t = useTranslations("reports.revenue");
  return (
    <Card title={t("overTime")} action={<ExportButton tab="revenue" />}>
      <EmptyState
        kind="nothing-yet"
        title={t("none.title")}
        text={t("none.text")}
        action={
          <Link to="/deployments" className={buttonClass()}>
            {t("none.action")}
          </Link>
        }
      />
    </Card>
  );
}

/** Which clients it came from, the largest first. */
function ClientsCard({ current }: Pick<RevenueReport, "current">) {
  const t = useTranslations("reports.revenue");
  const { euros, percent } = useAmounts();
  const behind = useDrillDown();
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
        <RankedBars label={t("byClient")} rows={rows} />
      )}
    </Card>
  );
}

/** What the forecast rests on, and how it is worked out; under its minimum there is none. */
function ForecastCard({ report: { current, forecast } }: { report: RevenueReport }) {
  const t = useTranslations("reports.revenue.forecast");
  const format = useFormatter();
  const { euros, shortEuros } = useAmounts();
  const { months, needed, nextQuarter, agreed } = forecast;
  const isKept = current.hours.minutes > 0;
  const nameOf = (month: string, style: "short" | "long") =>
    format.dateTime(new Date(`${month.slice(0, 7)}-15T12:00:00Z`), {
      month: style,
      timeZone: "UTC",
      ...(style === "long" && { year: "numeric" }),
    });
  const points = months.map(({ month, revenue }) => ({
    key: month,
    label: nameOf(month, "short"),
    name: nameOf(month, "long"),
    value: revenue,
    text: euros(revenue),
  }));
  return (
    <Card title={t("title")}>
      <p className="-mt-2 mb-3 max-w-prose text-sm text-ink-2">
        {nextQuarter === null ? t("waits", { months: months.length, needed }) : t("method")}{" "}
        {t("agreed", { quarter: euros(agreed.nextQuarter), year: euros(agreed.yearEnd) })}
      </p>
      {months.length > 0 && (
        <TimeChart
          label={t("months")}
          heads={isKept ? [t("month"), t("revenue"), t("plan")] : [t("month"), t("revenue")]}
          points={isKept ? besideAgreed(points, months, euros) : points}
          mark={shortEuros}
        />
      )}
    </Card>
  );
}

export { RevenueTab as Component };
