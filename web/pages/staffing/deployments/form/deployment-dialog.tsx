import type { DeploymentRecord } from "@/modules/staffing/deployments/model";
import { RecordFormDialog } from "@/web/shared/record/form/record-form-dialog";
import { deploymentFormKind } from "./form-kind";
import { FormSections } from "./form-sections";
import { FormContext } from "./parts";

type Props = {
  /** The record to change; undefined plans a new one. */
  deployment?: DeploymentRecord;
  onSaved: (deployment: DeploymentRecord) => void;
  onClose: () => void;
};

export default function DeploymentDialog({ deployment, ...rest }: Props) {
  return (
    <RecordFormDialog kind={deploymentFormKind} context={FormContext} record={deployment} {...rest}>
      <FormSections deployment={deployment} />
    </RecordFormDialog>
  );
}
