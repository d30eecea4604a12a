import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { jobRecord } from "@/web/features/market/jobs/queries";
import { jobOwner, recruiterList } from "@/web/features/staffing/recruiters/queries";
import { ExpertiseButton } from "@/web/features/staffing/recruiters/expertise-button";
import { useMay } from "@/web/shared/use-may";
import { isStacked, useMedia } from "@/web/shared/use-media";
import { EmptyState, ErrorState } from "@/web/ui/empty-state";
import { SkeletonRows } from "@/web/ui/skeleton";
import { JobDemand } from "./job-demand";
import { OwnerLine } from "./owner-line";
import { RecruiterCard } from "./recruiter-card";

/** Where the ranking stands below the list, choosing a job leads there. */
export function Ranking({ jobId }: { jobId: string }) {
  const isBelow = useMedia(isStacked);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isBelow) place.current?.scrollIntoView();
  }, [isBelow]);
  return (
    <div ref={place} className="min-w-0 scroll-mt-20">
      <Ranked jobId={jobId} />
    </div>
  );
}

/** The recruiters beside one job, best first, each with the table of their points. */
function Ranked({ jobId }: { jobId: string }) {
  const t = useTranslations("recruiters");
  const tCommon = useTranslations("common.actions");
  const job = useQuery(jobRecord(jobId));
  const owner = useQuery(jobOwner(jobId));
  const recruiters = useQuery(recruiterList(jobId));
  const failed = [job, owner, recruiters].filter(({ isError }) => isError);
  if (failed.length > 0) {
    const retry = () => failed.forEach((query) => void query.refetch());
    return <ErrorState title={t("failed")} retryLabel={tCommon("retry")} onRetry={retry} />;
  }
  if (!job.data || !owner.data || !recruiters.data) {
    return <SkeletonRows label={t("loading")} rows={3} rowClass="h-40" />;
  }
  return (
    <section aria-label={t("ranking")} className="grid min-w-0 grid-cols-1 gap-4">
      <JobDemand job={job.data} />
      <OwnerLine jobId={jobId} ownership={owner.data} />
      {recruiters.data.length === 0 && <NoRecruiters />}
      {recruiters.data.map((recruiter, place) => (
        <RecruiterCard
          key={recruiter.id}
          recruiter={recruiter}
          jobId={jobId}
          isBest={place === 0}
          owner={owner.data.current}
        />
      ))}
    </section>
  );
}

function NoRecruiters() {
  const t = useTranslations("recruiters");
  const mayAdd = useMay("recruiter");
  return (
    <EmptyState
      kind="nothing-yet"
      title={t("noRecruiters")}
      text={mayAdd ? t("noRecruitersText") : t("onlyRecruiters")}
      action={<ExpertiseButton isFirst />}
    />
  );
}
