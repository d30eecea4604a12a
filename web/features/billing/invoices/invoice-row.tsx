import { lazy, Suspense, useState } from "react";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Invoice } from "@/modules/billing/invoices/model";
import { isOpen, type InvoiceStatus } from "@/modules/billing/invoices/rules";
import { useMoney } from "@/web/features/billing/payments/use-money";
import { useDay } from "@/web/shared/dates";
import { useMay } from "@/web/shared/hooks/use-may";
import { Button } from "@/web/ui/button";
import { Checkbox } from "@/web/ui/checkbox";
import { Tag, type Tone } from "@/web/ui/tag";
import { Crediting } from "./crediting";
import { FileLinks } from "./file-links";

export const tones: Record<InvoiceStatus, Tone> = {
  issued: "neutral",
  sent: "primary",
  partPaid: "warn",
  paid: "ok",
  writtenOff: "bad",
  credited: "neutral",
};

type Props = {
  invoice: Invoice;
  /** Whether it is among those that something is done with, where somebody may. */
  choice?: { isChosen: boolean; onToggle: () => void } | undefined;
};

/** An invoice with its two files, and the credit note that undoes it. */
export function InvoiceRow({ invoice, choice }: Props) {
  const t = useTranslations("invoices");
  const money = useMoney();
  const day = useDay();
  const mayCredit = useMay("recruiter");
  const { number, clientName, grossCents, currency, issuedOn, dueOn, status, kind } = invoice;
  const isCredit = kind === "creditNote";
  const isUndoable = !isCredit && isOpen(status) && invoice.paidCents === 0;
  const isPart = isOpen(status) && invoice.paidCents > 0;
  const [isCrediting, setCrediting] = useState(false);
  return (
    <li
      aria-label={`${number} · ${clientName}`}
      className="grid gap-2 rounded-lg border border-line bg-surface p-3 text-sm"
    >
      <Headline {...{ invoice, choice }} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-2">
        <span>{t("issuedOn", { day: day(issuedOn) })}</span>
        {!isCredit && <span>{t("dueOn", { day: day(dueOn) })}</span>}
        {isPart && (
          <span>{t("stillOpen", { amount: money(grossCents - invoice.paidCents, currency) })}</span>
        )}
        <FileLinks at={`/api/invoices/${invoice.id}`} number={number} />
        {mayCredit && !isCredit && (
          <span className="flex flex-wrap gap-2 sm:ml-auto">
            <Payments invoice={invoice} />
            {isUndoable && (
              <Button size="sm" aria-expanded={isCrediting} onClick={() => setCrediting(true)}>
                {t("credit")}
              </Button>
            )}
          </span>
        )}
      </div>
      {isCrediting && <Crediting invoice={invoice} onEnd={() => setCrediting(false)} />}
    </li>
  );
}

/** Which it is, how it stands and how much it is. */
function Headline({ invoice, choice }: Props) {
  const t = useTranslations("invoices");
  const tList = useTranslations("ui.list");
  const money = useMoney();
  const { number, clientName, grossCents, currency, status, kind } = invoice;
  const isCredit = kind === "creditNote";
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {choice && (
        <Checkbox
          label={tList("select", { name: number })}
          isLabelHidden
          checked={choice.isChosen}
          onCheckedChange={choice.onToggle}
        />
      )}
      <Link
        to={`/invoices/${invoice.id}`}
        className="num inline-flex min-h-[24px] items-center font-semibold text-ink underline-offset-4 hover:underline"
      >
        {number}
      </Link>
      <span className="order-last w-full min-w-0 break-words text-ink sm:order-none sm:w-auto sm:flex-1">
        {clientName}
      </span>
      <Tag tone={isCredit ? "neutral" : tones[status]}>
        {isCredit ? t("creditNote") : t(`statuses.${status}`)}
      </Tag>
      <span className="num ml-auto font-semibold text-ink sm:ml-0">
        {money(isCredit ? -grossCents : grossCents, currency)}
      </span>
    </div>
  );
}

const InvoicePayments = lazy(() => import("@/web/features/billing/payments/invoice-payments"));

function Payments({ invoice }: { invoice: Invoice }) {
  const t = useTranslations("invoices");
  const [isOpened, setOpened] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpened(true)}>
        {t("payments")}
      </Button>
      {isOpened && (
        <Suspense>
          <InvoicePayments invoice={invoice} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
