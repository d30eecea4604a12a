import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { api, ok } from "@/web/api";
import { billingRuns } from "@/web/features/billing/invoices/queries";
import { useDeed } from "@/web/features/records/core/use-deed";
import { useSpoken } from "@/web/i18n/server-texts";
import { billingKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";

/** How far the run is that goes on, or what the last one could not issue. */
export function Progress() {
  const t = useTranslations("invoices");
  const say = useSpoken();
  const { data } = useQuery(billingRuns);
  const stopping = useDeed({
    act: (id: string) => ok(api["billing-runs"]({ id }).cancellation.post()),
    failed: t("stopFailed"),
    keys: [billingKey],
  });
  const run = data?.[0];
  if (!run) return null;
  const { id, issued, total, refused, state, items } = run;
  const reasons = [...new Set(items.flatMap(({ reason }) => reason ?? []))];
  return (
    <div className="grid gap-1 rounded-lg border border-line bg-surface p-3 text-sm">
      <p role="status" className="flex flex-wrap items-center gap-3 text-ink">
        {t("progress", { issued, total, refused })}
        {state === "running" && (
          <Button pending={stopping.isPending} onClick={() => stopping.mutate(id)}>
            {t("stop")}
          </Button>
        )}
      </p>
      {reasons.map((reason) => (
        <p key={reason} className="text-ink-2">
          {say(reason)}
        </p>
      ))}
    </div>
  );
}
