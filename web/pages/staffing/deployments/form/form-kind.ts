import type { DeploymentRecord, NewDeployment } from "@/modules/staffing/deployments/model";
import { api, ok } from "@/web/api";
import type { FormKind } from "@/web/shared/record/form/form-kind";
import { deploymentKind } from "../kind";
import { type DeploymentForm, formOf, inputOf } from "./values";

export const deploymentFormKind: FormKind<DeploymentForm, NewDeployment, DeploymentRecord> = {
  ...deploymentKind,
  formOf,
  groups: ["contractTypes", "statuses"],
  check: async (values) => (await import("./checks")).checked(inputOf(values)),
  add: (input) => ok(api.deployments.post(input)),
  edit: (id, version, { isSample: _, applicationId: __, replacesId: ___, ...input }) =>
    ok(api.deployments({ id }).patch({ ...input, version })),
};
