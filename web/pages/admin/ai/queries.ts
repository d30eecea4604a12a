import { queryOptions } from "@tanstack/react-query";
import type { ProposalState } from "@/modules/ai/rules";
import { api, ok } from "@/web/api";

/** Status and terms are asked for again while the page is open, because a model reads on beside it. */
const everyMs = 10_000;

export const aiSettings = queryOptions({
  queryKey: ["/api/settings/ai"],
  queryFn: () => ok(api.settings({ name: "ai" }).get()),
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
