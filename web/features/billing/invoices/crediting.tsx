import { useTranslations } from "use-intl";
import type { Invoice } from "@/modules/billing/invoices/model";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { ReasonForm } from "@/web/shared/forms/reason-form";
import { billingKey, paymentsKey } from "@/web/state/query-keys";

type CreditProps = { invoice: Pick<Invoice, "id" | "version">; onEnd: () => void };

/** Why an invoice is undone; it stands on the credit note. */
export function Crediting({ invoice: { id, version }, onEnd }: CreditProps) {
  const t = useTranslations("invoices");
  const crediting = useUndoableMutation({
    run: (reason: string) => ok(api.invoices({ id }).credit.post({ version, reason })),
    success: ({ number }) => t("credited", { number }),
    failure: t("creditFailed"),
    keys: [billingKey, paymentsKey],
  });
  return (
    <ReasonForm
      label={t("creditReason")}
      action={t("creditDo")}
      isPending={crediting.isPending}
      onDecide={(reason) => crediting.mutate(reason, { onSuccess: onEnd })}
      onCancel={onEnd}
    />
  );
}
