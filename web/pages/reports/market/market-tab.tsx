import { useQuery } from "@tanstack/react-query";
import { usualOfReports } from "@/modules/periods/rules";
import { MarketView } from "@/web/components/analytics/market-view";
import { useChoice } from "@/web/components/periods/use-choice";
import { analyticsMetrics } from "@/web/components/queries/reports";
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
