import { Link, useLocation } from "react-router-dom";
import { useTranslations } from "use-intl";
import { targetClassOf } from "@/modules/knowledge/analysis/rules";
import type { Job } from "@/modules/market/jobs/model";
import { ScoreMeter } from "@/web/ui/score-meter";
import { Tooltip } from "@/web/ui/tooltip";
import { ClassTag } from "./class-tag";
import { LazyScoreWhy } from "./lazy-score-why";

type Props = { job: Pick<Job, "id" | "aiMatchScore">; hasClass?: boolean };

/** The score; hover or focus adds it up, and following it opens the analysis. */
export function MatchScore({ job, hasClass = false }: Props) {
  const t = useTranslations("jobs.score");
  const { pathname, search } = useLocation();
  if (job.aiMatchScore === null) return <span className="text-xs text-ink-3">{t("none")}</span>;
  const score = Number(job.aiMatchScore);
  const isBesideList = pathname.startsWith("/jobs");
  const params = new URLSearchParams(isBesideList ? search : "");
  params.set("tab", "analysis");
  return (
    <Tooltip look="card" content={<LazyScoreWhy jobId={job.id} />}>
      <Link
        to={`/jobs/${job.id}?${params}`}
        preventScrollReset={isBesideList}
        className="inline-flex min-h-[24px] items-center gap-2.5 rounded-sm"
      >
        <ScoreMeter score={score} label={t("value", { score: Math.round(score) })} />
        {hasClass && <ClassTag targetClass={targetClassOf(score)} />}
      </Link>
    </Tooltip>
  );
}
