import { queryOptions } from "@tanstack/react-query";
import {
  type ContractType,
  contractTypes,
  type DeploymentSort,
  type DeploymentStatus,
  pageLength,
  ranges,
  sorts,
  statuses,
} from "@/modules/staffing/deployments/rules";
import { keysIn, type Ranged, rangesOf } from "@/modules/platform/records/rules";
import { countries, toSpecification } from "@/modules/market/sources/rules";
import { api, ok, page } from "@/web/api";
import { deploymentsKey } from "@/web/state/query-keys";
import { oneOf, pagesOf } from "@/web/shared/list/infinite-pages";

export const deploymentListKeys = [
  ...["q", "status", "contractType", "country", "candidate", "client", "project"],
  ...["tag", "archived", "sort"],
  ...keysIn(ranges),
] as const;

export type DeploymentListQuery = Ranged<typeof ranges> & {
  q?: string | undefined;
  status?: DeploymentStatus | undefined;
  contractType?: ContractType | undefined;
  country?: string | undefined;
  candidateId?: string | undefined;
  clientId?: string | undefined;
  projectId?: string | undefined;
  tag?: string | undefined;
  archived?: "yes" | undefined;
  sort?: DeploymentSort | undefined;
};

/** The filter an address asks for; what it asks for in words nobody knows is left out. */
export const deploymentQueryOf = (
  values: Partial<Record<string, string>>,
): DeploymentListQuery => ({
  q: values["q"],
  status: oneOf(statuses, values["status"]),
  contractType: oneOf(contractTypes, values["contractType"]),
  country: oneOf(countries.map(toSpecification), values["country"]),
  candidateId: values["candidate"],
  clientId: values["client"],
  projectId: values["project"],
  tag: values["tag"],
  archived: oneOf(["yes"] as const, values["archived"]),
  sort: oneOf(sorts, values["sort"]),
  ...rangesOf(ranges, values),
});

export const deploymentList = (query: DeploymentListQuery) =>
  pagesOf([...deploymentsKey, "list", query], (cursor) =>
    page(api.deployments.get({ query: asked(query, cursor) })),
  );

const asked = (
  { q, status, contractType, archived, sort, ...ids }: DeploymentListQuery,
  cursor: string,
) => ({
  status: status ?? ("all" as const),
  contractType: contractType ?? ("all" as const),
  archived: archived ?? ("no" as const),
  sort: sort ?? ("date" as const),
  limit: pageLength,
  ...(ids.country && { country: ids.country }),
  ...(ids.candidateId && { candidateId: ids.candidateId }),
  ...(ids.clientId && { clientId: ids.clientId }),
  ...(ids.projectId && { projectId: ids.projectId }),
  ...(ids.tag && { tag: [ids.tag] }),
  ...rangesOf(ranges, ids),
  ...(q && { q }),
  ...(cursor && { cursor }),
});

export const deploymentRecord = (id: string) => ({
  queryKey: [...deploymentsKey, "record", id],
  queryFn: () => ok(api.deployments({ id }).get()),
});

/** Whether it may begin, and what stands in the way. */
export const deploymentStart = (id: string) =>
  queryOptions({
    queryKey: [...deploymentsKey, "start", id],
    queryFn: () => ok(api.deployments({ id }).start.get()),
  });

export const acceptedPeople = queryOptions({
  queryKey: [...deploymentsKey, "accepted"],
  queryFn: () => ok(api.deployments.accepted.get()),
});

export type Days = { candidateId: string; startDate: string; endDate?: string; except?: string };

export const overlapsOf = (days: Days) =>
  queryOptions({
    queryKey: [...deploymentsKey, "overlaps", days],
    queryFn: () => ok(api.deployments.overlaps.get({ query: days })),
  });

export const currentRates = queryOptions({
  queryKey: ["/api/rates"],
  queryFn: () => ok(api.rates.get()),
});
