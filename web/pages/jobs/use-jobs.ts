import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";
import type { Job } from "@/modules/jobs/model";
import { jobCounts, jobList, type JobListQuery, jobsPollMs } from "@/web/components/queries/jobs";
import type { Phase } from "@/web/components/list/types";

export type Jobs = ReturnType<typeof useJobs>;

/**
 * The jobs of a filter, kept up to date. One page is simply asked for again, which costs an
 * empty answer while nothing changes; of more pages only the counts are, until they differ.
 */
export function useJobs(query: JobListQuery) {
  const list = useInfiniteQuery({
    ...jobList(query),
    refetchInterval: ({ state }) => ((state.data?.pages.length ?? 0) > 1 ? false : jobsPollMs),
  });
  const counts = useQuery({ ...jobCounts(query), refetchInterval: jobsPollMs }).data;
  useRefreshOn(counts, query);

  const rows = useMemo(() => list.data?.pages.flatMap(({ items }) => items) ?? none, [list.data]);
  const total = list.data?.pages[0]?.total ?? 0;
  const more = { load: () => void list.fetchNextPage(), isLoading: list.isFetchingNextPage };
  return {
    rows,
    counts,
    total,
    left: total - rows.length,
    more: list.hasNextPage ? more : undefined,
    phase: phaseOf(list, rows.length),
    error: list.error,
    retry: () => void list.refetch(),
  };
}

const none: Job[] = [];

/** What was read stays on the screen when reading it again fails. */
function phaseOf(list: { isPending: boolean; isError: boolean }, count: number): Phase {
  if (list.isError && count === 0) return "failed";
  return list.isPending ? "loading" : "ready";
}

function useRefreshOn(counts: unknown, query: JobListQuery) {
  const queries = useQueryClient();
  const known = useRef(counts);
  useEffect(() => {
    const isNews = known.current !== undefined && known.current !== counts;
    known.current = counts;
    if (isNews) void queries.invalidateQueries({ queryKey: jobList(query).queryKey });
  }, [counts, queries, query]);
}
