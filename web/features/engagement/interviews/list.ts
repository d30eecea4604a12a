import { fields, pageSize, sortsEitherWay } from "@/modules/engagement/interviews/rules";
import { api, ok, page } from "@/web/api";
import type { ConditionConfig } from "@/web/shared/list/conditions/condition-config";
import { pagesOf } from "@/web/shared/list/infinite-pages";
import { type AskedBy, listFilters, searchFilter } from "@/web/shared/list/filters/list-filters";
import { matchingBy } from "@/web/shared/list/selection/matching";
import { interviewsKey } from "@/web/state/query-keys";

export const shownLists = ["ahead", "past", "unsettled", "all"] as const;

type Elsewhere = "from" | "to" | "candidateId" | "projectId" | "clientId" | "jobId";

/** What the list of interviews can be narrowed by; a record's own are asked for elsewhere, and a day by its calendar. */
const declared = listFilters<typeof api.crm.interviews.get, Elsewhere>()("crm", pageSize, {
  which: {
    is: "choice",
    address: "list",
    values: shownLists,
    names: "crm.interviews.shown",
    defaultValue: "ahead",
    chip: false,
    place: "none",
  },
  userId: {
    is: "choice",
    address: "whose",
    values: ["me"],
    names: "crm.interviews.whose",
    chip: false,
    place: "none",
  },
  q: searchFilter,
  where: { is: "text", chip: false, place: "none" },
  sort: { is: "sort", values: sortsEitherWay, defaultValue: "time" },
});

const asks: ConditionConfig = {
  fields,
  texts: "crm.conditions",
  names: {
    status: "crm.statuses",
    type: "crm.types",
    round: "crm.rounds",
    result: "crm.results",
  },
  path: "/api/crm/interviews",
  ahead: ["when"],
};

export const interviewFilters = { ...declared, asks };
export type InterviewListQuery = AskedBy<typeof interviewFilters>;
/** From when until when, instead of those ahead or over. */
export type Span = { from: string; to: string; which: "all" };

export const interviewPages = (query: InterviewListQuery, span: Span | undefined) =>
  pagesOf([...interviewsKey, "list", "pages", query, span], (cursor) =>
    page(
      api.crm.interviews.get({ query: { ...interviewFilters.pageQuery(query, cursor), ...span } }),
    ),
  );

/** Everything that a filter of interviews shows, for what is done with all of it. */
export const interviewsMatching = (query: InterviewListQuery, span: Span | undefined) =>
  matchingBy({ ...interviewFilters.filterOf(query), ...span }, (asked) =>
    ok(api.crm.interviews.ids.get({ query: asked })),
  );
