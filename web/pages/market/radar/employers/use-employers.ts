import { useInfiniteQuery } from "@tanstack/react-query";
import { usePages } from "@/web/shared/list/use-pages";
import {
  employerList,
  type EmployerListQuery,
  radarPollMs,
} from "@/web/features/market/employers/queries";

/** The employers of a filter; one page is asked for again now and then, which costs nothing while nothing changes. */
export const useEmployers = (query: EmployerListQuery) =>
  usePages(
    useInfiniteQuery({
      ...employerList(query),
      refetchInterval: ({ state }) => ((state.data?.pages.length ?? 0) > 1 ? false : radarPollMs),
    }),
  );
