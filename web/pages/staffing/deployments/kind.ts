import type { Deployment, DeploymentRecord } from "@/modules/staffing/deployments/model";
import {
  type DeploymentStatus,
  statusesTogether,
  type StatusTogether,
} from "@/modules/staffing/deployments/rules";
import { api, ok } from "@/web/api";
import { deploymentRecord } from "@/web/features/staffing/deployments/queries";
import type { Kind, StatusSteps } from "@/web/shared/record/kind";
import { deploymentsKey } from "@/web/state/query-keys";

const steps: StatusSteps<StatusTogether, DeploymentStatus> = {
  values: statusesTogether,
  names: "deployments.statuses",
  set: (ids, status) => ok(api.deployments.statuses.post({ ids, status })),
  unset: (step) => ok(api.deployments.statuses.delete(step)),
};

export const deploymentKind: Kind<Deployment, DeploymentRecord> = {
  texts: "deployments",
  recordKind: "deployment",
  path: "/deployments",
  queryKey: deploymentsKey,
  shortcuts: ["e", "m", "s", "n"],
  nameOf: ({ candidateName, position, number }) => candidateName ?? `${number} ${position}`,
  record: deploymentRecord,
  steps,
  archive: async (ids) => (await ok(api.deployments.archivals.post({ ids }))).ids,
  restore: async (ids) => (await ok(api.deployments.archivals.delete({ ids }))).ids,
};
