import { Ban } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { DeploymentRecord } from "@/modules/staffing/deployments/model";
import {
  nextStatuses,
  type DeploymentStatus as Status,
} from "@/modules/staffing/deployments/rules";
import { api, ok } from "@/web/api";
import { DeploymentTag } from "@/web/features/staffing/deployments/status-tag";
import { useCandidateName } from "@/web/features/staffing/deployments/words";
import { RecordFace } from "@/web/features/records/files/record-face";
import { RecordHeadWithActions } from "@/web/pages/records/record-head-with-actions";
import { StatusMenu } from "@/web/shared/record/panel/status-menu";
import { useStatusMove } from "@/web/shared/record/panel/use-status-move";
import { DeploymentBadges } from "../deployment-badges";
import { deploymentKind } from "../kind";

const DeploymentDialog = lazy(() => import("../form/deployment-dialog"));
const CancelDialog = lazy(() => import("./cancel-dialog"));

type Props = { deployment: DeploymentRecord; isFull: boolean };

export function DeploymentHead({ deployment: it, isFull }: Props) {
  const t = useTranslations("deployments.cancel");
  const nameOf = useCandidateName();
  const [isCancelling, setCancelling] = useState(false);
  const cancellation = {
    label: t("action"),
    icon: Ban,
    isDanger: true,
    onSelect: () => setCancelling(true),
  };
  return (
    <RecordHeadWithActions
      kind={deploymentKind}
      record={it}
      title={nameOf(it)}
      face={<RecordFace kind="candidate" id={it.candidateId} name={nameOf(it)} size="md" />}
      facts={[it.position, it.clientName, it.location]}
      isFull={isFull}
      status={<DeploymentStatus deployment={it} />}
      strip={<DeploymentBadges deployment={it} />}
      form={(close) => (
        <Suspense>
          <DeploymentDialog deployment={it} onClose={close} onSaved={close} />
        </Suspense>
      )}
      menuEntries={nextStatuses[it.status].includes("cancelled") ? [cancellation] : []}
    >
      {isCancelling && (
        <Suspense>
          <CancelDialog deployment={it} onClose={() => setCancelling(false)} />
        </Suspense>
      )}
    </RecordHeadWithActions>
  );
}

/** The next steps; a cancellation has its own entry, because it asks why. */
function DeploymentStatus({ deployment }: { deployment: DeploymentRecord }) {
  const t = useTranslations("deployments.statuses");
  const labelOf = (status: Status) => t(status);
  const { mutate } = useStatusMove<Status, DeploymentRecord>(deployment, {
    ...deploymentKind,
    labelOf,
    move: (id, { status, version }) => ok(api.deployments({ id }).status.post({ status, version })),
    canUndo: (from, to) => nextStatuses[from].includes(to),
  });
  const next = nextStatuses[deployment.status].filter((status) => status !== "cancelled");
  return (
    <StatusMenu
      status={deployment.status}
      tag={<DeploymentTag status={deployment.status} />}
      next={next}
      labelOf={labelOf}
      onChoose={(status) => mutate({ status })}
    />
  );
}
