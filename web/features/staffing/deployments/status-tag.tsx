import { useTranslations } from "use-intl";
import type { DeploymentStatus } from "@/modules/staffing/deployments/rules";
import { Tag, type Tone } from "@/web/ui/tag";

export const deploymentTones: Record<DeploymentStatus, Tone> = {
  scheduled: "primary",
  active: "ok",
  completed: "neutral",
  cancelled: "bad",
};

export function DeploymentTag({ status }: { status: DeploymentStatus }) {
  const t = useTranslations("deployments.statuses");
  return <Tag tone={deploymentTones[status]}>{t(status)}</Tag>;
}
