import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import { candidateApplications } from "@/web/features/crm/candidates/queries";
import { PostedWhen } from "@/web/features/market/jobs/ad/posted-when";
import { Read } from "@/web/features/records/core/read";
import { ApplicationStatusTag } from "@/web/features/staffing/matching/application-status";
import { buttonClass } from "@/web/ui/button";
import { EmptyState } from "@/web/ui/empty-state";
import { ScoreMeter } from "@/web/ui/score-meter";

/** The jobs a candidate was taken along for, and how far each has come. */
export function CandidateApplications({ id }: { id: string }) {
  const t = useTranslations("candidates.applications");
  const tMatching = useTranslations("matching");
  const query = useQuery(candidateApplications(id));
  const toJobs = (
    <Link to="/jobs" className={buttonClass("secondary")}>
      {t("toJobs")}
    </Link>
  );
  return (
    <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
      {(applications) =>
        applications.length === 0 ? (
          <EmptyState kind="nothing-yet" title={t("empty")} text={t("emptyText")} action={toJobs} />
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {applications.map(({ matchScore: score, ...it }) => (
              <li
                key={it.id}
                className="flex flex-wrap items-center gap-x-3 gap-y-1.5 py-2.5 text-sm"
              >
                <div className="min-w-[160px] flex-1">
                  <Link to={`/jobs/${it.jobId}`} className="font-medium text-ink hover:underline">
                    {it.jobTitle}
                  </Link>
                  <p className="text-xs text-ink-3">
                    {it.company && `${it.company} · `}
                    <PostedWhen iso={it.appliedDate} />
                  </p>
                </div>
                {score !== null && (
                  <ScoreMeter score={score} label={tMatching("score", { score })} />
                )}
                <ApplicationStatusTag status={it.status} />
              </li>
            ))}
          </ul>
        )
      }
    </Read>
  );
}
