import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { ScrapeStatus } from "@/modules/market/scraping/model";
import { scrapeRuns, scrapeStatus, sourceStates } from "@/web/features/market/scraping/queries";
import { jobsKey } from "@/web/state/query-keys";

/** While a run goes on, its rows and what it found are read again this often at most. */
const rereadMs = 500;

/** The run as it goes on; what it finds, and its place in the history, follow it onto the page. */
export function useFollowing(): ScrapeStatus | undefined {
  const queries = useQueryClient();
  const { data: status } = useQuery(scrapeStatus);
  const seen = useRef(status);
  const read = useRef({ at: 0, found: 0 });
  useEffect(() => {
    const [before] = [seen.current, (seen.current = status)];
    if (!before || !status) return;
    const isOver = before.isActive && !status.isActive;
    const isDue = status.isActive && Date.now() - read.current.at >= rereadMs;
    if (!isOver && !isDue) return;
    const isMore = status.totalFound !== read.current.found;
    read.current = { at: Date.now(), found: status.totalFound };
    const keys = [
      // Each word of the socket puts the next poll off, so the rows are read as it speaks.
      ...(isDue ? [scrapeStatus.queryKey] : [scrapeRuns.queryKey, sourceStates.queryKey]),
      ...(isOver || isMore ? [jobsKey] : []),
    ];
    // What is on its way is let arrive: on a slow line the next word would else throw every answer away.
    for (const queryKey of keys)
      void queries.invalidateQueries({ queryKey }, { cancelRefetch: isOver });
  }, [status, queries]);
  return status;
}
