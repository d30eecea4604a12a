import { api, ok } from "@/web/api";
import { matchingBy } from "@/web/shared/list/selection/matching";
import { jobFilters, type JobListQuery } from "./list";

/** Everything that a filter of jobs shows, for what is done with all of it. */
export const jobsMatching = (query: JobListQuery) =>
  matchingBy(jobFilters.narrowed(query), (asked) => ok(api.jobs.ids.get({ query: asked })));
