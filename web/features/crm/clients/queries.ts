import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, ok } from "@/web/api";
import { clientsKey } from "@/web/state/query-keys";

export const clientRecord = (id: string) => ({
  queryKey: [...clientsKey, "record", id],
  queryFn: () => ok(api.clients({ id }).get()),
});

export type Typed = { name?: string; website?: string; except?: string };

/** Nobody's name or address is longer, and a longer one would not fit into the address of a request. */
const shortened = (typed: Typed): Typed =>
  Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, text?.slice(0, 200)]));

export const possibleDuplicates = (typed: Typed) =>
  queryOptions({
    queryKey: [...clientsKey, "duplicates", typed],
    queryFn: () => ok(api.clients.duplicates.get({ query: shortened(typed) })),
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
