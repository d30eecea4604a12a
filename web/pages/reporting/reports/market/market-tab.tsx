import { useQuery } from "@tanstack/react-query";
import { MarketView } from "@/web/features/reporting/analytics/market-view";
import { usePeriodParams } from "@/web/shared/periods/use-period-params";
import { analyticsMetrics } from "@/web/features/reporting/reports/queries";
import { defaultReportPeriod } from "@/src/calendar";
import { ExportButton } from "../packs/export-button";
import { ReportLoader } from "../report-loader";

/** What the Analytics screen shows, over the period of the reports. */
export function MarketTab() {
  const { choice } = usePeriodParams(defaultReportPeriod);
  const query = useQuery(analyticsMetrics(choice));
  return (
    <ReportLoader query={query}>
      {(metrics) => (
        <MarketView {...{ metrics, choice }} action={<ExportButton tab="analytics" />} />
      )}
    </ReportLoader>
  );
}

export { MarketTab as Component };
