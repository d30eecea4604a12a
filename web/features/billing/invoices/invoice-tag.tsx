import { useTranslations } from "use-intl";
import type { Invoice } from "@/modules/billing/invoices/model";
import type { InvoiceStatus } from "@/modules/billing/invoices/rules";
import { Tag, type Tone } from "@/web/ui/tag";

const tones: Record<InvoiceStatus, Tone> = {
  issued: "neutral",
  sent: "primary",
  partPaid: "warn",
  paid: "ok",
  writtenOff: "bad",
  credited: "neutral",
};

/** How an invoice stands, or that it is a credit note. */
export function InvoiceTag({ invoice: { kind, status } }: { invoice: Invoice }) {
  const t = useTranslations("invoices");
  const isCredit = kind === "creditNote";
  return (
    <Tag tone={isCredit ? "neutral" : tones[status]}>
      {isCredit ? t("creditNote") : t(`statuses.${status}`)}
    </Tag>
  );
}
