import { queryOptions } from "@tanstack/react-query";
import type { Chosen } from "@/modules/engagement/message-sendings/model";
import { api, ok } from "@/web/api";
import { communicationsKey } from "@/web/state/query-keys";

/** Whom a message would reach, and who is left out and why. */
export const readersOf = (chosen: Chosen) =>
  queryOptions({
    queryKey: [...communicationsKey, "readers", chosen],
    queryFn: () => ok(api.crm["message-sendings"].readers.post(chosen)),
  });

/** One's own messages to several of the last day; one that goes on is looked at again and again. */
export const messageSendings = queryOptions({
  queryKey: [...communicationsKey, "sendings"],
  queryFn: () => ok(api.crm["message-sendings"].get()),
  refetchInterval: ({ state }) =>
    state.data?.some((run) => run.state === "running" || run.queued > 0) ? 1000 : false,
});
