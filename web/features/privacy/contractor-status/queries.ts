import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "@/web/api";
import { deploymentsKey } from "@/web/state/query-keys";

export const independenceList = queryOptions({
  queryKey: [...deploymentsKey, "independence"],
  queryFn: () => ok(api.compliance.independence.get()),
});

export const independenceOf = (id: string) =>
  queryOptions({
    queryKey: [...deploymentsKey, "independence", id],
    queryFn: () => ok(api.deployments({ id }).independence.get()),
  });
