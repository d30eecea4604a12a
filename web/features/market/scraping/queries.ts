import { queryOptions } from "@tanstack/react-query";
import type { ScrapeStatus } from "@/modules/market/scraping/model";
import { api, ok } from "@/web/api";
import { scrapeStatusKey } from "@/web/state/query-keys";

/** Where the run is, with its outcomes; the shell asks again while one is active. */
export const scrapeStatus = queryOptions({
  queryKey: scrapeStatusKey,
  queryFn: (): Promise<ScrapeStatus> => ok(api.jobs.scrape.status.get()),
});

export const sourceStates = queryOptions({
  queryKey: ["/api/sources"],
  queryFn: () => ok(api.sources.get()),
});

export const scrapeRuns = queryOptions({
  queryKey: ["/api/scraping/runs"],
  queryFn: () => ok(api.scraping.runs.get()),
});

export const searchProfiles = queryOptions({
  queryKey: ["/api/scraping/profiles"],
  queryFn: () => ok(api.scraping.profiles.get()),
});
