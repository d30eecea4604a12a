import { useTranslations } from "use-intl";
import type { Priority } from "@/modules/staffing/projects/rules";
import { Tag, type Tone } from "@/web/ui/tag";

const tones: Record<Priority, Tone> = {
  urgent: "bad",
  high: "warn",
  medium: "neutral",
  low: "neutral",
};

export function PriorityTag({ priority }: { priority: Priority | null }) {
  const t = useTranslations("projects.priorities");
  return priority && <Tag tone={tones[priority]}>{t(priority)}</Tag>;
}
