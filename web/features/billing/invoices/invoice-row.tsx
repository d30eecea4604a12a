import { FileCode, FileText } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { Invoice } from "@/modules/billing/invoices/model";
import { isOpen, type InvoiceStatus } from "@/modules/billing/invoices/rules";
import { api, ok } from "@/web/api";
import { useMoney } from "@/web/features/billing/payments/use-money";
import { useDeed } from "@/web/features/records/core/use-deed";
import { useDay } from "@/web/shared/dates";
import { ReasonForm } from "@/web/shared/forms/reason-form";
import { useMay } from "@/web/shared/hooks/use-may";
import { billingKey, paymentsKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";
import { Tag, type Tone } from "@/web/ui/tag";

const tones: Record<InvoiceStatus, Tone> = {
  issued: "neutral",
  sent: "primary",
  partPaid: "warn",
  paid: "ok",
  writtenOff: "bad",
  credited: "neutral",
};

/** An invoice with its two files, and the credit note that undoes it. */
export function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const t = useTranslations("invoices");
  const money = useMoney();
  const day = useDay();
  const mayCredit = useMay("recruiter");
  const { number, clientName, grossCents, currency, issuedOn, dueOn, status, kind } = invoice;
  const isCredit = kind === "creditNote";
  const isUndoable = !isCredit && isOpen(status) && invoice.paidCents === 0;
  return (
    <li
      aria-label={`${number} · ${clientName}`}
      className="grid gap-2 rounded-lg border border-line bg-surface p-3 text-sm"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="num font-semibold text-ink">{number}</span>
        <span className="min-w-0 flex-1 break-words text-ink">{clientName}</span>
        <Tag tone={isCredit ? "neutral" : tones[status]}>
          {isCredit ? t("creditNote") : t(`statuses.${status}`)}
        </Tag>
        <span className="num font-semibold text-ink">
          {money(isCredit ? -grossCents : grossCents, currency)}
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-2">
        <span>{t("issuedOn", { day: day(issuedOn) })}</span>
        {!isCredit && <span>{t("dueOn", { day: day(dueOn) })}</span>}
        <FileLink id={invoice.id} form="pdf" number={number} />
        <FileLink id={invoice.id} form="xml" number={number} />
      </div>
      {mayCredit && !isCredit && <Payments invoice={invoice} />}
      {mayCredit && isUndoable && <Crediting invoice={invoice} />}
    </li>
  );
}

type LinkProps = { id: string; number: string; form: "pdf" | "xml" };

function FileLink({ id, number, form }: LinkProps) {
  const t = useTranslations("invoices");
  const Icon = form === "pdf" ? FileText : FileCode;
  return (
    <a
      className="inline-flex min-h-[28px] items-center gap-1 text-link underline"
      href={`/api/invoices/${id}/${form}`}
      download={`${number}.${form}`}
    >
      <Icon aria-hidden className="size-4" />
      {t(form)}
    </a>
  );
}

const InvoicePayments = lazy(() => import("@/web/features/billing/payments/invoice-payments"));

function Payments({ invoice }: { invoice: Invoice }) {
  const t = useTranslations("invoices");
  const [isOpened, setOpened] = useState(false);
  return (
    <div>
      <Button size="sm" onClick={() => setOpened(true)}>
        {t("payments")}
      </Button>
      {isOpened && (
        <Suspense>
          <InvoicePayments invoice={invoice} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </div>
  );
}

function Crediting({ invoice }: { invoice: Invoice }) {
  const t = useTranslations("invoices");
  const [isAsked, setAsked] = useState(false);
  const { id, version } = invoice;
  const crediting = useDeed({
    act: (reason: string) => ok(api.invoices({ id }).credit.post({ version, reason })),
    said: ({ number }) => t("credited", { number }),
    failed: t("creditFailed"),
    keys: [billingKey, paymentsKey],
  });
  if (!isAsked) {
    return (
      <div>
        <Button onClick={() => setAsked(true)}>{t("credit")}</Button>
      </div>
    );
  }
  return (
    <ReasonForm
      label={t("creditReason")}
      action={t("creditDo")}
      isPending={crediting.isPending}
      onDecide={(reason) => crediting.mutate(reason, { onSuccess: () => setAsked(false) })}
      onCancel={() => setAsked(false)}
    />
  );
}
