import { useState } from "react";
import { useTranslations } from "use-intl";
import type { DeploymentRecord } from "@/modules/staffing/deployments/model";
import { type Replacement, replacements } from "@/modules/staffing/deployments/rules";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextAreaField } from "@/web/shared/forms/text-area-field";
import { deploymentKind } from "../kind";

type Props = { deployment: DeploymentRecord; onClose: () => void };
type Said = { reason: string; replace: Replacement };

/** Why it ends before its time, and what becomes of the seat. */
export default function CancelDialog({ deployment, onClose }: Props) {
  const t = useTranslations("deployments.cancel");
  const [reason, setReason] = useState("");
  const [replace, setReplace] = useState<Replacement>("later");
  const cancel = useCancelling(deployment);
  return (
    <FormDialog
      title={t("title", { name: deployment.number })}
      description={t("text")}
      submit={{ children: t("confirm"), look: "danger", pending: cancel.isPending }}
      action={() => cancel.mutate({ reason, replace }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextAreaField
        label={t("reason")}
        required
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <SelectField
        label={t("replace")}
        options={replacements
          .toReversed()
          .map((value) => ({ value, label: t(`replacements.${value}`) }))}
        value={replace}
        onValueChange={setReplace}
      />
    </FormDialog>
  );
}

function useCancelling({ id, number, version }: DeploymentRecord) {
  const t = useTranslations("deployments");
  return useUndoableMutation<Said, DeploymentRecord>({
    run: (said) => ok(api.deployments({ id }).cancellation.post({ ...said, version })),
    undo: (done) =>
      ok(api.deployments({ id }).status.post({ version: done.version, status: "scheduled" })),
    success: (done) => t(done.replacedBy ? "cancel.replaced" : "cancel.done", { name: number }),
    failure: t("terms.failed"),
    keys: [deploymentKind.queryKey],
  });
}
