import { api, ok } from "@/web/api";
import { jobFilters, type JobListQuery } from "./list";

/** Everything that a filter of jobs shows, for what is done with all of it. */
export function jobsMatching(query: JobListQuery) {
  const filter = jobFilters.narrowed(query);
  return {
    filter,
    read: (after: number | undefined) => ok(api.jobs.ids.get({ query: { ...filter, after } })),
  };
}
