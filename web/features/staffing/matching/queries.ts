import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { rankingPageSize } from "@/modules/staffing/matching/rules";
import { api, ok } from "@/web/api";
import { candidatesKey } from "@/web/state/query-keys";

/** Every ranking begins with this: each rests on candidates, and changes when they do. */
export const matchesKey = [...candidatesKey, "matches"];

export type MatchFilter = { who?: string; least?: string; free?: string };

/** Who fits a job, a page at a time. */
export const jobMatches = (jobId: string, filter: MatchFilter) =>
  infiniteQueryOptions({
    queryKey: [...matchesKey, "of-job", jobId, filter],
    queryFn: ({ pageParam: offset }) =>
      ok(api.jobs({ id: jobId }).matches.get({ query: asked(filter, offset) })),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const shown = pages.reduce((sum, { matches }) => sum + matches.length, 0);
      return shown < total ? shown : null;
    },
    placeholderData: keepPreviousData,
  });

const bestJobs = 10;

/** The jobs that fit a candidate best. */
export const candidateMatches = (candidateId: string) =>
  queryOptions({
    queryKey: [...matchesKey, "of-candidate", candidateId],
    queryFn: () =>
      ok(
        api
          .candidates({ id: candidateId })
          .matches.get({ query: { least: 0, offset: 0, limit: bestJobs } }),
      ),
  });

const asked = ({ who, least, free }: MatchFilter, offset: number) => ({
  least: Number(least ?? 0),
  offset,
  limit: rankingPageSize,
  ...(who && { who }),
  ...(free === "1" && { free: "1" as const }),
});

type Pair = { jobId: string; candidateId: string };

export const pairMatch = ({ jobId, candidateId }: Pair) =>
  queryOptions({
    queryKey: [...matchesKey, "pair", jobId, candidateId],
    queryFn: () => ok(api.jobs({ id: jobId }).matches({ candidateId }).get()),
    // An ad that nobody read asks for nothing yet.
    retry: false,
  });
