import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, ok } from "@/web/api";
import { startsKey } from "@/web/state/query-keys";

export type StartPlace = {
  client?: string;
  site?: string;
  project?: string;
  from?: string;
  until?: string;
};

export const startCheck = (candidateId: string, place: StartPlace) =>
  queryOptions({
    queryKey: [...startsKey, candidateId, place],
    queryFn: () => ok(api.candidates({ id: candidateId })["start-check"].get({ query: place })),
    placeholderData: keepPreviousData,
  });
