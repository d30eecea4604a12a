import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { PerformanceReport } from "@/modules/reporting/reports/model";
import { defaultReportPeriod } from "@/src/calendar";
import { useTile } from "@/web/features/reporting/metrics/use-tile";
import { performanceReport } from "@/web/features/reporting/reports/queries";
import { RankedBars } from "@/web/shared/charts/ranked-bars";
import { TimeChart } from "@/web/shared/charts/time-chart";
import { FigureStrip } from "@/web/shared/figures/figure-strip";
import { useAmounts } from "@/web/shared/figures/use-amounts";
import { usePeriodParams } from "@/web/shared/periods/use-period-params";
import { useChartPoints } from "@/web/shared/periods/use-chart-points";
import { Card } from "@/web/ui/card";
import { ExportButton } from "../packs/export-button";
import { ReportLoader } from "../report-loader";
import { useDrillDown } from "../use-drill-down";
import { RecruitersCard } from "./recruiters-card";

/** Where candidates wait: the median days in each kind of stage that they left. */
function StagesCard({ stages }: Pick<PerformanceReport, "stages">) {
  const t = useTranslations("reports.performance.stages");
  const tStage = useTranslations("projectWork.stageTypes");
  const { days } = useAmounts();
  const left = stages.filter(({ n }) => n > 0);
  return (
    <Card title={t("title")}>
      <p className="-mt-2 mb-3 text-sm text-ink-2">{t("text")}</p>
      {left.length === 0 ? (
        <p className="text-sm text-ink-3">{t("none")}</p>
      ) : (
        <RankedBars
          label={t("title")}
          rows={left.map(({ type, n, medianDays }) => ({
            key: type,
            name: tStage(type),
            value: medianDays ?? 0,
            text: days(medianDays),
            note: t("moves", { count: n }),
          }))}
        />
      )}
    </Card>
  );
}

/** How many were placed, how soon, from where and by whom. */
export function PerformanceTab() {
  const { choice } = usePeriodParams(defaultReportPeriod);
  const query = useQuery(performanceReport(choice));
  return (
    <ReportLoader query={query}>
      {(report) => (
        <>
          <PerformanceFigures figures={report.figures} />
          <Placements series={report.series} />
          <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
            <StagesCard stages={report.stages} />
            <SourcesCard sources={report.sources} />
          </div>
          <RecruitersCard recruiters={report.recruiters} />
        </>
      )}
    </ReportLoader>
  );
}

function Placements({ series }: Pick<PerformanceReport, "series">) {
  const t = useTranslations("reports.performance");
  const { whole, short } = useAmounts();
  const pointsOf = useChartPoints();
  return (
    <Card title={t("overTime")} action={<ExportButton tab="performance" />}>
      <TimeChart
        label={t("overTime")}
        heads={[t("when"), t("placements")]}
        points={pointsOf(series, ({ placements }) => placements, whole)}
        mark={short}
      />
    </Card>
  );
}

type Named = "placements" | "thisMonth" | "timeToFill" | "successRate" | "satisfaction";

/** How many were placed and how that went; under the minimum of cases a benchmark stands in. */
function PerformanceFigures({ figures }: Pick<PerformanceReport, "figures">) {
  const t = useTranslations("reports.performance");
  const { whole, days, percent, score } = useAmounts();
  const tile = useTile();
  const behind = useDrillDown();
  const words = (key: Named) => ({ key, name: t(key), hint: t(`hints.${key}`) });
  const monthly = "?tab=performance&period=month&behind=begun";
  const begun = { to: behind({ behind: "begun" }) };
  const month = figures.placementsThisMonth;
  const ofMonth = tile({ ...words("thisMonth"), to: monthly }, month, whole);
  // It is the month's own count, beside which all that ever began is told.
  if (!month.isBenchmark) ofMonth.note = t("inTotal", { n: month.n });
  return (
    <FigureStrip
      label={t("figures")}
      tiles={[
        tile({ ...words("placements"), ...begun }, figures.placements, whole),
        ofMonth,
        tile({ ...words("timeToFill"), ...begun }, figures.timeToFill, days),
        tile(words("successRate"), figures.successRate, percent, "points"),
        tile(words("satisfaction"), figures.clientSatisfaction, score),
      ]}
    />
  );
}

/** Where candidates come from, and which of these ways ends in a placement. */
function SourcesCard({ sources }: Pick<PerformanceReport, "sources">) {
  const t = useTranslations("reports.performance.sources");
  const tOrigin = useTranslations("candidates.origins");
  const { whole } = useAmounts();
  const behind = useDrillDown();
  return (
    <Card title={t("title")}>
      <p className="-mt-2 mb-3 text-sm text-ink-2">{t("text")}</p>
      {sources.length === 0 ? (
        <p className="text-sm text-ink-3">{t("none")}</p>
      ) : (
        <RankedBars
          label={t("title")}
          rows={sources.map(({ source, candidates, placements }) => ({
            key: source,
            name: tOrigin(source),
            value: candidates,
            text: whole(candidates),
            note: t("placed", { count: placements }),
            to: placements > 0 ? behind({ behind: "begun", source }) : undefined,
          }))}
        />
      )}
    </Card>
  );
}

export { PerformanceTab as Component };
