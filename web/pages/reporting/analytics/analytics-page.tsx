import { useQuery } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { useTranslations } from "use-intl";
import { MarketView } from "@/web/features/reporting/analytics/market-view";
import { PageHead } from "@/web/shared/page-head";
import { ComparedPeriods } from "@/web/shared/periods/compared-periods";
import { PeriodBar } from "@/web/shared/periods/period-bar";
import { usePeriodParams } from "@/web/shared/periods/use-period-params";
import { analyticsMetrics } from "@/web/features/reporting/reports/queries";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { ErrorState } from "@/web/ui/empty-state";
import { SkeletonRows } from "@/web/ui/skeleton";
import { recentPeriods, defaultAnalyticsPeriod } from "@/src/calendar";

/** "Analytics": what the market asks for lately, and how the agency does. */
export function AnalyticsPage() {
  const t = useTranslations("analytics");
  const tCommon = useTranslations("common.actions");
  const at = usePeriodParams(defaultAnalyticsPeriod);
  const { data, isError, isFetching, refetch } = useQuery(analyticsMetrics(at.choice));
  const again = (
    <Button
      icon={RotateCw}
      pending={isFetching}
      onClick={() => void refetch()}
      className="no-print"
    >
      {t("refresh")}
    </Button>
  );
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4 p-4 pb-24 sm:p-6 print:p-0">
      <PageHead title={t("title")} subtitle={t("subtitle")} action={again} />
      <PeriodBar at={at} names={recentPeriods} nameOf={(name) => t(`periods.${name}`)} />
      {data && <ComparedPeriods report={data} />}
      {isError && !isFetching && (
        <Card>
          <ErrorState
            title={t("failed")}
            retryLabel={tCommon("retry")}
            onRetry={() => void refetch()}
          />
        </Card>
      )}
      {data && <MarketView metrics={data} choice={at.choice} />}
      {!data && !isError && <SkeletonRows label={t("loading")} rows={5} rowClass="h-20" />}
    </div>
  );
}
