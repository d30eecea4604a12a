import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "@/web/api";
import { recruitersKey } from "@/web/state/query-keys";

/** All recruiters; beside a job the best first. */
export const recruiterList = (jobId?: string) =>
  queryOptions({
    queryKey: [...recruitersKey, "list", jobId],
    queryFn: () => ok(api.recruiters.get({ query: jobId ? { jobId } : {} })),
  });

/** Who owns a job, and who did before. */
export const jobOwner = (id: string) =>
  queryOptions({
    queryKey: [...recruitersKey, "owner", id],
    queryFn: () => ok(api.jobs({ id }).assign.get()),
  });

export const ownExpertise = queryOptions({
  queryKey: [...recruitersKey, "own"],
  queryFn: () => ok(api.profile.expertise.get()),
});
