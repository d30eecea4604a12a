import { queryOptions } from "@tanstack/react-query";
import type { ProposalState } from "@/modules/market/ai-enrichment/rules";
import { api, ok } from "@/web/api";
import { readSettings } from "@/web/features/platform/settings/queries";

/** Status and terms are asked for again while the page is open, because a model reads on beside it. */
const everyMs = 10_000;

export const aiSettings = queryOptions({
  queryKey: ["/api/settings/ai"],
  queryFn: () => readSettings("ai"),
});

export const aiStatus = queryOptions({
  queryKey: ["/api/ai"],
  queryFn: () => ok(api.ai.get()),
  refetchInterval: everyMs,
});

export const aiTerms = (state: ProposalState) =>
  queryOptions({
    queryKey: ["/api/ai/terms", state],
    queryFn: () => ok(api.ai.terms.get({ query: { state } })),
    refetchInterval: everyMs,
  });
