import { leadFields, leadSortsEitherWay, leadsPerPage } from "@/modules/market/employers/rules";
import { api, ok, page } from "@/web/api";
import type { ConditionConfig } from "@/web/shared/list/conditions/condition-config";
import { type AskedBy, listFilters, searchFilter } from "@/web/shared/list/filters/list-filters";
import { pagesOf } from "@/web/shared/list/infinite-pages";
import { matchingBy } from "@/web/shared/list/selection/matching";
import { radarKey } from "./queries";

/** What the list of leads can be narrowed by; which of them are shown stands in sight by itself. */
const declared = listFilters<typeof api.leads.get>()("leads", leadsPerPage, {
  q: searchFilter,
  state: {
    is: "choice",
    values: ["all", "contacted", "dismissed"],
    names: "leads.views",
    label: "leads.conditions.state",
    any: "leads.views.live",
    defaultValue: "live",
    place: "strip",
  },
  where: { is: "text", chip: false, place: "none" },
  sort: { is: "sort", values: leadSortsEitherWay, defaultValue: "changed" },
});

const asks: ConditionConfig = {
  fields: leadFields,
  texts: "leads.conditions",
  names: {
    state: "radar.leads.states",
    verdict: "radar.verdicts",
    reason: "radar.leads.reasons",
  },
  path: "/api/leads",
  ahead: [],
};

export const leadFilters = { ...declared, asks };
export type LeadListQuery = AskedBy<typeof leadFilters>;

export const leadList = (query: LeadListQuery) =>
  pagesOf([...radarKey, "leads", query], (cursor) =>
    page(api.leads.get({ query: leadFilters.pageQuery(query, cursor) })),
  );

/** Everything that a filter of leads shows, for what is done with all of it. */
export const leadsMatching = (query: LeadListQuery) =>
  matchingBy(leadFilters.filterOf(query), (asked) => ok(api.leads.ids.get({ query: asked })));
