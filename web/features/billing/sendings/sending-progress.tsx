import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { Sending } from "@/modules/billing/sendings/model";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { billingKey, paymentsKey } from "@/web/state/query-keys";
import { RunProgress } from "@/web/shared/run-progress";
import { sendingRuns } from "./queries";

/** How far the run is that sends invoices or reminders, or how the last one of this day ended. */
export function SendingProgress() {
  const { data } = useQuery(sendingRuns);
  const run = data?.[0];
  return run ? <Shown run={run} /> : null;
}

function Shown({ run }: { run: Sending }) {
  const t = useTranslations("sendings");
  const stopping = useUndoableMutation({
    run: (id: string) => ok(api["invoice-sendings"]({ id }).cancellation.post()),
    failure: t("stopFailed"),
    keys: [billingKey, paymentsKey],
  });
  const { id, kind, state, total, sent, refused, refusals } = run;
  const stop = { label: t("stop"), isPending: stopping.isPending, act: () => stopping.mutate(id) };
  const left = total - sent - refused;
  return (
    <RunProgress
      label={t(`kinds.${kind}`)}
      said={t(`states.${state}`, { what: t(`kinds.${kind}`), sent, total, refused, left })}
      done={sent + refused}
      total={total}
      stop={state === "running" ? stop : null}
      refusals={refusals.map(({ number, reason }) => ({ name: number, reason }))}
    />
  );
}

export { SendingProgress as Component };
