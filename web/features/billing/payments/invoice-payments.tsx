import { useTranslations } from "use-intl";
import type { Invoice } from "@/modules/billing/invoices/model";
import { Dialog } from "@/web/ui/dialog";
import { isSettled, PaymentsOf } from "./payments-of";
import { useMoney } from "./use-money";

type Props = { invoice: Invoice; onClose: () => void };

/** What was paid of an invoice, what is given up, and whether its client is reminded. */
export default function InvoicePayments({ invoice, onClose }: Props) {
  const t = useTranslations("payments.invoice");
  const tActions = useTranslations("common.actions");
  const money = useMoney();
  const { grossCents, paidCents, currency, status } = invoice;
  const openCents = isSettled(status) ? 0 : grossCents - paidCents;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("title", { number: invoice.number })}
      description={t("open", { amount: money(openCents, currency) })}
      closeLabel={tActions("close")}
    >
      <div className="grid gap-4">
        <PaymentsOf invoice={invoice} />
      </div>
    </Dialog>
  );
}
