import { api, ok } from "@/web/api";
import { deploymentFilters, type DeploymentListQuery } from "./list";

/** Everything that a filter of deployments shows, for what is done with all of it. */
export function deploymentsMatching(query: DeploymentListQuery) {
  const filter = deploymentFilters.narrowed(query);
  return {
    filter,
    read: (after: number | undefined) =>
      ok(api.deployments.ids.get({ query: { ...filter, after } })),
  };
}
