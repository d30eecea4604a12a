import { useQuery } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { useFormatter, useTranslations } from "use-intl";
import { PageHead } from "@/web/components/page-head";
import { dashboardMetrics } from "@/web/components/queries/dashboard";
import { ErrorState } from "@/web/ui/empty-state";
import { IconButton } from "@/web/ui/icon-button";
import { SkeletonRows } from "@/web/ui/skeleton";
import { ActiveProjects } from "./active-projects";
import { FirstSteps } from "./first-steps";
import { GdprCard } from "./gdpr-card";
import { MetricStrip } from "./metric-strip";
import { QuickActions } from "./quick-actions";
import { ScrapingPanel } from "./scraping-panel";

/** "Recruitment Dashboard": the figures, the scraping panel and what can be done next. */
export function DashboardPage() {
  const t = useTranslations("dashboard");
  const tCommon = useTranslations("common.actions");
  const format = useFormatter();
  const { data: metrics, isError, refetch, isFetching } = useQuery(dashboardMetrics);
  if (isError && !metrics) {
    return (
      <div className="p-4 sm:p-6">
        <PageHead title={t("title")} />
        <ErrorState
          title={t("error")}
          retryLabel={tCommon("retry")}
          onRetry={() => void refetch()}
        />
      </div>
    );
  }
  const updated = metrics && format.dateTime(new Date(metrics.asOf), { timeStyle: "short" });
  return (
    <div className="grid grid-cols-1 gap-4 p-4 sm:p-6">
      <PageHead
        title={t("title")}
        count={updated ? t("updated", { time: updated }) : "\u00a0"}
        action={
          <IconButton
            icon={RotateCw}
            label={t("refresh")}
            disabled={isFetching}
            onClick={() => void refetch()}
          />
        }
      />
      {metrics ? (
        <MetricStrip metrics={metrics} />
      ) : (
        <SkeletonRows label={t("loading")} rows={1} rowClass="h-[92px]" />
      )}
      <FirstSteps />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(260px,1fr)]">
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <ScrapingPanel matches={metrics?.strongMatches} />
          <ActiveProjects />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <QuickActions />
          <GdprCard />
        </div>
      </div>
    </div>
  );
}
