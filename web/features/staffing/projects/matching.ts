import { api, ok } from "@/web/api";
import { matchingBy } from "@/web/shared/list/selection/matching";
import { projectFilters, type ProjectListQuery } from "./list";

/** Everything that a filter of projects shows, for what is done with all of it. */
export const projectsMatching = (query: ProjectListQuery) =>
  matchingBy(projectFilters.narrowed(query), (asked) => ok(api.projects.ids.get({ query: asked })));
