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

/** How soon a run that writes, or whose letters wait to leave, is looked at again. */
const runningMs = 1000;
const queuedMs = 5000;

/** One's own messages to several of the last day; one that goes on is looked at again and again. */
export const messageSendings = queryOptions({
  queryKey: [...communicationsKey, "sendings"],
  queryFn: () => ok(api.crm["message-sendings"].get()),
  refetchInterval: ({ state: { data = [] } }) => {
    if (data.some(({ state }) => state === "running")) return runningMs;
    return data.some(({ queued }) => queued > 0) ? queuedMs : false;
  },
});
