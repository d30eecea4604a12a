import { BellRing, Send } from "lucide-react";
import { useTranslations } from "use-intl";
import type { Invoice } from "@/modules/billing/invoices/model";
import { isOpen } from "@/modules/billing/invoices/rules";
import { api, ok } from "@/web/api";
import { useDeed } from "@/web/features/records/core/use-deed";
import type { Selection } from "@/web/shared/list/selection/use-selection";
import { billingKey, paymentsKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";

type Props = { invoices: readonly Invoice[]; selection: Selection };

/** What is done with several invoices at once: mailed, or reminded of where a reminder is due. */
export function InvoicesBulk({ invoices, selection }: Props) {
  const t = useTranslations("invoices.bulk");
  const chosen = invoices.filter(({ id }) => selection.has(id));
  const open = chosen.filter(({ kind, status }) => kind === "invoice" && isOpen(status));
  const keys = [billingKey, paymentsKey];
  const sending = useDeed({
    act: async () => {
      for (const { id, version } of chosen)
        await ok(api.invoices({ id }).sending.post({ version }));
      return chosen.length;
    },
    said: (count) => t("sent", { count }),
    failed: t("sendFailed"),
    keys,
  });
  const reminding = useDeed({
    act: () => ok(api["payment-reminders"].post({ invoiceIds: open.map(({ id }) => id) })),
    said: ({ sent, skipped }) => t("reminded", { sent, skipped }),
    failed: t("remindFailed"),
    keys,
  });
  return (
    <>
      <Button
        size="sm"
        icon={Send}
        pending={sending.isPending}
        onClick={() => sending.mutate(undefined, { onSuccess: selection.clear })}
      >
        {t("send")}
      </Button>
      {open.length > 0 && (
        <Button
          size="sm"
          icon={BellRing}
          pending={reminding.isPending}
          onClick={() => reminding.mutate(undefined, { onSuccess: selection.clear })}
        >
          {t("remind")}
        </Button>
      )}
    </>
  );
}
