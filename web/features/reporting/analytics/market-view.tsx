import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { AnalyticsMetrics } from "@/modules/reporting/reports/model";
import type { Choice } from "@/src/calendar";
import { useTile } from "@/web/features/reporting/metrics/use-tile";
import { RankedBars } from "@/web/shared/charts/ranked-bars";
import { BenchmarkTag, FigureStrip } from "@/web/shared/figures/figure-strip";
import { useAmounts } from "@/web/shared/figures/use-amounts";
import { Card } from "@/web/ui/card";
import { cx } from "@/web/ui/cx";
import { AdsDialog } from "./ads-dialog";
import { DemandCard } from "./demand-card";
import { PredictionsCard } from "./predictions-card";
import { TrendCard } from "./trend-card";
import { useAdsOf } from "./use-ads-of";

type Props = { metrics: AnalyticsMetrics; choice: Choice; action?: ReactNode };

/** What the market asks for, how that moves, and what the figures advise. */
export const MarketView = ({ metrics, choice, action }: Props) => (
  <>
    <OverviewFigures metrics={metrics} />
    <TrendCard trends={metrics.trends} action={action} />
    <DemandCard countries={metrics.trends.demandByCountry} />
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
      <SkillsCard skills={metrics.trends.hotSkills} />
      <KpisCard kpis={metrics.kpis} />
    </div>
    <PredictionsCard predictions={metrics.predictions} />
    <AdsDialog choice={choice} />
  </>
);

/** How the agency itself does over the period. */
function KpisCard({ kpis }: Pick<AnalyticsMetrics, "kpis">) {
  const t = useTranslations("analytics.kpis");
  const { days, percent, score } = useAmounts();
  const tile = useTile();
  const rows = [
    tile({ key: "time", name: t("timeToFill") }, kpis.timeToFill, days),
    tile({ key: "success", name: t("successRate") }, kpis.successRate, percent, "points"),
    tile({ key: "satisfaction", name: t("clientSatisfaction") }, kpis.clientSatisfaction, score),
  ];
  return (
    <Card title={t("title")}>
      <dl className="-my-2 divide-y divide-line">
        {rows.map(({ key, name, text, note, isBenchmark }) => (
          <div key={key} className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
            <dt className="text-sm text-ink-2">{name}</dt>
            <dd className="flex items-center gap-2">
              {isBenchmark && <BenchmarkTag />}
              <span className={cx("num text-xl", isBenchmark ? "text-ink-3" : "text-ink")}>
                {text}
              </span>
            </dd>
            <dd className="w-full text-xs text-ink-3">{note}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

const lists = {
  totalJobs: "/jobs",
  totalCandidates: "/candidates",
  activeProjects: "/projects?status=active",
  completedPlacements: "/deployments?status=completed",
} as const;
const names = ["totalJobs", "totalCandidates", "activeProjects", "completedPlacements"] as const;

/** What there is; of ads and candidates, how many came compared with before. */
function OverviewFigures({ metrics: { overview, trends } }: { metrics: AnalyticsMetrics }) {
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
        key: name,
        name: t(name),
        hint: t(`hints.${name}`),
        text: whole(overview[name]),
        note: notes[name],
        to: lists[name],
      }))}
    />
  );
}

type SkillsCardProps = { skills: AnalyticsMetrics["trends"]["hotSkills"] };

/** What ads ask for and how that moved; a growth is told only with how many it rests on. */
function SkillsCard({ skills }: SkillsCardProps) {
  const t = useTranslations("analytics.skills");
  const { whole, growth } = useAmounts();
  const adsOf = useAdsOf();
  return (
    <Card title={t("title")}>
      <p className="-mt-2 mb-3 text-sm text-ink-2">{t("text")}</p>
      {skills.length === 0 ? (
        <p className="text-sm text-ink-3">{t("none")}</p>
      ) : (
        <RankedBars
          label={t("title")}

          rows={skills.map(({ skill, n, before, growth: moved }) => ({
            key: skill,
            name: skill,
            value: n,
            text: whole(n),
            note: moved === null ? t("isNew") : t("moved", { growth: growth(moved), before }),
            to: adsOf("skill", skill),
          }))}
        />
      )}
    </Card>
  );
}
