import { useTranslations } from "use-intl";
import type { ProjectStatus } from "@/modules/staffing/projects/rules";
import { Tag, type Tone } from "@/web/ui/tag";

const tones: Record<ProjectStatus, Tone> = {
  planning: "primary",
  active: "ok",
  on_hold: "warn",
  completed: "neutral",
  cancelled: "bad",
};

export function StatusTag({ status }: { status: ProjectStatus }) {
  const t = useTranslations("projects.statuses");
  return <Tag tone={tones[status]}>{t(status)}</Tag>;
}
