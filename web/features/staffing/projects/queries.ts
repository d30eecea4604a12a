import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, ok } from "@/web/api";
import { projectsKey } from "@/web/state/query-keys";

export const projectRecord = (id: string) => ({
  queryKey: [...projectsKey, "record", id],
  queryFn: () => ok(api.projects({ id }).get()),
});

/** Who may be on a team, and how much each has to do. */
export const teamLoads = queryOptions({
  queryKey: [...projectsKey, "loads"],
  queryFn: () => ok(api.projects.loads.get()),
});

/** The candidates on a project's board. */
export const projectEntries = (id: string) =>
  queryOptions({
    queryKey: [...projectsKey, "entries", id],
    queryFn: () => ok(api.projects({ id }).candidates.get()),
  });

/** A few clients whose name begins like what was typed. */
export const clientChoices = (q: string) =>
  queryOptions({
    queryKey: [...projectsKey, "clients", q],
    queryFn: () =>
      ok(
        api.clients.get({
          query: { status: "all", archived: "no", sort: "name", limit: 20, ...(q && { q }) },
        }),
      ),
    placeholderData: keepPreviousData,
  });

export const clientSites = (id: string) =>
  queryOptions({
    queryKey: [...projectsKey, "sites", id],
    queryFn: async () => (await ok(api.clients({ id }).get())).sites,
    enabled: id !== "",
  });

/** The name of the client that a list is narrowed to. */
export const clientName = (id: string) =>
  queryOptions({
    queryKey: [...projectsKey, "client-name", id],
    queryFn: async () => (await ok(api.clients({ id }).get())).name,
    enabled: id !== "",
  });

/** Who was presented to the client for this project, and by what right. */
export const projectLedger = (id: string) =>
  queryOptions({
    queryKey: [...projectsKey, "ledger", id],
    queryFn: () => ok(api.projects({ id }).submissions.get()),
  });

export const projectShortlists = (id: string) =>
  queryOptions({
    queryKey: [...projectsKey, "shortlists", id],
    queryFn: () => ok(api.projects({ id }).shortlists.get()),
  });

/** What clients said last of the candidates of a project. */
export const projectFeedback = (id: string) =>
  queryOptions({
    queryKey: [...projectsKey, "feedback", id],
    queryFn: () => ok(api.projects({ id }).feedback.get()),
  });

/** What a client was shown in all its projects. */
export const clientLedger = (id: string) =>
  queryOptions({
    queryKey: [...projectsKey, "client-ledger", id],
    queryFn: () => ok(api.clients({ id }).submissions.get()),
    enabled: id !== "",
  });
