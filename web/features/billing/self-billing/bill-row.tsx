import { useState } from "react";
import { useTranslations } from "use-intl";
import type { SelfBill } from "@/modules/billing/self-billing/model";
import { isOwed, type SelfBillStatus } from "@/modules/billing/self-billing/rules";
import { todayOf } from "@/src/calendar";
import { api, ok } from "@/web/api";
import { FileLinks } from "@/web/features/billing/invoices/file-links";
import { useMoney } from "@/web/features/billing/payments/use-money";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { useDay } from "@/web/shared/dates";
import { ReasonForm } from "@/web/shared/forms/reason-form";
import { billingKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";
import { Tag, type Tone } from "@/web/ui/tag";

const tones: Record<SelfBillStatus, Tone> = {
  issued: "neutral",
  sent: "primary",
  paid: "ok",
  credited: "neutral",
};

/** What was made out in somebody's name, with its files and what may be done with it. */
export function SelfBillRow({ bill }: { bill: SelfBill }) {
  const t = useTranslations("selfBilling");
  const tInvoices = useTranslations("invoices");
  const money = useMoney();
  const day = useDay();
  const { number, supplierName, grossCents, currency, issuedOn, dueOn, status, kind } = bill;
  const isCredit = kind === "creditNote";
  return (
    <li
      aria-label={`${number} · ${supplierName}`}
      className="grid gap-2 rounded-lg border border-line bg-surface p-3 text-sm"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="num font-semibold text-ink">{number}</span>
        <span className="order-last w-full min-w-0 break-words text-ink sm:order-none sm:w-auto sm:flex-1">
          {supplierName}
        </span>
        <Tag tone={isCredit ? "neutral" : tones[status]}>
          {isCredit ? tInvoices("creditNote") : tInvoices(`statuses.${status}`)}
        </Tag>
        <span className="num ml-auto font-semibold text-ink sm:ml-0">
          {money(isCredit ? -grossCents : grossCents, currency)}
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-2">
        <span>{tInvoices("issuedOn", { day: day(issuedOn) })}</span>
        {!isCredit && bill.paidOn === null && <span>{t("payBy", { day: day(dueOn) })}</span>}
        {bill.paidOn !== null && <span>{t("paidOn", { day: day(bill.paidOn) })}</span>}
        <FileLinks at={`/api/self-billing/invoices/${bill.id}`} number={number} />
      </div>
      {!isCredit && isOwed(status) && <Steps bill={bill} />}
    </li>
  );
}

function Steps({ bill: { id, version } }: { bill: SelfBill }) {
  const t = useTranslations("selfBilling");
  const tInvoices = useTranslations("invoices");
  const [isCrediting, setCrediting] = useState(false);
  const at = api["self-billing"].invoices({ id });
  const paying = useUndoableMutation({
    run: () => ok(at.payment.post({ version, paidOn: todayOf(new Date()) })),
    success: ({ number }) => t("paid", { number }),
    failure: t("payFailed"),
    keys: [billingKey],
  });
  const crediting = useUndoableMutation({
    run: (reason: string) => ok(at.credit.post({ version, reason })),
    success: ({ number }) => tInvoices("credited", { number }),
    failure: tInvoices("creditFailed"),
    keys: [billingKey],
  });
  if (isCrediting) {
    return (
      <ReasonForm
        label={tInvoices("creditReason")}
        action={tInvoices("creditDo")}
        isPending={crediting.isPending}
        onDecide={(reason) => crediting.mutate(reason, { onSuccess: () => setCrediting(false) })}
        onCancel={() => setCrediting(false)}
      />
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" pending={paying.isPending} onClick={() => paying.mutate(undefined)}>
        {t("markPaid")}
      </Button>
      <Button size="sm" onClick={() => setCrediting(true)}>
        {tInvoices("credit")}
      </Button>
    </div>
  );
}
