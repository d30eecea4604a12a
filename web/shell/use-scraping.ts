import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import type { ScrapeStatus } from "@/modules/market/scraping/model";
import { statusPollMs } from "@/modules/market/scraping/rules";
import { liveStateAtom } from "../state/live";
import { scrapeStatusKey } from "../state/query-keys";

/** Where the run is; asked every 2 s while one is active or the socket is down, else told. */
export function useScraping(): Pick<ScrapeStatus, "isActive" | "progress" | "totalFound"> {
  const isConnected = useAtomValue(liveStateAtom) === "open";
  const { data } = useQuery<ScrapeStatus>({
    queryKey: scrapeStatusKey,
    refetchInterval: ({ state }) => (state.data?.isActive || !isConnected ? statusPollMs : false),
  });
  return data ?? { isActive: false, progress: 0, totalFound: 0 };
}
