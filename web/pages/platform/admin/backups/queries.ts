import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "@/web/api";
import { readSettings } from "@/web/features/platform/settings/queries";
import { backupsKey } from "@/web/state/query-keys";

/** The news tells how far it is; where the line is down, this does. */
const everyMs = 2000;

export const backupOverview = queryOptions({
  queryKey: backupsKey,
  queryFn: () => ok(api.admin.backups.get()),
  refetchInterval: ({ state }) => state.data?.run?.state === "active" && everyMs,
});

export const planSettings = queryOptions({
  queryKey: [...backupsKey, "plan"],
  queryFn: () => readSettings("backups"),
});
