import { useTranslations } from "use-intl";
import type { InvoiceRecord } from "@/modules/billing/invoices/model";
import { isOpen } from "@/modules/billing/invoices/rules";
import { useMoney } from "@/web/features/billing/payments/use-money";
import { useDay } from "@/web/shared/dates";
import { usePeriodText } from "@/web/shared/periods/use-period-text";

/** When it was issued and is due, for which days, by which reference it is paid, and how much is still owed. */
export function InvoiceFacts({ invoice }: { invoice: InvoiceRecord }) {
  const t = useTranslations("invoices");
  const rows = useRows(invoice).filter(([, value]) => value !== null);
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 text-sm sm:grid-cols-3 lg:grid-cols-4">
      {rows.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-xs text-ink-3">{t(`record.facts.${name}`)}</dt>
          <dd className="min-w-0 break-words text-ink tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Name = "issued" | "due" | "worked" | "order" | "reference" | "paid" | "open" | "blocked";

function useRows(invoice: InvoiceRecord): [Name, string | null][] {
  const money = useMoney();
  const day = useDay();
  const span = usePeriodText();
  const { kind, status, currency, grossCents, paidCents, blockedCents } = invoice;
  const isInvoice = kind === "invoice";
  const amount = (cents: number) => (cents > 0 ? money(cents, currency) : null);
  return [
    ["issued", day(invoice.issuedOn)],
    ["due", isInvoice ? day(invoice.dueOn) : null],
    ["worked", span({ from: invoice.periodFrom, to: invoice.periodTo })],
    ["order", invoice.orderNumber],
    ["reference", isInvoice ? invoice.reference : null],
    ["paid", amount(paidCents)],
    ["open", isInvoice && isOpen(status) ? amount(grossCents - paidCents) : null],
    ["blocked", amount(blockedCents)],
  ];
}
