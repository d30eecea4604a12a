import { fields, pageSize, sortsEitherWay, stretches } from "@/modules/records/tasks/rules";
import { api, ok, page } from "@/web/api";
import type { ConditionConfig } from "@/web/shared/list/conditions/condition-config";
import { pagesOf } from "@/web/shared/list/infinite-pages";
import { type AskedBy, listFilters, searchFilter } from "@/web/shared/list/filters/list-filters";
import { matchingBy } from "@/web/shared/list/selection/matching";
import { tasksKey } from "@/web/state/query-keys";

export const shownStretches = ["open", ...stretches, "all"] as const;
export type ShownStretch = (typeof shownStretches)[number];

/** What the list of tasks can be narrowed by; a record's own tasks are asked for elsewhere. */
const declared = listFilters<typeof api.tasks.get, "kind" | "id" | "tonight">()("tasks", pageSize, {
  stretch: {
    is: "choice",
    values: shownStretches,
    names: "tasks.stretches",
    defaultValue: "open",
    chip: false,
    place: "none",
  },
  q: searchFilter,
  assignee: {
    is: "choice",
    values: ["anyone"],
    names: "tasks.whose",
    any: "tasks.whose.me",
    defaultValue: "me",
    chip: false,
    place: "select",
  },
  where: { is: "text", chip: false, place: "none" },
  sort: { is: "sort", values: sortsEitherWay, defaultValue: "due" },
});

const asks: ConditionConfig = {
  fields,
  texts: "tasks.conditions",
  names: { about: "tasks.kinds" },
  path: "/api/tasks",
  ahead: ["due"],
};

export const taskFilters = { ...declared, asks };
export type TaskListQuery = AskedBy<typeof taskFilters>;

/** `tonight` matters only where a day is asked for. */
export const taskList = (query: TaskListQuery, tonight: string) => {
  const day = query.stretch === "today" || query.stretch === "later" ? { tonight } : {};
  return pagesOf([...tasksKey, "list", query, day], (cursor) =>
    page(api.tasks.get({ query: { ...taskFilters.pageQuery(query, cursor), ...day } })),
  );
};

/** Everything that a filter of tasks shows, for what is done with all of it. */
export const tasksMatching = (query: TaskListQuery, tonight: string) =>
  matchingBy({ ...taskFilters.filterOf(query), tonight }, (asked) =>
    ok(api.tasks.ids.get({ query: asked })),
  );
