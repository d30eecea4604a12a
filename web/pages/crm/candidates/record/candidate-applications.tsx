import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import { candidateApplications } from "@/web/features/crm/candidates/queries";
import { PostedWhen } from "@/web/features/market/jobs/ad/posted-when";
import { ApplicationStatusTag } from "@/web/features/staffing/matching/application-status";
import { useRefusal } from "@/web/i18n/server-texts";
import { buttonClass } from "@/web/ui/button";
import { EmptyState, ErrorState } from "@/web/ui/empty-state";
import { LinkMeter } from "@/web/ui/link-meter";
import { SkeletonRows } from "@/web/ui/skeleton";

/** The jobs a candidate was taken along for, and how far each has come. */
export function CandidateApplications({ id }: { id: string }) {
  const t = useTranslations("candidates.applications");
  const tMatching = useTranslations("matching");
  const tCommon = useTranslations("common.actions");
  const refusalOf = useRefusal();
  const { data, error, isError, refetch } = useQuery(candidateApplications(id));
  if (isError) {
    return (
      <ErrorState
        title={t("failed")}
        text={refusalOf(error)}
        retryLabel={tCommon("retry")}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <SkeletonRows label={t("loading")} rows={3} rowClass="h-14" />;
  if (data.length === 0) {
    const toJobs = (
      <Link to="/jobs" className={buttonClass("secondary")}>
        {t("toJobs")}
      </Link>
    );
    return (
      <EmptyState kind="nothing-yet" title={t("empty")} text={t("emptyText")} action={toJobs} />
    );
  }
  return (
    <ul className="divide-y divide-line border-y border-line">
      {data.map(({ matchScore: score, ...it }) => (
        <li key={it.id} className="flex flex-wrap items-center gap-x-3 gap-y-1.5 py-2.5 text-sm">
          <div className="min-w-[160px] flex-1">
            <Link to={`/jobs/${it.jobId}`} className="font-medium text-ink hover:underline">
              {it.jobTitle}
            </Link>
            <p className="text-xs text-ink-3">
              {it.company && `${it.company} · `}
              <PostedWhen iso={it.appliedDate} />
            </p>
          </div>
          {score !== null && <LinkMeter score={score} label={tMatching("score", { score })} />}
          <ApplicationStatusTag status={it.status} />
        </li>
      ))}
    </ul>
  );
}
