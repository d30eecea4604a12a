import {
  contractTypes,
  fields,
  pageSize,
  ranges,
  sortsEitherWay,
  statuses,
} from "@/modules/staffing/deployments/rules";
import { api, ok, page } from "@/web/api";
import type { ConditionConfig } from "@/web/shared/list/conditions/condition-config";
import { pagesOf } from "@/web/shared/list/infinite-pages";
import {
  type AskedBy,
  attachedFilters,
  listFilters,
  rangeFilters,
  searchFilter,
} from "@/web/shared/list/filters/list-filters";
import { matchingBy } from "@/web/shared/list/selection/matching";
import { deploymentsKey } from "@/web/state/query-keys";

/** One record that the list is narrowed to: its chip says so without its name. */
const one = { is: "text", chip: "deployments.filters.chosen" } as const;

/** What the list of deployments can be narrowed by. */
const declared = listFilters<typeof api.deployments.get>()("deployments", pageSize, {
  q: searchFilter,
  status: {
    is: "choice",
    values: statuses,
    names: "deployments.statuses",
    any: "deployments.filters.all",
    defaultValue: "all",
    place: "select",
  },
  contractType: {
    is: "choice",
    values: contractTypes,
    names: "deployments.contractTypes",
    any: "deployments.filters.anyType",
    defaultValue: "all",
  },
  country: { is: "country", any: "deployments.filters.anyCountry" },
  candidateId: { ...one, address: "candidate", label: "deployments.fields.candidateId" },
  clientId: { ...one, address: "client", label: "deployments.fields.clientId" },
  projectId: { ...one, address: "project", label: "deployments.fields.projectId" },
  ...rangeFilters(ranges, { pay: "deployments.rangeHints.pay" }),
  where: { is: "text", chip: false, place: "none" },
  ...attachedFilters,
  sort: { is: "sort", values: sortsEitherWay, defaultValue: "date" },
});

const asks: ConditionConfig = {
  fields,
  texts: "deployments.conditions",
  names: {
    status: "deployments.statuses",
    contract: "deployments.contractTypes",
  },
  path: "/api/deployments",
  ahead: ["start", "end"],
};

export const deploymentFilters = { ...declared, asks };
export type DeploymentListQuery = AskedBy<typeof deploymentFilters>;

export const deploymentList = (query: DeploymentListQuery) =>
  pagesOf([...deploymentsKey, "list", query], (cursor) =>
    page(api.deployments.get({ query: deploymentFilters.pageQuery(query, cursor) })),
  );

/** Everything that a filter of deployments shows, for what is done with all of it. */
export const deploymentsMatching = (query: DeploymentListQuery) =>
  matchingBy(deploymentFilters.filterOf(query), (asked) =>
    ok(api.deployments.ids.get({ query: asked })),
  );
