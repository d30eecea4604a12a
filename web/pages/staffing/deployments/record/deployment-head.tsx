import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { DeploymentRecord } from "@/modules/staffing/deployments/model";
import {
  nextStatuses,
  type DeploymentStatus as Status,
} from "@/modules/staffing/deployments/rules";
import { api, ok } from "@/web/api";
import { TagEditor } from "@/web/features/records/tags/tag-editor";
import { useCandidateName } from "@/web/features/staffing/deployments/words";
import { RecordActions } from "@/web/pages/records/record-actions";
import { RecordHead } from "@/web/shared/record/record-head";
import { StatusSelect } from "@/web/shared/record/status-select";
import { useStatusMove } from "@/web/shared/record/use-status-move";
import { Button } from "@/web/ui/button";
import { DeploymentBadges } from "../deployment-badges";
import DeploymentDialog from "../form/deployment-dialog";
import { deploymentKind } from "../kind";

const CancelDialog = lazy(() => import("./cancel-dialog"));

type Props = { deployment: DeploymentRecord; isFull: boolean };

export function DeploymentHead({ deployment: it, isFull }: Props) {
  const t = useTranslations("deployments.cancel");
  const nameOf = useCandidateName();
  const [isCancelling, setCancelling] = useState(false);
  return (
    <RecordHead
      title={nameOf(it)}
      facts={[it.position, it.clientName, it.location]}
      isFull={isFull}
      badges={<DeploymentBadges deployment={it} />}
    >
      <TagEditor kind="deployment" id={it.id} listKey={deploymentKind.queryKey} />
      <RecordActions
        kind={deploymentKind}
        record={it}
        form={(close) => <DeploymentDialog deployment={it} onClose={close} onSaved={close} />}
      >
        <DeploymentStatus deployment={it} />
        {nextStatuses[it.status].includes("cancelled") && (
          <Button size="sm" look="danger" onClick={() => setCancelling(true)}>
            {t("action")}
          </Button>
        )}
      </RecordActions>
      {isCancelling && (
        <Suspense>
          <CancelDialog deployment={it} onClose={() => setCancelling(false)} />
        </Suspense>
      )}
    </RecordHead>
  );
}

/** The next steps; a cancellation has its own button, because it asks why. */
function DeploymentStatus({ deployment }: { deployment: DeploymentRecord }) {
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
