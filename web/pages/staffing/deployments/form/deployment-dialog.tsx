import type { DeploymentRecord, NewDeployment } from "@/modules/staffing/deployments/model";
import { RecordFormDialog } from "@/web/shared/record/form/record-form-dialog";
import { FormSections } from "./form-sections";
import { FormContext } from "./parts";
import { api, ok } from "@/web/api";
import type { FormKind } from "@/web/shared/record/form/form-kind";
import { deploymentKind } from "../kind";
import { type DeploymentForm, formOf, inputOf } from "./values";

type Props = {
  /** The record to change; undefined plans a new one. */
  deployment?: DeploymentRecord;
  onSaved: (deployment: DeploymentRecord) => void;
  onClose: () => void;
};

const deploymentFormKind: FormKind<DeploymentForm, NewDeployment, DeploymentRecord> = {
  ...deploymentKind,
  formOf,
  groups: ["contractTypes", "statuses"],
  check: async (values) => (await import("./checks")).checked(inputOf(values)),
  add: (input) => ok(api.deployments.post(input)),
  edit: (id, version, { isSample: _, applicationId: __, replacesId: ___, ...input }) =>
    ok(api.deployments({ id }).patch({ ...input, version })),
};

export default function DeploymentDialog({ deployment, ...rest }: Props) {
  return (
    <RecordFormDialog kind={deploymentFormKind} context={FormContext} record={deployment} {...rest}>
      <FormSections deployment={deployment} />
    </RecordFormDialog>
  );
}
