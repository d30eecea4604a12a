import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import {
  type CampaignStatus,
  type Exclusion,
  pageLength,
  type RecipientState,
} from "@/modules/engagement/campaigns/rules";
import type { Locale } from "@/modules/platform/accounts/rules";
import { api, ok } from "@/web/api";
import { campaignsKey } from "@/web/state/query-keys";

export const campaignList = (status: CampaignStatus | "all") =>
  queryOptions({
    queryKey: [...campaignsKey, "list", status],
    queryFn: () => ok(api.campaigns.get({ query: { status } })),
    placeholderData: keepPreviousData,
  });

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
      ok(api.campaigns({ id }).audience.get({ query: { show, offset, limit: pageLength } })),
    initialPageParam: 0,
    getNextPageParam: ({ people }, _all, offset) =>
      people.length < pageLength ? null : offset + pageLength,
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
      ok(api.campaigns({ id }).recipients.get({ query: { state, offset, limit: pageLength } })),
    initialPageParam: 0,
    getNextPageParam: (people, _all, offset) =>
      people.length < pageLength ? null : offset + pageLength,
    placeholderData: keepPreviousData,
  });
