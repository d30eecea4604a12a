import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, ok } from "@/web/api";
import { candidatesKey } from "@/web/state/query-keys";

export const candidateRecord = (id: string) => ({
  queryKey: [...candidatesKey, "record", id],
  queryFn: () => ok(api.candidates({ id }).get()),
});

export const candidateApplications = (id: string) =>
  queryOptions({
    queryKey: [...candidatesKey, "applications", id],
    queryFn: () => ok(api.candidates({ id }).applications.get()),
  });

export type Typed = {
  firstName?: string;
  lastName?: string;
  email?: string;
  phone?: string;
  linkedin?: string;
  location?: string;
  except?: string;
};

/** Nobody's name or address is longer, and a longer one would not fit into the address of a request. */
const shortened = (typed: Typed): Typed =>
  Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, text?.slice(0, 200)]));

export const possibleDuplicates = (typed: Typed) =>
  queryOptions({
    queryKey: [...candidatesKey, "duplicates", typed],
    queryFn: () => ok(api.candidates.duplicates.get({ query: shortened(typed) })),
    placeholderData: keepPreviousData,
  });
