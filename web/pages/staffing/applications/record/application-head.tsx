import { Send } from "lucide-react";
import { Suspense, useState } from "react";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Application } from "@/modules/staffing/applications/model";
import { nextStatuses } from "@/modules/staffing/applications/rules";
import { ScheduleButton } from "@/web/features/engagement/interviews/schedule-button";
import { RecordFace } from "@/web/features/records/files/record-face";
import { ApplicationStatusTag } from "@/web/features/staffing/matching/application-status";
import { AddToProject } from "@/web/features/staffing/projects/add-to-project";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { StatusMenu } from "@/web/shared/record/panel/status-menu";
import { useKeys } from "@/web/state/keys";
import { Button } from "@/web/ui/button";
import { ScoreMeter } from "@/web/ui/score-meter";
import { AnswerDialog } from "../answer";
import { useAnswering } from "../answer/use-answering";
import { NewTag } from "../new-tag";

const linkClass = "inline-flex min-h-[24px] items-center underline-offset-2 hover:underline";

/** Who applied for what, how far it is, and what to do about it. */
export function ApplicationHead({
  application,
  isFull,
}: {
  application: Application;
  isFull: boolean;
}) {
  const t = useTranslations("matching");
  const Title = isFull ? "h1" : "h2";
  const { candidateId, candidateName, jobId, jobTitle, company, matchScore: score } = application;
  return (
    <header className="blueprint grid gap-2 border-b border-line px-4 pt-1 pb-3">
      <div className="flex items-center gap-2.5">
        <RecordFace kind="candidate" id={candidateId} name={candidateName} size="md" />
        <div>
          <Title className="text-lg leading-6 font-semibold text-ink">
            <Link to={`/candidates/${candidateId}`} className={linkClass}>
              {candidateName}
            </Link>
          </Title>
          <p className="text-sm text-ink-2">
            <Link to={`/jobs/${jobId}`} className={linkClass}>
              {jobTitle}
            </Link>
            {company && ` · ${company}`}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Status application={application} />
        {application.isUnreviewed && <NewTag />}
        {score !== null && <ScoreMeter score={score} label={t("score", { score })} />}
      </div>
      <ApplicationActions application={application} />
    </header>
  );
}

/** Where it stands; `s` opens where it may go, without a word to the candidate. */
function Status({ application }: { application: Application }) {
  const t = useTranslations("records.applicationStatuses");
  const answering = useAnswering([application], () => {});
  return (
    <StatusMenu
      status={application.status}
      tag={<ApplicationStatusTag status={application.status} />}
      next={nextStatuses(application.status)}
      labelOf={t}
      onChoose={(status) => answering.mutate({ status })}
    />
  );
}

/** Take it up, move it on and answer (`m`), meet (`i`), or put the candidate on a project's board (`a`). */
function ApplicationActions({ application }: { application: Application }) {
  const t = useTranslations("applications");
  const mayAnswer = useHasRole("recruiter");
  const [isOpen, setOpen] = useState(false);
  const answering = useAnswering([application], () => {});
  useKeys("page", mayAnswer ? { m: () => setOpen(true) } : {});
  if (!mayAnswer) return null;
  const { candidateId: id, candidateName: name, jobId, jobTitle, isUnreviewed } = application;
  return (
    <div className="flex flex-wrap gap-2">
      {isUnreviewed && (
        <Button
          size="sm"
          look="primary"
          pending={answering.isPending}
          onClick={() => answering.mutate({ status: "reviewing" })}
        >
          {t("answer.review")}
        </Button>
      )}
      <Button size="sm" icon={Send} aria-keyshortcuts="m" onClick={() => setOpen(true)}>
        {t("answer.open")}
      </Button>
      <ScheduleButton
        size="sm"
        label={t("record.interview")}
        opening={{ candidate: { id, name }, job: { id: jobId, name: jobTitle } }}
      />
      <AddToProject candidateIds={[id]} isByKey />
      {isOpen && (
        <Suspense>
          <AnswerDialog applications={[application]} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
