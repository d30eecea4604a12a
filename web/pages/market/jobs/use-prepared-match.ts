import { useQueryClient } from "@tanstack/react-query";
import { jobRecord } from "@/web/features/market/jobs/queries";
import { jobMatches } from "@/web/features/staffing/matching/queries";
import { preparePanel } from "./panel";
import { prepareMatch } from "./record/match";

/** Asks for everything the ranking of a job needs, while the pointer or the focus is only near it. */
export function usePreparedMatch(jobId: string): () => void {
  const queries = useQueryClient();
  return () => {
    preparePanel();
    prepareMatch();
    void queries.prefetchQuery(jobRecord(jobId));
    void queries.prefetchInfiniteQuery(jobMatches(jobId, {}));
  };
}
