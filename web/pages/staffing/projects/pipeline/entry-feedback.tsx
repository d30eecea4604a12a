import { ThumbsDown, ThumbsUp } from "lucide-react";
import { useTranslations } from "use-intl";
import type { Feedback } from "@/modules/staffing/shortlists/model";
import { Tag } from "@/web/ui/tag";

/** What the client said of somebody on the shortlist. */
export function EntryFeedback({ feedback }: { feedback: Feedback | undefined }) {
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
