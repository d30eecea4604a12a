import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "@/web/api";
import { clientsKey, deploymentsKey } from "@/web/state/query-keys";

/** Where people work. */
export const deploymentPlaces = queryOptions({
  queryKey: [...deploymentsKey, "places"],
  queryFn: () => ok(api.places.deployments.get()),
});

/** Where one client, or all, have their datacenters. */
export const sitePlaces = (client?: string) =>
  queryOptions({
    queryKey: [...clientsKey, "places", client],
    queryFn: () => ok(api.places.sites.get({ query: client ? { client } : {} })),
  });
