import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import {
  pageLength,
  priorities,
  type Priority,
  type ProjectSort,
  type ProjectStatus,
  ranges,
  sorts,
  statuses,
} from "@/modules/staffing/projects/rules";
import { keysIn, type Ranged, rangesOf } from "@/modules/platform/records/rules";
import { api, ok, page } from "@/web/api";
import { projectsKey } from "@/web/state/query-keys";
import { oneOf, pagesOf } from "@/web/shared/list/infinite-pages";

export const projectListKeys = [
  "q",
  "status",
  "priority",
  "client",
  "overdue",
  "open",
  "tag",
  "archived",
  "sort",
  ...keysIn(ranges),
] as const;

export type ProjectListQuery = Ranged<typeof ranges> & {
  q?: string | undefined;
  status?: ProjectStatus | undefined;
  priority?: Priority | undefined;
  client?: string | undefined;
  overdue?: "yes" | undefined;
  open?: "yes" | undefined;
  tag?: string | undefined;
  archived?: "yes" | undefined;
  sort?: ProjectSort | undefined;
};

const yes = ["yes"] as const;

/** The filter an address asks for; what it asks for in words nobody knows is left out. */
export const projectQueryOf = (values: Partial<Record<string, string>>): ProjectListQuery => ({
  q: values["q"],
  status: oneOf(statuses, values["status"]),
  priority: oneOf(priorities, values["priority"]),
  client: values["client"],
  overdue: oneOf(yes, values["overdue"]),
  open: oneOf(yes, values["open"]),
  tag: values["tag"],
  archived: oneOf(yes, values["archived"]),
  sort: oneOf(sorts, values["sort"]),
  ...rangesOf(ranges, values),
});

export const projectList = (query: ProjectListQuery) =>
  pagesOf([...projectsKey, "list", query], (cursor) =>
    page(api.projects.get({ query: asked(query, cursor) })),
  );

export const projectFigures = (query: ProjectListQuery) =>
  queryOptions({
    queryKey: [...projectsKey, "figures", query],
    queryFn: () => ok(api.projects.figures.get({ query: narrowed(query) })),
    placeholderData: keepPreviousData,
  });

export const projectAnalytics = (query: ProjectListQuery) =>
  queryOptions({
    queryKey: [...projectsKey, "analytics", query],
    queryFn: () => ok(api.projects.analytics.get({ query: narrowed(query) })),
  });

const narrowed = ({
  q,
  status,
  priority,
  tag,
  archived,
  client,
  overdue,
  open,
  ...others
}: ProjectListQuery) => ({
  status: status ?? ("all" as const),
  priority: priority ?? ("all" as const),
  archived: archived ?? ("no" as const),
  ...(q && { q }),
  ...(tag && { tag: [tag] }),
  ...(client && { client }),
  ...(overdue && { overdue }),
  ...(open && { open }),
  ...rangesOf(ranges, others),
});

const asked = (query: ProjectListQuery, cursor: string) => ({
  ...narrowed(query),
  sort: query.sort ?? ("date" as const),
  limit: pageLength,
  ...(cursor && { cursor }),
});

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

/** As many as one looks through before typing more of the name. */
const choices = 12;

/** Projects that may take candidates: planned or running, the newest first. */
export const projectChoices = (q: string) =>
  queryOptions({
    queryKey: [...projectsKey, "choices", q],
    queryFn: async () => {
      const query = { ...asked(q ? { q } : {}, ""), limit: pageLength };
      const found = await ok(api.projects.get({ query }));
      const isTaking = ({ status }: { status: ProjectStatus }) =>
        status === "planning" || status === "active";
      return found.filter(isTaking).slice(0, choices);
    },
    placeholderData: keepPreviousData,
  });
