import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "@/web/api";
import { timesheetsKey } from "@/web/state/query-keys";

export const approversOf = (clientId: string) =>
  queryOptions({
    queryKey: [...timesheetsKey, "approvers", clientId],
    queryFn: () => ok(api.clients({ id: clientId })["timesheet-approvers"].get()),
  });
