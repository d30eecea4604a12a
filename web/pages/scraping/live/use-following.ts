import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { ScrapeStatus } from "@/modules/scraping/model";
import { scrapeRuns, scrapeStatus, sourceStates } from "@/web/components/queries/scraping";
import { jobsKey } from "@/web/state/query-keys";

/** The run as it goes on; what it finds, and its place in the history, follow it onto the page. */
export function useFollowing(): ScrapeStatus | undefined {
  const queries = useQueryClient();
  const { data: status } = useQuery(scrapeStatus);
  const seen = useRef(status);
  useEffect(() => {
    const [before] = [seen.current, (seen.current = status)];
    if (!before || !status) return;
    const isOver = before.isActive && !status.isActive;
    const keys = [
      ...(isOver ? [scrapeRuns.queryKey, sourceStates.queryKey] : []),
      ...(isOver || before.totalFound !== status.totalFound ? [jobsKey] : []),
    ];
    for (const queryKey of keys) void queries.invalidateQueries({ queryKey });
  }, [status, queries]);
  return status;
}
