import { useTranslations } from "use-intl";
import type { CandidateStatus } from "@/modules/crm/candidates/rules";
import { Tag, type Tone } from "@/web/ui/tag";

const tones: Record<CandidateStatus, Tone> = {
  active: "ok",
  passive: "neutral",
  hired: "primary",
  blacklisted: "bad",
};

export function StatusTag({ status }: { status: CandidateStatus }) {
  const t = useTranslations("candidates");
  return <Tag tone={tones[status]}>{t(`statuses.${status}`)}</Tag>;
}
