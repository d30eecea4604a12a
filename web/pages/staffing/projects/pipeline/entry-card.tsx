import { ThumbsDown, ThumbsUp } from "lucide-react";
import { useNow, useTranslations } from "use-intl";
import type { Entry } from "@/modules/staffing/pipeline/model";
import type { Feedback } from "@/modules/staffing/submissions/shortlists/model";
import { daysSince } from "@/src/calendar";
import { RecordFace } from "@/web/features/records/files/record-face";
import { Tag } from "@/web/ui/tag";

/** Who it is, for how long in this stage, and why they were closed. */
type Props = { entry: Entry; feedback: Feedback | undefined };

export function EntryCard({ entry, feedback }: Props) {
  const t = useTranslations("projectWork.pipeline");
  const now = useNow();
  const days = daysSince(entry.since, now);
  return (
    <>
      <p className="num text-xs text-ink-3">{entry.candidateNumber}</p>
      <p className="flex items-center gap-2 text-sm leading-5 font-medium text-ink">
        <RecordFace kind="candidate" id={entry.candidateId} name={entry.candidateName} />
        <span className="min-w-0">{entry.candidateName}</span>
      </p>
      <p className="truncate text-xs text-ink-2">
        {[entry.headline, entry.location].filter(Boolean).join(" · ")}
      </p>
      {entry.reason && <p className="text-xs text-ink-2">{entry.reason}</p>}
      <EntryFeedback feedback={feedback} />
      <p className="text-xs text-ink-3">{t("days", { days })}</p>
    </>
  );
}

/** What the client said of somebody on the shortlist. */
function EntryFeedback({ feedback }: { feedback: Feedback | undefined }) {
  const t = useTranslations("projectWork.feedback");
  if (!feedback) return null;
  const { verdict, reason, comment } = feedback;
  const Icon = verdict === "up" ? ThumbsUp : ThumbsDown;
  return (
    <div className="grid gap-1 text-xs text-ink-2">
      <span>
        <Tag tone={verdict === "up" ? "ok" : "bad"} hasLed={false}>
          <Icon aria-hidden="true" size={12} />
          {t(verdict)}
          {reason && ` · ${t(`reasons.${reason}`)}`}
        </Tag>
      </span>
      {comment && <q className="break-words">{comment}</q>}
    </div>
  );
}
