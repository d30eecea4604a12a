import { Send } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { Application } from "@/modules/staffing/applications/model";
import { ScheduleButton } from "@/web/features/engagement/interviews/schedule-button";
import { useMay } from "@/web/shared/use-may";
import { Button } from "@/web/ui/button";
import { AnswerDialog } from "../answer";
import { useAnswering } from "../answer/use-answering";

/** Take it up, move it on and answer, or meet; `i` opens the interview's form. */
export function ApplicationDeeds({ application }: { application: Application }) {
  const t = useTranslations("applications");
  const mayAnswer = useMay("recruiter");
  const [isOpen, setOpen] = useState(false);
  const answering = useAnswering([application], () => {});
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
      <Button size="sm" icon={Send} onClick={() => setOpen(true)}>
        {t("answer.open")}
      </Button>
      <ScheduleButton
        size="sm"
        label={t("record.interview")}
        opening={{ candidate: { id, name }, job: { id: jobId, name: jobTitle } }}
      />
      {isOpen && (
        <Suspense>
          <AnswerDialog applications={[application]} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
