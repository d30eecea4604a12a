import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { Read } from "@/web/features/records/core/read";
import { performanceOf } from "@/web/features/reporting/profile/queries";
import { FigureTable } from "@/web/features/reporting/performance/figure-table";

/** Own figures beside the middle of the team; nobody but an administrator sees those of others. */
export function PerformanceTab() {
  const t = useTranslations("profile.performance");
  const query = useQuery({ ...performanceOf(), refetchOnMount: "always" });
  return (
    <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
      {(performance) => <FigureTable isOwn performance={performance} />}
    </Read>
  );
}
