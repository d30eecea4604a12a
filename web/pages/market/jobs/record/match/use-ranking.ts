import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { RankedCandidate } from "@/modules/staffing/matching/model";
import { loadMoreOf } from "@/web/shared/list/use-pages";
import { jobMatches, type MatchFilter } from "@/web/features/staffing/matching/queries";

export type Ranking = ReturnType<typeof useRanking>;

/** The candidates of a job as they rank; what was read stays while it is read again. */
export function useRanking(jobId: string, filter: MatchFilter) {
  const list = useInfiniteQuery(jobMatches(jobId, filter));
  const rows = useMemo(
    () => list.data?.pages.flatMap(({ matches }) => matches) ?? none,
    [list.data],
  );
  const { total = 0, fitting = 0 } = list.data?.pages[0] ?? {};
  return {
    rows,
    total,
    fitting,
    left: total - rows.length,
    more: loadMoreOf(list),
    isLoading: list.isPending,
    /** Another filter is being asked for; what is shown belongs to the one before. */
    isBehind: list.isPlaceholderData,
    error: rows.length === 0 ? list.error : null,
    retry: () => void list.refetch(),
  };
}

const none: RankedCandidate[] = [];

export type Group = "fitting" | "blocked" | "dismissed";

/** Where a candidate stands: with the others, below them, or put aside; nobody is left out. */
export function groupOf({ match, decision }: RankedCandidate): Group {
  if (decision?.kind === "dismissed") return "dismissed";
  return match.blockers.length > 0 && decision?.kind !== "overridden" ? "blocked" : "fitting";
}
