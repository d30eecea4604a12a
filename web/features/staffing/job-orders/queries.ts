import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "@/web/api";
import { clientsKey, jobsKey } from "@/web/state/query-keys";

export const jobOrder = (id: string) =>
  queryOptions({
    queryKey: [...jobsKey, "order", id],
    queryFn: () => ok(api.jobs({ id }).order.get()),
  });

export const clientContacts = (id: string) =>
  queryOptions({
    queryKey: [...clientsKey, "contacts", id],
    queryFn: async () => (await ok(api.clients({ id }).get())).contacts,
    enabled: id !== "",
  });
