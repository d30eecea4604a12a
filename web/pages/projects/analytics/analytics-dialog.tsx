import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { Analytics } from "@/modules/pipelines/model";
import { useRefusal } from "@/web/components/spoken";
import { projectAnalytics, type ProjectListQuery } from "@/web/components/queries/projects";
import { Dialog } from "@/web/ui/dialog";
import { ErrorState } from "@/web/ui/empty-state";
import { SkeletonRows } from "@/web/ui/skeleton";
import { Budget } from "./budget";
import { Forecast } from "./forecast";
import { Funnel } from "./funnel";
import { Stays } from "./stays";

type Props = { query: ProjectListQuery; onClose: () => void };

/** How the filtered projects come along. */
export function AnalyticsDialog({ query, onClose }: Props) {
  const t = useTranslations("projectWork.analytics");
  const tAll = useTranslations("common.actions");
  const refusalOf = useRefusal();
  const { data, isError, error, refetch } = useQuery(projectAnalytics(query));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t("title")}
      description={data && t("of", { count: data.projects })}
      closeLabel={tAll("close")}
    >
      {isError && !data && (
        <ErrorState
          title={t("failed")}
          text={refusalOf(error)}
          retryLabel={tAll("retry")}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <SkeletonRows label={t("loading")} rows={5} />}
      {data && <Figures analytics={data} />}
    </Dialog>
  );
}

const Figures = ({ analytics }: { analytics: Analytics }) => (
  <div className="grid gap-6">
    <Funnel funnel={analytics.funnel} closed={analytics.closed} />
    <Stays stays={analytics.stays} />
    <Forecast forecast={analytics.forecast} />
    <Budget budget={analytics.budget} />
  </div>
);

export { AnalyticsDialog as Component };
