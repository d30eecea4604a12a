import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { useTranslations, useFormatter } from "use-intl";
import type { Job } from "@/modules/market/jobs/model";
import { jobRecord } from "@/web/features/market/jobs/queries";
import { ExpertiseButton } from "@/web/features/market/recruiters/expertise-button";
import { jobOwner, recruiterList } from "@/web/features/market/recruiters/queries";
import { useCountryNames } from "@/web/shared/country-name";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { isStacked, useMedia } from "@/web/shared/hooks/use-media";
import { EmptyState, ErrorState } from "@/web/ui/empty-state";
import { SkeletonRows } from "@/web/ui/skeleton";
import { Chip, Led } from "@/web/ui/tag";
import { RecruiterCard } from "./recruiter-card";
import type { Ownership } from "@/modules/market/recruiters/model";
import { useServerText } from "@/web/i18n/server-texts";
import { Button } from "@/web/ui/button";
import { useUnassign } from "./use-assign";

type Props = { jobId: string; ownership: Ownership };

/** Who owns the job now, since when, and who did before. */
function OwnerLine({ jobId, ownership: { current, former } }: Props) {
  const t = useTranslations("recruiters");
  const format = useFormatter();
  const say = useServerText();
  const mayAssign = useHasRole("recruiter");
  const unassign = useUnassign(jobId);
  const names = [...new Set(former.map(({ recruiter }) => say(recruiter)))];
  const since =
    current &&
    t("ownerSince", {
      when: format.dateTime(new Date(current.at), "day"),
      by: say(current.by),
    });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-sunken px-3.5 py-2.5 text-sm">
      <Led tone={current ? "ok" : "neutral"} />
      <p className="min-w-0 flex-1 text-ink">
        {current ? t("owner", { name: say(current.recruiter) }) : t("noOwner")}
        {since && <span className="text-ink-2"> {since}</span>}
        {names.length > 0 && (
          <span className="block text-xs text-ink-3">
            {t("formerOwners", { count: names.length, names: format.list(names) })}
          </span>
        )}
      </p>
      {current && mayAssign && (
        <Button size="sm" pending={unassign.isPending} onClick={() => unassign.mutate(current)}>
          {t("unassign")}
        </Button>
      )}
    </div>
  );
}

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
  const mayAdd = useHasRole("recruiter");
  return (
    <EmptyState
      kind="nothing-yet"
      title={t("noRecruiters")}
      text={mayAdd ? t("noRecruitersText") : t("onlyRecruiters")}
      action={<ExpertiseButton isFirst />}
    />
  );
}

/** What the points are given for: the job's role, country, systems and certificates. */
function JobDemand({ job }: { job: Job }) {
  const t = useTranslations("recruiters");
  const tJobs = useTranslations("jobs");
  const countryOf = useCountryNames();
  const { category = null, criticalSystems = [], certifications = [] } = job.aiAnalysis ?? {};
  const words = [
    ...(category ? [tJobs(`roles.${category}`)] : []),
    ...(job.country ? [countryOf(job.country)] : []),
    ...criticalSystems.map((system) => tJobs(`systems.${system}`)),
    ...certifications,
  ];
  return (
    <div>
      <h2 className="text-lg leading-6 font-semibold text-ink">
        <Link to={`/jobs/${job.id}`} className="hover:underline">
          {job.title}
        </Link>
      </h2>
      <p className="text-sm text-ink-2">
        {[job.company ?? tJobs("noCompany"), job.location].filter(Boolean).join(" · ")}
      </p>
      {words.length === 0 ? (
        <p className="mt-2 text-sm text-ink-3">{t("asksNothing")}</p>
      ) : (
        <ul aria-label={t("demand")} className="mt-2 flex flex-wrap gap-1.5">
          {words.map((word) => (
            <li key={word} className="max-w-full min-w-0">
              <Chip>{word}</Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
