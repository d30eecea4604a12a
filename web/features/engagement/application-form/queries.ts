import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "@/web/api";
import { applicationsKey } from "@/web/features/staffing/applications/queries";

/** Who sent the public form and has not confirmed it. */
export const waitingApplicants = queryOptions({
  queryKey: [...applicationsKey, "applicants"],
  queryFn: () => ok(api.applicants.get()),
});
