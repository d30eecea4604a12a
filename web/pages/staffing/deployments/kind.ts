import type { Deployment, DeploymentRecord } from "@/modules/staffing/deployments/model";
import { api, ok } from "@/web/api";
import { deploymentRecord } from "@/web/features/staffing/deployments/queries";
import type { Kind } from "@/web/shared/record/kind";
import { deploymentsKey } from "@/web/state/query-keys";

export const deploymentKind: Kind<Deployment, DeploymentRecord> = {
  texts: "deployments",
  attaches: "deployment",
  path: "/deployments",
  queryKey: deploymentsKey,
  acts: ["e", "m", "s", "n"],
  nameOf: ({ candidateName, position, number }) => candidateName ?? `${number} ${position}`,
  record: deploymentRecord,
  archive: async (ids) => (await ok(api.deployments.archivals.post({ ids }))).ids,
  restore: async (ids) => (await ok(api.deployments.archivals.delete({ ids }))).ids,
};
