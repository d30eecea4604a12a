import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "@/web/api";
import { publicationsKey } from "@/web/state/query-keys";

/** What the public reads of a job, and what a new page of it would begin with. */
export const publicationOf = (jobId: string) =>
  queryOptions({
    queryKey: [...publicationsKey, jobId],
    queryFn: () => ok(api.jobs({ id: jobId }).publication.get()),
  });
