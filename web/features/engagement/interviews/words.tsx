import { MapPin, Phone, Video } from "lucide-react";
import { useTranslations } from "use-intl";
import type { Interview } from "@/modules/engagement/interviews/model";
import type { InterviewStatus, InterviewType } from "@/modules/engagement/interviews/rules";
import { Tag, type Tone } from "@/web/ui/tag";
import { isUnsettled } from "./steps";

const tones: Record<InterviewStatus, Tone> = {
  scheduled: "primary",
  completed: "ok",
  "no-show": "bad",
  cancelled: "neutral",
};

type Settled = Pick<Interview, "status" | "endsAt" | "scheduledAt">;

export function InterviewTag({ it, now }: { it: Settled; now: string }) {
  const t = useTranslations("crm");
  if (isUnsettled(it, now)) return <Tag tone="warn">{t("statuses.unsettled")}</Tag>;
  if (isUnderWay(it, now)) return <Tag tone="ok">{t("interviews.underWay")}</Tag>;
  return <Tag tone={tones[it.status]}>{t(`statuses.${it.status}`)}</Tag>;
}

export const isUnderWay = ({ status, scheduledAt, endsAt }: Settled, now: string) =>
  status === "scheduled" && scheduledAt <= now && now < endsAt;

const icons = { video: Video, phone: Phone, "in-person": MapPin };

/** How they meet, in a picture and in a word for those who cannot see it. */
export function TypeMark({ type }: { type: InterviewType }) {
  const t = useTranslations("crm.types");
  const Icon = icons[type];
  return (
    <span className="inline-flex items-center gap-1.5" title={t(type)}>
      <Icon aria-hidden="true" size={15} className="text-ink-3" />
      <span className="sr-only">{t(type)}</span>
    </span>
  );
}

/** What it is about in one line: the round, the project or job, and the client. */
export function useAbout(): (it: Interview) => string {
  const t = useTranslations("crm.rounds");
  return ({ round, projectName, jobTitle, clientName }) =>
    [round && t(round), projectName ?? jobTitle, clientName].filter(Boolean).join(" · ");
}
