import type { Deployment, DeploymentRecord } from "@/modules/deployments/model";
import { api, ok } from "@/web/api";
import { deploymentRecord } from "@/web/components/queries/deployments";
import type { Kind } from "@/web/components/record/kind";
import { deploymentsKey } from "@/web/state/query-keys";

export const deploymentKind: Kind<Deployment, DeploymentRecord> = {
  texts: "deployments",
  attaches: "deployment",
  path: "/deployments",
  queryKey: deploymentsKey,
  nameOf: ({ candidateName, position, number }) => candidateName ?? `${number} ${position}`,
  record: deploymentRecord,
  archive: async (ids) => (await ok(api.deployments.archivals.post({ ids }))).ids,
  restore: async (ids) => (await ok(api.deployments.archivals.delete({ ids }))).ids,
};
