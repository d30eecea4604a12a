import { useNow, useTranslations } from "use-intl";
import type { Entry } from "@/modules/staffing/pipeline/model";
import type { Feedback } from "@/modules/staffing/shortlists/model";
import { EntryFeedback } from "./entry-feedback";

const dayMs = 24 * 60 * 60 * 1000;

/** Who it is, for how long in this stage, and why they were closed. */
type Props = { entry: Entry; feedback: Feedback | undefined };

export function EntryCard({ entry, feedback }: Props) {
  const t = useTranslations("projectWork.pipeline");
  const now = useNow();
  const days = Math.max(0, Math.floor((now.getTime() - Date.parse(entry.since)) / dayMs));
  return (
    <>
      <p className="num text-xs text-ink-3">{entry.candidateNumber}</p>
      <p className="text-sm leading-5 font-medium text-ink">{entry.candidateName}</p>
      <p className="truncate text-xs text-ink-2">
        {[entry.headline, entry.location].filter(Boolean).join(" · ")}
      </p>
      {entry.reason && <p className="text-xs text-ink-2">{entry.reason}</p>}
      <EntryFeedback feedback={feedback} />
      <p className="text-xs text-ink-3">{t("days", { days })}</p>
    </>
  );
}
