import { useTranslations } from "use-intl";
import type { JobRecord } from "@/modules/market/jobs/model";
import { ClassTag } from "@/web/features/market/jobs/class-tag";
import { JobBadges } from "@/web/features/market/jobs/job-badges";
import { MatchScore } from "@/web/features/market/jobs/match-score";
import { JobActions } from "../job-actions";
import { PublishPart } from "./publish/publish-part";

/** What a job is, in one look: name, one line, score, and the way to the original. */
export function JobRecordHead({ job, isFull }: { job: JobRecord; isFull: boolean }) {
  const t = useTranslations("jobs");
  // With the whole page to itself the record is what the page is about.
  const Title = isFull ? "h1" : "h2";
  return (
    <header className="blueprint grid gap-2.5 border-b border-line px-4 pt-1 pb-4">
      <div>
        <Title className="text-lg leading-6 font-semibold text-ink">{job.title}</Title>
        <p className="text-sm text-ink-2">
          {[job.company ?? t("noCompany"), job.location ?? job.country].filter(Boolean).join(" · ")}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <MatchScore job={job} hasClass />
        {job.verdict && (
          <span className="inline-flex items-center gap-1.5 text-xs text-ink-3">
            {t("verdict.person")}
            <ClassTag targetClass={job.verdict.class} />
          </span>
        )}
        <JobBadges job={job} reposts={timesBack(job)} />
      </div>
      <JobActions job={job} look="words" />
      <PublishPart jobId={job.id} />
    </header>
  );
}

const timesBack = ({ postings }: JobRecord): number =>
  postings.reduce((sum, { relistedCount }) => sum + relistedCount, 0);
