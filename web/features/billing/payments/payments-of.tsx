import { useQuery } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Invoice } from "@/modules/billing/invoices/model";
import type { InvoiceStatus } from "@/modules/billing/invoices/rules";
import type { Payment } from "@/modules/billing/payments/model";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { useDay } from "@/web/shared/dates";
import { ReasonForm } from "@/web/shared/forms/reason-form";
import { billingKey, paymentsKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";
import { SkeletonRows } from "@/web/ui/skeleton";
import { Tag } from "@/web/ui/tag";
import { invoicePayments, invoiceReminders } from "./queries";
import { useMoney } from "./use-money";

const keys = [paymentsKey, billingKey];

/** Nothing more is asked for. */
export const isSettled = (status: InvoiceStatus): boolean =>
  status === "paid" || status === "writtenOff" || status === "credited";

/** What was paid of an invoice, and what a person decides about the rest. */
export function PaymentsOf({ invoice }: { invoice: Invoice }) {
  const t = useTranslations("payments.invoice");
  const { data } = useQuery(invoicePayments(invoice.id));
  return (
    <>
      {!data && <SkeletonRows label={t("loading")} rows={2} rowClass="h-9" />}
      {data?.length === 0 && <p className="text-sm text-ink-2">{t("none")}</p>}
      <ul aria-label={t("list")} className="grid gap-2 empty:hidden">
        {data?.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} />
        ))}
      </ul>
      {!isSettled(invoice.status) && <Decisions invoice={invoice} />}
    </>
  );
}

function PaymentRow({ payment }: { payment: Payment }) {
  const t = useTranslations("payments.invoice");
  const money = useMoney();
  const day = useDay();
  const { id, kind, cents, currency, paidOn, reason, isUndone, undoesId, bookedBy } = payment;
  const undoing = useUndoableMutation({
    run: () => ok(api.payments({ id }).undo.post()),
    success: () => t("undone"),
    failure: t("failed"),
    keys,
  });
  const amount = money(cents, currency);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span className="num font-semibold text-ink">{amount}</span>
      <span className="text-ink-2">{day(paidOn)}</span>
      <Tag hasLed={false}>{undoesId ? t("back") : t(`kinds.${kind}`)}</Tag>
      {reason && <span className="text-ink-2">{reason}</span>}
      <span className="text-xs text-ink-3">{bookedBy ?? t("byReference")}</span>
      {!isUndone && !undoesId && (
        <Button
          size="sm"
          look="ghost"
          icon={Undo2}
          pending={undoing.isPending}
          onClick={() => undoing.mutate(undefined)}
          aria-label={t("undoOf", { amount })}
        >
          {t("undo")}
        </Button>
      )}
    </li>
  );
}

/** What a person decides about the rest: nobody is reminded for a while, or it is given up. */
function Decisions({ invoice: { id } }: { invoice: Invoice }) {
  const t = useTranslations("payments.invoice");
  const [deciding, setDeciding] = useState<"hold" | "writeOff" | null>(null);
  const { data } = useQuery(invoiceReminders(id));
  const done = () => setDeciding(null);
  const writing = useUndoableMutation({
    run: (reason: string) => ok(api.invoices({ id })["write-off"].post({ reason })),
    success: () => t("writtenOff"),
    failure: t("failed"),
    keys,
  });
  const holding = useUndoableMutation({
    run: (note: string) =>
      ok(api.invoices({ id }).reminders.hold.put({ reason: "disputed", note, until: null })),
    success: () => t("held"),
    failure: t("failed"),
    keys,
  });
  const releasing = useUndoableMutation({
    run: () => ok(api.invoices({ id }).reminders.hold.delete()),
    success: () => t("released"),
    failure: t("failed"),
    keys,
  });
  if (deciding) {
    const deed = deciding === "hold" ? holding : writing;
    return (
      <ReasonForm
        label={t(`${deciding}Why`)}
        action={t(deciding)}
        isPending={deed.isPending}
        onDecide={(reason) => deed.mutate(reason, { onSuccess: done })}
        onCancel={done}
      />
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line pt-3">
      {data?.hold ? (
        <>
          <span className="text-sm text-ink-2">{t("onHold", { note: data.hold.note })}</span>
          <Button
            size="sm"
            pending={releasing.isPending}
            onClick={() => releasing.mutate(undefined)}
          >
            {t("release")}
          </Button>
        </>
      ) : (
        <Button size="sm" onClick={() => setDeciding("hold")}>
          {t("hold")}
        </Button>
      )}
      <Button size="sm" look="danger" onClick={() => setDeciding("writeOff")}>
        {t("writeOff")}
      </Button>
    </div>
  );
}
