import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { RankedJob } from "@/modules/staffing/matching/model";
import { minKeptScore, minKnownShareShown } from "@/modules/staffing/matching/rules";
import { EmptyState, ErrorState } from "@/web/ui/empty-state";
import { SectionTitle } from "@/web/ui/section-title";
import { SkeletonRows } from "@/web/ui/skeleton";
import { buttonClass } from "@/web/ui/button";
import { AddToProject } from "@/web/features/staffing/projects/add-to-project";
import { candidateMatches } from "./queries";
import { useErrorText } from "@/web/i18n/server-texts";
import { matchAddress } from "./address";
import { MatchRow } from "./match/match-row";
import { PairTags } from "./match/pair-tags";

/** The open jobs that fit a candidate best, each with its reasons. */
export function BestJobs({ candidateId }: { candidateId: string }) {
  const t = useTranslations("matching.best");
  const tCommon = useTranslations("common.actions");
  const refusalOf = useErrorText();
  const { data, error, isError, refetch } = useQuery(candidateMatches(candidateId));
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
  if (!data) return <SkeletonRows label={t("loading")} rows={6} rowClass="h-[104px]" />;
  if (data.matches.length === 0) {
    const toJobs = (
      <Link to="/jobs" className={buttonClass("secondary")}>
        {t("toJobs")}
      </Link>
    );
    return <EmptyState kind="nothing-yet" title={t("none")} text={t("noneText")} action={toJobs} />;
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex empty:hidden">
        <AddToProject candidateIds={[candidateId]} />
      </div>
      <Jobs title={t("fitting")} jobs={inGroup(data.matches, "fitting")} />
      <Weak jobs={inGroup(data.matches, "weak")} />
      <Jobs title={t("blocked")} jobs={inGroup(data.matches, "blocked")} />
    </div>
  );
}

type Group = "fitting" | "weak" | "blocked";

const inGroup = (matches: readonly RankedJob[], group: Group) =>
  matches.filter((ranked) => groupOf(ranked) === group);

/** A job that blocks somebody stands apart, unless a person decided otherwise. */
function groupOf({ match, decision }: RankedJob): Group {
  if (match.blockers.length > 0 && decision?.kind !== "overridden") return "blocked";
  const isWeak = match.score < minKeptScore || match.confidence < minKnownShareShown;
  return isWeak || decision?.kind === "dismissed" ? "weak" : "fitting";
}

type JobsProps = { title: string; jobs: readonly RankedJob[] };

function Jobs({ title, jobs }: JobsProps) {
  if (jobs.length === 0) return null;
  return (
    <section className="grid gap-1">
      <SectionTitle>{title}</SectionTitle>
      <JobList title={title} jobs={jobs} />
    </section>
  );
}

/** Jobs that hardly fit, or of which too little is known, behind one line. */
function Weak({ jobs }: Pick<JobsProps, "jobs">) {
  const t = useTranslations("matching.best");
  if (jobs.length === 0) return null;
  const title = t("weak", { count: jobs.length });
  return (
    <details>
      <summary className="min-h-[32px] cursor-pointer content-center text-sm text-ink-2">
        {title}
      </summary>
      <JobList title={title} jobs={jobs} />
    </details>
  );
}

function JobList({ title, jobs }: JobsProps) {
  return (
    <div role="list" aria-label={title} className="border-t border-line">
      {jobs.map((ranked) => (
        <JobRow key={ranked.job.id} ranked={ranked} />
      ))}
    </div>
  );
}

export { BestJobs as Component };

function JobRow({ ranked: { job, match, ...pair } }: { ranked: RankedJob }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <MatchRow
      id={job.id}
      match={match}
      name={job.title}
      title={
        <>
          <Link
            to={matchAddress(job.id)}
            className="inline-flex min-h-[24px] min-w-0 items-center text-sm font-medium text-ink hover:underline"
          >
            {job.title}
          </Link>
          <span className="num text-xs text-ink-3">{job.number}</span>
        </>
      }
      line={[job.company, job.location ?? job.country].filter(Boolean).join(" · ")}
      tags={<PairTags {...pair} />}
      state={{ isOpen, toggle: () => setOpen(!isOpen) }}
    />
  );
}
