import { useTranslations } from "use-intl";
import type { AnalyticsMetrics } from "@/modules/reporting/reports/model";
import { FigureStrip } from "@/web/shared/figures/figure-strip";
import { useAmounts } from "@/web/shared/figures/use-amounts";

const lists = {
  totalJobs: "/jobs",
  totalCandidates: "/candidates",
  activeProjects: "/projects?status=active",
  completedPlacements: "/deployments?status=completed",
} as const;
const names = ["totalJobs", "totalCandidates", "activeProjects", "completedPlacements"] as const;

/** What there is; of ads and candidates, how many came compared with before. */
export function OverviewFigures({ metrics: { overview, trends } }: { metrics: AnalyticsMetrics }) {
  const t = useTranslations("analytics.overview");
  const { whole, growth } = useAmounts();
  const came = ({ n }: { n: number }, moved: number | null) =>
    [t("came", { count: n }), moved === null ? t("noBase") : growth(moved)].join(" · ");
  const notes: Partial<Record<keyof typeof overview, string>> = {
    totalJobs: came(trends.jobs, trends.jobGrowth),
    totalCandidates: came(trends.candidates, trends.candidateGrowth),
  };
  return (
    <FigureStrip
      label={t("label")}
      tiles={names.map((name) => ({
        ...{ key: name, name: t(name), hint: t(`hints.${name}`), text: whole(overview[name]) },
        ...{ note: notes[name], to: lists[name] },
      }))}
    />
  );
}
