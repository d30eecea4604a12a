import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { DeploymentRecord } from "@/modules/staffing/deployments/model";
import { nextStatuses } from "@/modules/staffing/deployments/rules";
import { useCandidateName } from "@/web/features/staffing/deployments/words";
import { RecordActions } from "@/web/shared/record/record-actions";
import { RecordHead } from "@/web/shared/record/record-head";
import { TagEditor } from "@/web/features/platform/tags/tag-editor";
import { Button } from "@/web/ui/button";
import { DeploymentBadges } from "../deployment-badges";
import DeploymentDialog from "../form/deployment-dialog";
import { deploymentKind } from "../kind";
import { DeploymentStatus } from "./deployment-status";

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
