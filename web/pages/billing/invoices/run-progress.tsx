import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { api, ok } from "@/web/api";
import { billingRuns } from "@/web/features/billing/invoices/queries";
import { RunProgress } from "@/web/shared/run-progress";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { billingKey } from "@/web/state/query-keys";

/** How far the run is that goes on, or what the last one could not issue. */
export function Progress() {
  const t = useTranslations("invoices");
  const { data } = useQuery(billingRuns);
  const stopping = useUndoableMutation({
    run: (id: string) => ok(api["billing-runs"]({ id }).cancellation.post()),
    failure: t("stopFailed"),
    keys: [billingKey],
  });
  const run = data?.[0];
  if (!run) return null;
  const { id, issued, total, refused, state, items } = run;
  const stop = { label: t("stop"), isPending: stopping.isPending, act: () => stopping.mutate(id) };
  return (
    <RunProgress
      label={t("run")}
      said={t(`states.${state}`, { issued, total, refused, left: total - issued - refused })}
      done={issued + refused}
      total={total}
      stop={state === "running" ? stop : null}
      refusals={items.flatMap(({ clientName, reason }) =>
        reason ? { name: clientName, reason } : [],
      )}
    />
  );
}
