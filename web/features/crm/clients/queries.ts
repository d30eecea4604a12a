import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import {
  type ClientSort,
  type ClientStatus,
  pageLength,
  ranges,
  sorts,
  statuses,
} from "@/modules/crm/clients/rules";
import { keysIn, type Ranged, rangesOf } from "@/modules/platform/records/rules";
import { api, ok, page } from "@/web/api";
import { clientsKey } from "@/web/state/query-keys";
import { oneOf, pagesOf } from "@/web/shared/list/infinite-pages";

export const clientListKeys = [
  "q",
  "status",
  "tag",
  "archived",
  "sort",
  ...keysIn(ranges),
] as const;

export type ClientListQuery = Ranged<typeof ranges> & {
  q?: string | undefined;
  status?: ClientStatus | undefined;
  tag?: string | undefined;
  archived?: "yes" | undefined;
  sort?: ClientSort | undefined;
};

/** The filter an address asks for; what it asks for in words nobody knows is left out. */
export const clientQueryOf = (values: Partial<Record<string, string>>): ClientListQuery => ({
  q: values["q"],
  status: oneOf(statuses, values["status"]),
  tag: values["tag"],
  archived: oneOf(["yes"] as const, values["archived"]),
  sort: oneOf(sorts, values["sort"]),
  ...rangesOf(ranges, values),
});

export const clientList = (query: ClientListQuery) =>
  pagesOf([...clientsKey, "list", query], (cursor) =>
    page(api.clients.get({ query: asked(query, cursor) })),
  );

const asked = ({ q, status, tag, archived, sort, ...others }: ClientListQuery, cursor: string) => ({
  status: status ?? ("all" as const),
  archived: archived ?? ("no" as const),
  sort: sort ?? ("date" as const),
  limit: pageLength,
  ...(q && { q }),
  ...(tag && { tag: [tag] }),
  ...rangesOf(ranges, others),
  ...(cursor && { cursor }),
});

export const clientRecord = (id: string) => ({
  queryKey: [...clientsKey, "record", id],
  queryFn: () => ok(api.clients({ id }).get()),
});

export type Typed = { name?: string; website?: string; except?: string };

export const lookalikes = (typed: Typed) =>
  queryOptions({
    queryKey: [...clientsKey, "duplicates", typed],
    queryFn: () => ok(api.clients.duplicates.get({ query: typed })),
    placeholderData: keepPreviousData,
  });

/** What the radar knows of the company behind a client; null where no ad ever named it. */
export const hiringOf = (key: string) =>
  queryOptions({
    queryKey: [...clientsKey, "hiring", key],
    queryFn: async () => {
      const query = { key, sort: "open" as const, limit: 1 };
      const [employer] = await ok(api.employers.get({ query }));
      return employer ?? null;
    },
  });
