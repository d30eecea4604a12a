import { useSetAtom } from "jotai";
import { CalendarClock, CircleCheck, Mail } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Interview } from "@/modules/engagement/interviews/model";
import { AnswerTag } from "@/web/features/engagement/interviews/item/answer-tag";
import { ItemMenu } from "@/web/features/engagement/interviews/item/item-menu";
import { AddWay, Join, wayTo } from "@/web/features/engagement/interviews/item/join";
import { isUnsettled, stepsFrom } from "@/web/features/engagement/interviews/steps";
import type { Ask } from "@/web/features/engagement/interviews/use-interview-dialogs";
import { useWhen } from "@/web/features/engagement/interviews/use-when";
import { InterviewTag } from "@/web/features/engagement/interviews/words";
import { AddToProject } from "@/web/features/staffing/projects/add-to-project";
import { noteAskedAtom } from "@/web/pages/records/activity/note-asked";
import { RecordHead } from "@/web/shared/record/panel/record-head";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { useKeys } from "@/web/state/keys";
import { Button } from "@/web/ui/button";
import { Tag } from "@/web/ui/tag";

type Props = { it: Interview; now: string; ask: Ask; isFull: boolean };

export function Head({ it, now, ask, isFull }: Props) {
  const t = useTranslations("crm");
  const when = useWhen();
  return (
    <RecordHead
      title={it.candidateName}
      facts={[when.day(it.scheduledAt), when.from(it)]}
      isFull={isFull}
      strip={
        <>
          <InterviewTag it={it} now={now} />
          {it.status === "scheduled" && <AnswerTag answer={it.candidateAnswer} />}
          <Tag hasLed={false}>{t(`types.${it.type}`)}</Tag>
          {it.round && <Tag hasLed={false}>{t(`rounds.${it.round}`)}</Tag>}
          {it.result && <Tag tone={tones[it.result]}>{t(`results.${it.result}`)}</Tag>}
        </>
      }
    >
      <div className="flex flex-wrap items-center gap-2">
        {wayTo(it) ? <Join it={it} now={now} /> : <AddWay {...{ it, now, ask }} />}
        <Steps {...{ it, now, ask }} />
        <Person it={it} />
        <ItemMenu {...{ it, now, ask }} isByKey />
      </div>
    </RecordHead>
  );
}

const tones = { passed: "ok", "on-hold": "warn", rejected: "bad" } as const;

/** What is to be done next as it stands. */
function Steps({ it, now, ask }: Omit<Props, "isFull">) {
  const t = useTranslations("crm.interviews");
  const mayChange = useHasRole("recruiter");
  const mayMove = mayChange && it.status === "scheduled" && !isUnsettled(it, now);
  const move = () => ask({ it, what: "reschedule" });
  useKeys("page", mayMove ? { e: move } : {});
  if (!mayChange) return null;
  return (
    <>
      {mayMove && (
        <Button size="sm" icon={CalendarClock} aria-keyshortcuts="e" onClick={move}>
          {t("reschedule")}
        </Button>
      )}
      {stepsFrom(it, now).includes("completed") && (
        <Button
          size="sm"
          look={isUnsettled(it, now) ? "primary" : "secondary"}
          icon={CircleCheck}
          onClick={() => ask({ it, what: "complete" })}
        >
          {t("complete")}
        </Button>
      )}
    </>
  );
}

/** What is done with whoever is interviewed: write to them (`m`), note something (`n`), or put them on a board (`a`). */
function Person({ it: { candidateId: id } }: Pick<Props, "it">) {
  const t = useTranslations("crm.record");
  const navigate = useNavigate();
  const askForNote = useSetAtom(noteAskedAtom);
  const mayWrite = useHasRole("recruiter");
  const write = () => void navigate(`/candidates/${id}?tab=messages&write=email`);
  const note = () => {
    askForNote(true);
    void navigate(`/candidates/${id}?tab=activity`);
  };
  useKeys("page", mayWrite ? { m: write, n: note } : {});
  if (!mayWrite) return null;
  return (
    <>
      <Button size="sm" icon={Mail} aria-keyshortcuts="m" onClick={write}>
        {t("message")}
      </Button>
      <AddToProject candidateIds={[id]} isByKey />
    </>
  );
}
