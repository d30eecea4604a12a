import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "@/web/api";
import { deploymentsKey } from "@/web/state/query-keys";

export const dossierList = queryOptions({
  queryKey: [...deploymentsKey, "dossiers"],
  queryFn: () => ok(api.compliance.dossiers.get()),
});

export const dossierOf = (id: string) =>
  queryOptions({
    queryKey: [...deploymentsKey, "dossier", id],
    queryFn: () => ok(api.deployments({ id }).dossier.get()),
  });
