import { useQuery, useIsFetching, useQueryClient } from "@tanstack/react-query";
import { LayoutDashboard, RotateCw } from "lucide-react";
import { Fragment, lazy, type ReactNode, Suspense, useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { DashboardMetrics } from "@/modules/reporting/dashboard/model";
import {
  type Layout,
  type MovableCard,
  sides,
  defaultLayout,
} from "@/modules/reporting/dashboard/rules";
import {
  dashboardLayout,
  dashboardMetrics,
  firstSteps,
} from "@/web/features/reporting/dashboard/queries";
import { AgencyActuals } from "@/web/features/reporting/actuals";
import { useToday } from "@/web/features/reporting/dashboard/use-today";
import { PageHead } from "@/web/shared/page-head";
import { ErrorState } from "@/web/ui/empty-state";
import { IconButton } from "@/web/ui/icon-button";
import { SkeletonRows } from "@/web/ui/skeleton";
import { ActiveProjects } from "./cards/active-projects";
import { FirstSteps } from "./first-steps";
import { GdprCard } from "./cards/gdpr-card";
import { InsightsCard } from "./cards/insights-card";
import { MetricStrip } from "./cards/metric-strip";
import { QuickActions } from "./quick-actions";
import { RecentCard } from "./cards/recent-card";
import { ScrapingPanel } from "./scraping-panel";
import { TodayCard } from "./today/today-card";

/** Asks anew for all that the screen shows. */
function useRefresh() {
  const queries = useQueryClient();
  const isRefreshing = useIsFetching({ queryKey: dashboardMetrics.queryKey, exact: true }) > 0;
  return { isRefreshing, refresh: () => void queries.refetchQueries({ type: "active" }) };
}

const Arranging = lazy(async () => ({ default: (await import("./arranging")).Arranging }));

/** "Recruitment Dashboard": the figures, what is going on and what can be done next. */
export function DashboardPage() {
  const t = useTranslations("dashboard");
  const tCommon = useTranslations("common.actions");
  const { data: metrics, isError, refetch } = useQuery(dashboardMetrics);
  const layout = useLayout();
  const [isArranging, setArranging] = useState(false);
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
  return (
    <div className="grid grid-cols-1 gap-4 p-4 sm:p-6">
      <Head metrics={metrics} arrange={{ isOn: isArranging, turn: setArranging }} />
      {layout && isArranging ? (
        <Suspense fallback={<SkeletonRows label={t("loading")} rows={3} rowClass="h-[92px]" />}>
          <Arranging layout={layout} cards={cardsOf(metrics)} onDone={() => setArranging(false)} />
        </Suspense>
      ) : (
        <Shown metrics={metrics} layout={layout} />
      )}
    </div>
  );
}

/** Whoever cannot be told how they arranged it has the usual order. */
function useLayout(): Layout | undefined {
  const { data, isError } = useQuery(dashboardLayout);
  return data ?? (isError ? defaultLayout : undefined);
}

type HeadProps = {
  metrics: DashboardMetrics | undefined;
  arrange: { isOn: boolean; turn: (isOn: boolean) => void };
};

/** When the figures were counted, and how to have them counted anew or put elsewhere. */
function Head({ metrics, arrange }: HeadProps) {
  const t = useTranslations("dashboard");
  const format = useFormatter();
  const { refresh, isRefreshing } = useRefresh();
  const time = metrics && format.dateTime(new Date(metrics.asOf), { timeStyle: "short" });
  return (
    <PageHead
      title={t("title")}
      count={time ? t("updated", { time }) : "\u00a0"}
      action={
        <div className="flex gap-1">
          <IconButton
            icon={LayoutDashboard}
            label={t("arrange.start")}
            aria-pressed={arrange.isOn}
            onClick={() => arrange.turn(!arrange.isOn)}
          />
          <IconButton
            icon={RotateCw}
            label={t("refresh")}
            disabled={isRefreshing}
            onClick={refresh}
          />
        </div>
      }
    />
  );
}

type ShownProps = { metrics: DashboardMetrics | undefined; layout: Layout | undefined };

/** Nothing is put anywhere before it is known where it belongs, and nothing moves once it stands there. */
function Shown({ metrics, layout }: ShownProps) {
  const t = useTranslations("dashboard");
  const { isPending: isCounting } = useQuery(firstSteps);
  const { isPending: isPlanning } = useQuery(useToday().query);
  if (!layout || isCounting || isPlanning)
    return <SkeletonRows label={t("loading")} rows={3} rowClass="h-[92px]" />;
  const cards = cardsOf(metrics);
  const isShown = (card: Layout["hidden"][number]) => !layout.hidden.includes(card);
  return (
    <>
      {isShown("today") && <TodayCard />}
      {isShown("steps") && <FirstSteps />}
      {isShown("metrics") &&
        (metrics ? (
          <MetricStrip metrics={metrics} />
        ) : (
          <SkeletonRows label={t("loading")} rows={1} rowClass="h-[92px]" />
        ))}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(280px,1fr)]">
        {sides.map((side) => (
          <div key={side} className="grid min-w-0 grid-cols-1 gap-4">
            {layout[side].filter(isShown).map((card) => (
              <Fragment key={card}>{cards[card]}</Fragment>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

/** Every card that can be put somewhere else. */
const cardsOf = (metrics: DashboardMetrics | undefined): Record<MovableCard, ReactNode> => ({
  scraping: <ScrapingPanel matches={metrics?.strongMatches} />,
  projects: <ActiveProjects />,
  actuals: <AgencyActuals />,
  activity: <RecentCard />,
  actions: <QuickActions />,
  insights: <InsightsCard />,
  gdpr: <GdprCard />,
});
