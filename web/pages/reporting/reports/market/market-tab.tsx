import { useQuery } from "@tanstack/react-query";
import { MarketView } from "@/web/features/reporting/analytics/market-view";
import { useChoice } from "@/web/shared/periods/use-choice";
import { analyticsMetrics } from "@/web/features/reporting/reports/queries";
import { usualOfReports } from "@/src/calendar";
import { ExportButton } from "../packs/export-button";
import { Reading } from "../reading";

/** What the Analytics screen shows, over the period of the reports. */
export function MarketTab() {
  const { choice } = useChoice(usualOfReports);
  const query = useQuery(analyticsMetrics(choice));
  return (
    <Reading query={query}>
      {(metrics) => (
        <MarketView {...{ metrics, choice }} action={<ExportButton tab="analytics" />} />
      )}
    </Reading>
  );
}

export { MarketTab as Component };
