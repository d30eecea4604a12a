import { queryOptions } from "@tanstack/react-query";
import { lookEveryMs } from "@/modules/platform/health/rules";
import { api, ok } from "@/web/api";
import {
  schedulesKey,
  stageTemplatesKey,
  systemKey,
  tokensKey,
  webhooksKey,
} from "@/web/state/query-keys";

export const systemState = queryOptions({
  queryKey: [...systemKey, "state"],
  queryFn: () => ok(api.system.get()),
  refetchInterval: lookEveryMs,
});

export const recentTroubles = queryOptions({
  queryKey: [...systemKey, "log"],
  queryFn: () => ok(api.system.log.get()),
  refetchInterval: lookEveryMs,
});

export const dailyTasks = queryOptions({
  queryKey: [...schedulesKey, "list"],
  queryFn: () => ok(api.schedules.get()),
  refetchInterval: lookEveryMs,
});

export const taskRuns = (name: string) =>
  queryOptions({
    queryKey: [...schedulesKey, "runs", name],
    queryFn: () => ok(api.schedules({ name }).runs.get()),
  });

export const apiTokens = queryOptions({
  queryKey: tokensKey,
  queryFn: () => ok(api.tokens.get()),
});

export const webhookList = queryOptions({
  queryKey: [...webhooksKey, "list"],
  queryFn: () => ok(api.webhooks.get()),
});

export const webhookMessages = (id: string) =>
  queryOptions({
    queryKey: [...webhooksKey, "messages", id],
    queryFn: () => ok(api.webhooks({ id }).messages.get({ query: { limit: 20 } })),
  });

/** The agency's own, beside those that come with the product. */
export const stageTemplates = queryOptions({
  queryKey: stageTemplatesKey,
  queryFn: () => ok(api["stage-templates"].get()),
});
