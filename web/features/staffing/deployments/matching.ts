import { api, ok } from "@/web/api";
import { matchingBy } from "@/web/shared/list/selection/matching";
import { deploymentFilters, type DeploymentListQuery } from "./list";

/** Everything that a filter of deployments shows, for what is done with all of it. */
export const deploymentsMatching = (query: DeploymentListQuery) =>
  matchingBy(deploymentFilters.narrowed(query), (asked) =>
    ok(api.deployments.ids.get({ query: asked })),
  );
