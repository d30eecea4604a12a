import { queryOptions } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { Timesheet } from "@/modules/staffing/timesheets/model";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { timesheetsKey } from "@/web/state/query-keys";

export const timesheetsOf = (deploymentId: string) =>
  queryOptions({
    queryKey: [...timesheetsKey, deploymentId],
    queryFn: () => ok(api.deployments({ id: deploymentId }).timesheets.get()),
  });

export const planOf = (deploymentId: string) =>
  queryOptions({
    queryKey: [...timesheetsKey, deploymentId, "plan"],
    queryFn: () => ok(api.deployments({ id: deploymentId })["shift-plan"].get()),
  });

type Said = "saved" | "opened" | "submitted" | "approved" | "disputed" | "reopened";

/** One step of a timesheet: told when it is done, and seen wherever timesheets are shown. */
export function useStep<Input>(said: Said, act: (input: Input) => Promise<Timesheet>) {
  const t = useTranslations("timesheets");
  return useUndoableMutation<Input, Timesheet>({
    run: act,
    success: () => t(said),
    failure: t("actFailed"),
    keys: [timesheetsKey],
  });
}
