import { useQuery } from "@tanstack/react-query";
import { CalendarPlus, X } from "lucide-react";
import { Suspense, useState } from "react";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Application } from "@/modules/staffing/applications/model";
import { nextStatuses } from "@/modules/staffing/applications/rules";
import { LateScheduleDialog } from "@/web/features/engagement/interviews/schedule-button";
import { PostedWhen } from "@/web/features/market/jobs/ad/posted-when";
import { jobApplications } from "@/web/features/staffing/applications/queries";
import { useErrorText } from "@/web/i18n/server-texts";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { EmptyState, ErrorState } from "@/web/ui/empty-state";
import { IconButton } from "@/web/ui/icon-button";
import { ScoreMeter } from "@/web/ui/score-meter";
import { Select } from "@/web/ui/select";
import { SkeletonRows } from "@/web/ui/skeleton";
import { ApplicationStatusTag } from "@/web/features/staffing/matching/application-status";
import { usePipeline } from "./use-pipeline";

/** Who was taken along for a job, how far each is, and the way out again. */
export function Pipeline({ jobId }: { jobId: string }) {
  const t = useTranslations("matching.pipeline");
  const tCommon = useTranslations("common.actions");
  const refusalOf = useErrorText();
  const { data, error, isError, refetch } = useQuery(jobApplications(jobId));
  if (isError) {
    return (
      <ErrorState
        title={t("unread")}
        text={refusalOf(error)}
        retryLabel={tCommon("retry")}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <SkeletonRows label={t("loading")} rows={3} rowClass="h-14" />;
  if (data.length === 0) {
    return <EmptyState kind="nothing-yet" title={t("empty")} text={t("emptyText")} />;
  }
  return (
    <ul className="divide-y divide-line border-y border-line">
      {data.map((application) => (
        <Line key={application.id} application={application} />
      ))}
    </ul>
  );
}

function Line({ application }: { application: Application }) {
  const t = useTranslations("matching.pipeline");
  const tMatching = useTranslations("matching");
  const { candidateName: name, candidateNumber: number, matchScore: score } = application;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 py-2.5">
      <div className="min-w-[160px] flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
          <Link
            to={`/candidates/${application.candidateId}`}
            className="inline-flex min-h-[24px] items-center font-medium text-ink hover:underline"
          >
            {name}
          </Link>
          <span className="num text-xs text-ink-3">{number}</span>
        </p>
        <p className="text-xs text-ink-3">
          {application.addedBy
            ? t("by", { name: application.addedBy })
            : t(`origins.${application.origin}`)}
          {" · "}
          <PostedWhen iso={application.appliedDate} />
        </p>
      </div>
      {score !== null && <ScoreMeter score={score} label={tMatching("score", { score })} />}
      <Steps application={application} />
    </li>
  );
}

function Steps({ application }: { application: Application }) {
  const t = useTranslations("matching.pipeline");
  const tStatus = useTranslations("records.applicationStatuses");
  const mayMove = useHasRole("recruiter");
  const { moving, removing } = usePipeline(application.jobId);
  const { candidateName: name, status } = application;
  if (!mayMove) return <ApplicationStatusTag status={status} />;
  return (
    <span className="flex items-center gap-1">
      <Select
        aria-label={t("statusOf", { name })}
        disabled={moving.isPending}
        options={[status, ...nextStatuses(status)].map((value) => ({
          value,
          label: tStatus(value),
        }))}
        value={status}
        onValueChange={(to) => to !== status && moving.mutate({ application, status: to })}
      />
      <Meet application={application} />
      <IconButton
        icon={X}
        size="sm"
        label={t("remove", { name })}
        onClick={() => removing.mutate(application)}
      />
    </span>
  );
}

/** An interview with them, about this job. */
function Meet({ application }: { application: Application }) {
  const t = useTranslations("matching.pipeline");
  const [isOpen, setOpen] = useState(false);
  const { candidateId: id, candidateName: name, jobId, jobTitle } = application;
  return (
    <>
      <IconButton
        icon={CalendarPlus}
        size="sm"
        label={t("interview", { name })}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <LateScheduleDialog
            opening={{ candidate: { id, name }, job: { id: jobId, name: jobTitle } }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
