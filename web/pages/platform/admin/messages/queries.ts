import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "@/web/api";
import { readSettings } from "@/web/features/platform/settings/queries";
import { mailKey } from "@/web/state/query-keys";

/** The folder is looked at while the page is open. */
const everyMs = 15_000;

export const inboxSettings = queryOptions({
  queryKey: [...mailKey, "inbox"],
  queryFn: () => readSettings("inbox"),
});

export const inboxStatus = queryOptions({
  queryKey: [...mailKey, "inbox", "status"],
  queryFn: () => ok(api.crm.inbox.get()),
  refetchInterval: everyMs,
});
