import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, ok } from "@/web/api";
import { clientsKey, jobsKey } from "@/web/state/query-keys";

export const jobOrder = (id: string) =>
  queryOptions({
    queryKey: [...jobsKey, "order", id],
    queryFn: () => ok(api.jobs({ id }).order.get()),
  });

/** What the words are read to ask for, while somebody writes them. */
export const readRequirements = (title: string, description: string) =>
  queryOptions({
    queryKey: ["/api/jobs/requirements", title, description],
    queryFn: () => ok(api.jobs.requirements.post({ title, description })),
    enabled: description.trim() !== "",
    placeholderData: keepPreviousData,
  });

export const clientContacts = (id: string) =>
  queryOptions({
    queryKey: [...clientsKey, "contacts", id],
    queryFn: async () => (await ok(api.clients({ id }).get())).contacts,
    enabled: id !== "",
  });
