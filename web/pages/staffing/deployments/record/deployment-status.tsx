import { useTranslations } from "use-intl";
import type { DeploymentRecord } from "@/modules/staffing/deployments/model";
import {
  type DeploymentStatus as Status,
  nextStatuses,
} from "@/modules/staffing/deployments/rules";
import { api, ok } from "@/web/api";
import { StatusSelect } from "@/web/shared/record/status-select";
import { useStatusMove } from "@/web/shared/record/use-status-move";
import { deploymentKind } from "../kind";

/** The next steps; a cancellation has its own button, because it asks why. */
export function DeploymentStatus({ deployment }: { deployment: DeploymentRecord }) {
  const t = useTranslations("deployments.statuses");
  const labelOf = (status: Status) => t(status);
  const { mutate } = useStatusMove<Status, DeploymentRecord>(deployment, {
    ...deploymentKind,
    labelOf,
    move: (id, { status, version }) => ok(api.deployments({ id }).status.post({ status, version })),
    mayGoBack: (from, to) => nextStatuses[from].includes(to),
  });
  const next = nextStatuses[deployment.status].filter((status) => status !== "cancelled");
  if (next.length === 0) return null;
  return (
    <StatusSelect
      status={deployment.status}
      next={next}
      labelOf={labelOf}
      onChoose={(status) => mutate({ status })}
    />
  );
}
