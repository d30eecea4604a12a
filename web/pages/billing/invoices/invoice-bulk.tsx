import { BellRing, Send } from "lucide-react";
import { useTranslations } from "use-intl";
import type { Invoice } from "@/modules/billing/invoices/model";
import { isOpen } from "@/modules/billing/invoices/rules";
import { api, ok } from "@/web/api";
import { useDeed } from "@/web/features/records/core/use-deed";
import { useMay } from "@/web/shared/hooks/use-may";
import { ExportChosen } from "@/web/shared/list/selection/export-chosen";
import { useInBatches } from "@/web/shared/list/selection/in-batches";
import type { Selection } from "@/web/shared/list/selection/use-selection";
import { billingKey, paymentsKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";

type Props = { rows: readonly Invoice[]; selection: Selection };

const keys = [billingKey, paymentsKey];

/** What is done with several invoices at once: mailed, reminded of where a reminder is due, or written to a file. */
export default function InvoiceBulk({ rows, selection }: Props) {
  const mayAct = useMay("recruiter");
  return (
    <>
      {mayAct && <SendAll {...{ rows, selection }} />}
      {mayAct && <RemindAll {...{ rows, selection }} />}
      <ExportChosen path="/invoices" selection={selection} />
    </>
  );
}

function SendAll({ rows, selection }: Props) {
  const t = useTranslations("invoices.bulk");
  const sending = useDeed({
    act: async () => {
      for (const id of selection.ids) {
        const { version } =
          rows.find((it) => it.id === id) ?? (await ok(api.invoices({ id }).get()));
        await ok(api.invoices({ id }).sending.post({ version }));
      }
      return selection.ids.size;
    },
    said: (count) => t("sent", { count }),
    failed: t("sendFailed"),
    keys,
  });
  return (
    <Button
      size="sm"
      icon={Send}
      pending={sending.isPending}
      onClick={() => sending.mutate(undefined, { onSuccess: selection.clear })}
    >
      {t("send")}
    </Button>
  );
}

/** Whether one that was not read yet is owed, the server knows. */
function RemindAll({ rows, selection }: Props) {
  const t = useTranslations("invoices.bulk");
  const inBatches = useInBatches();
  const settled = new Set(
    rows.flatMap(({ id, kind, status }) => (kind === "invoice" && isOpen(status) ? [] : [id])),
  );
  const owed = [...selection.ids].filter((id) => !settled.has(id));
  const reminding = useDeed({
    act: () => inBatches(owed, (invoiceIds) => ok(api["payment-reminders"].post({ invoiceIds }))),
    said: (answers) =>
      t("reminded", {
        sent: answers.reduce((sum, { sent }) => sum + sent, 0),
        skipped: answers.reduce((sum, { skipped }) => sum + skipped, 0),
      }),
    failed: t("remindFailed"),
    keys,
  });
  return (
    owed.length > 0 && (
      <Button
        size="sm"
        icon={BellRing}
        pending={reminding.isPending}
        onClick={() => reminding.mutate(undefined, { onSuccess: selection.clear })}
      >
        {t("remind")}
      </Button>
    )
  );
}
