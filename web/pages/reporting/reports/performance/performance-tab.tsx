import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { usualOfReports } from "@/modules/knowledge/periods/rules";
import type { PerformanceReport } from "@/modules/reporting/reports/model";
import { TimeChart } from "@/web/shared/charts/time-chart";
import { useAmounts } from "@/web/shared/figures/use-amounts";
import { useChoice } from "@/web/shared/periods/use-choice";
import { useSteps } from "@/web/shared/periods/use-steps";
import { performanceReport } from "@/web/features/reporting/reports/queries";
import { Card } from "@/web/ui/card";
import { ExportButton } from "../packs/export-button";
import { Reading } from "../reading";
import { PerformanceFigures } from "./performance-figures";
import { RecruitersCard } from "./recruiters-card";
import { SourcesCard } from "./sources-card";
import { StagesCard } from "./stages-card";

/** How many were placed, how soon, from where and by whom. */
export function PerformanceTab() {
  const { choice } = useChoice(usualOfReports);
  const query = useQuery(performanceReport(choice));
  return (
    <Reading query={query}>
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
    </Reading>
  );
}

function Placements({ series }: Pick<PerformanceReport, "series">) {
  const t = useTranslations("reports.performance");
  const { whole, short } = useAmounts();
  const pointsOf = useSteps();
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
