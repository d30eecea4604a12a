import { queryOptions } from "@tanstack/react-query";
import type { Owner } from "@/modules/staffing/start-checks/rules";
import { api, ok } from "@/web/api";
import { requirementsKey } from "@/web/state/query-keys";

/** What one client, site or project asks by itself. */
export const requirementSet = ({ kind, id }: Owner) =>
  queryOptions({
    queryKey: [...requirementsKey, kind, id],
    queryFn: () => ok(api.requirements({ kind })({ id }).get()),
  });
