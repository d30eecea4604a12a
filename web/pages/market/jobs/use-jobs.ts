import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { usePages } from "@/web/shared/list/use-pages";
import {
  jobCounts,
  jobList,
  type JobListQuery,
  jobsPollMs,
} from "@/web/features/market/jobs/queries";

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

  return { ...usePages(list), counts };
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
