import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Candidate } from "@/modules/candidates/model";
import { candidateList, type CandidateListQuery } from "@/web/components/queries/candidates";
import type { Phase } from "@/web/components/list/types";

export type Candidates = ReturnType<typeof useCandidates>;

/** The candidates of a filter, page after page. */
export function useCandidates(query: CandidateListQuery) {
  const list = useInfiniteQuery(candidateList(query));
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

const none: Candidate[] = [];

/** What was read stays on the screen when reading it again fails. */
function phaseOf(list: { isPending: boolean; isError: boolean }, count: number): Phase {
  if (list.isError && count === 0) return "failed";
  return list.isPending ? "loading" : "ready";
}
