import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Employer } from "@/modules/employers/model";
import type { Phase } from "@/web/components/list/types";
import { employerList, type EmployerListQuery, radarPollMs } from "@/web/components/queries/radar";

export type Employers = ReturnType<typeof useEmployers>;

/** The employers of a filter; one page is asked for again now and then, which costs nothing while nothing changes. */
export function useEmployers(query: EmployerListQuery) {
  const list = useInfiniteQuery({
    ...employerList(query),
    refetchInterval: ({ state }) => ((state.data?.pages.length ?? 0) > 1 ? false : radarPollMs),
  });
  const rows = useMemo(() => list.data?.pages.flatMap(({ items }) => items) ?? none, [list.data]);
  const total = list.data?.pages[0]?.total ?? 0;
  const more = { load: () => void list.fetchNextPage(), isLoading: list.isFetchingNextPage };
  return {
    rows,
    total,
    left: total - rows.length,
    more: list.hasNextPage ? more : undefined,
    phase: phaseOf(list, rows.length),
    error: list.error,
    retry: () => void list.refetch(),
  };
}

const none: Employer[] = [];

/** What was read stays on the screen when reading it again fails. */
function phaseOf(list: { isPending: boolean; isError: boolean }, count: number): Phase {
  if (list.isError && count === 0) return "failed";
  return list.isPending ? "loading" : "ready";
}
