import { ArrowUpRight, Users } from "lucide-react";
import { lazy, Suspense } from "react";
import { useLocation } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { JobRecord } from "@/modules/market/jobs/model";
import { idByHand } from "@/modules/market/jobs/rules";
import { JobBadges } from "@/web/features/market/jobs/job-badges";
import { ClassTag } from "@/web/features/market/jobs/score/class-tag";
import { MatchScore } from "@/web/features/market/jobs/score/match-score";
import { matchAddress } from "@/web/features/staffing/matching/address";
import { useWriting } from "@/web/pages/records/activity/note-asked";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { HeadLink } from "@/web/shared/record/panel/head-button";
import { RecordHead } from "@/web/shared/record/panel/record-head";
import { useKeys } from "@/web/state/keys";
import { HeadSource, usePreparedMatch } from "../job-actions";
import { PublishActions, PublishState } from "./publish/publish-part";

type Props = { job: JobRecord; isFull: boolean };

/** What a job is, in one row: name, place, score, and what one does with it. */
export function JobHead({ job, isFull }: Props) {
  const t = useTranslations("jobs");
  const mayNote = useHasRole("recruiter");
  const { note } = useWriting();
  useKeys("page", mayNote ? { n: note } : {});
  return (
    <RecordHead
      title={job.title}
      facts={[job.company ?? t("noCompany"), job.location ?? job.country]}
      isFull={isFull}
      actions={<JobHeadActions job={job} />}
      strip={
        <>
          <MatchScore job={job} hasClass />
          {job.verdict && (
            <span className="inline-flex items-center gap-1.5 text-xs text-ink-3">
              {t("verdict.person")}
              <ClassTag targetClass={job.verdict.class} />
            </span>
          )}
          <JobBadges job={job} reposts={timesBack(job)} />
          <PublishState jobId={job.id} />
        </>
      }
    >
      {isOrdered(job) && (
        <Suspense>
          <OrderLine jobId={job.id} />
        </Suspense>
      )}
    </RecordHead>
  );
}

/** See who fits, have people looked for, publish it, read the original; of an own one also edit, copy and close. */
export function JobHeadActions({ job }: Pick<Props, "job">) {
  const t = useTranslations("jobs");
  const { search } = useLocation();
  const prepare = usePreparedMatch(job.id);
  const { id, title, sourceUrl } = job;
  return (
    <>
      <HeadLink
        icon={Users}
        label={t("match.action")}
        says={t("match.actionOf", { title })}
        to={matchAddress(id, search)}
        prepare={prepare}
      />
      <HeadSource job={job} />
      <PublishActions jobId={id} />
      {isOrdered(job) && (
        <Suspense>
          <OrderHeadActions jobId={id} />
        </Suspense>
      )}
      {sourceUrl && (
        <HeadLink
          icon={ArrowUpRight}
          label={t("view")}
          says={t("viewOf", { title })}
          to={sourceUrl}
          isOutside
        />
      )}
    </>
  );
}

// Loaded by itself, because most jobs are read from ads and have no form.
const ordering = () => import("@/web/features/staffing/job-orders/order-part");
const OrderLine = lazy(async () => ({ default: (await ordering()).OrderPart }));
const OrderHeadActions = lazy(async () => ({ default: (await ordering()).OrderHeadActions }));

const isOrdered = ({ id, postings }: JobRecord): boolean =>
  postings.some(({ externalId }) => externalId === idByHand(id));

const timesBack = ({ postings }: JobRecord): number =>
  postings.reduce((sum, { relistedCount }) => sum + relistedCount, 0);
