import { matchingBy } from "@/web/shared/list/selection/matching";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import {
  type Exclusion,
  pageSize,
  type RecipientState,
  statuses,
} from "@/modules/engagement/campaigns/rules";
import type { Locale } from "@/modules/platform/accounts/rules";
import { campaignFields, campaignSortsEitherWay } from "@/modules/engagement/campaigns/rules";
import { api, ok, page } from "@/web/api";
import type { ConditionConfig } from "@/web/shared/list/conditions/condition-config";
import { type AskedBy, listFilters, searchFilter } from "@/web/shared/list/filters/list-filters";
import { pagesOf } from "@/web/shared/list/infinite-pages";
import { campaignsKey } from "@/web/state/query-keys";

/** What the list of campaigns can be narrowed by. */
const declared = listFilters<typeof api.campaigns.get>()("campaigns", pageSize, {
  q: searchFilter,
  status: {
    is: "choice",
    values: statuses,
    names: "campaigns.statuses",
    label: "campaigns.conditions.status",
    any: "campaigns.list.all",
    defaultValue: "all",
    place: "select",
  },
  where: { is: "text", chip: false, place: "none" },
  sort: { is: "sort", values: campaignSortsEitherWay, defaultValue: "number" },
});

const asks: ConditionConfig = {
  fields: campaignFields,
  texts: "campaigns.conditions",
  names: { status: "campaigns.statuses", audience: "campaigns.audienceKinds" },
  path: "/api/campaigns",
  ahead: [],
};

export const campaignFilters = { ...declared, asks };
export type CampaignListQuery = AskedBy<typeof campaignFilters>;

export const campaignList = (query: CampaignListQuery) =>
  pagesOf([...campaignsKey, "list", query], (cursor) =>
    page(api.campaigns.get({ query: campaignFilters.pageQuery(query, cursor) })),
  );

/** Everything that a filter of campaigns shows, for what is done with all of it. */
export const campaignsMatching = (query: CampaignListQuery) =>
  matchingBy(campaignFilters.filterOf(query), (asked) =>
    ok(api.campaigns.ids.get({ query: asked })),
  );

export const campaignOf = (id: string) =>
  queryOptions({
    queryKey: [...campaignsKey, id],
    queryFn: () => ok(api.campaigns({ id }).get()),
  });

export type Show = "included" | "excluded" | "all" | Exclusion;

/** Whom it would reach now: a page of people, and the counts of all. */
export const campaignAudience = (id: string, show: Show) =>
  infiniteQueryOptions({
    queryKey: [...campaignsKey, id, "audience", show],
    queryFn: ({ pageParam: offset }) =>
      ok(api.campaigns({ id }).audience.get({ query: { show, offset, limit: pageSize } })),
    initialPageParam: 0,
    getNextPageParam: ({ people }, _all, offset) =>
      people.length < pageSize ? null : offset + pageSize,
    placeholderData: keepPreviousData,
  });

export type PreviewAsked = { step: number; candidateId?: string; locale?: Locale };

/** A letter as somebody would get it; without one named, the first who does. */
export const campaignPreview = (id: string, query: PreviewAsked) =>
  queryOptions({
    queryKey: [...campaignsKey, id, "preview", query],
    queryFn: () => ok(api.campaigns({ id }).preview.get({ query })),
    placeholderData: keepPreviousData,
  });

export const campaignRecipients = (id: string, state: RecipientState | "all") =>
  infiniteQueryOptions({
    queryKey: [...campaignsKey, id, "recipients", state],
    queryFn: ({ pageParam: offset }) =>
      ok(api.campaigns({ id }).recipients.get({ query: { state, offset, limit: pageSize } })),
    initialPageParam: 0,
    getNextPageParam: (people, _all, offset) =>
      people.length < pageSize ? null : offset + pageSize,
    placeholderData: keepPreviousData,
  });
