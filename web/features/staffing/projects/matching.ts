import { api, ok } from "@/web/api";
import { projectFilters, type ProjectListQuery } from "./list";

/** Everything that a filter of projects shows, for what is done with all of it. */
export function projectsMatching(query: ProjectListQuery) {
  const filter = projectFilters.narrowed(query);
  return {
    filter,
    read: (after: number | undefined) => ok(api.projects.ids.get({ query: { ...filter, after } })),
  };
}
