import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Payment } from "@/modules/billing/payments/model";
import { useMoney } from "@/web/features/billing/payments/use-money";
import { useDay } from "@/web/shared/dates";
import { DateCell, WordsCell } from "@/web/shared/list/table/cells";
import type { TableColumn } from "@/web/shared/list/table/use-translated-columns";
import { Tag } from "@/web/ui/tag";

type Props = { payment: Payment };

/** The invoice that a payment was booked on. */
export const invoiceOf = ({ invoiceId }: Payment) => `/invoices/${invoiceId}`;

/** When, how much, for which invoice of whom, and by what it was recognized. */
export const paymentColumns: readonly TableColumn<Payment>[] = [
  {
    id: "paid",
    width: "112px",
    sort: { by: "paid", isDescending: true },
    cell: ({ paidOn }) => <PaidOn day={paidOn} />,
  },
  {
    id: "invoice",
    width: "128px",
    sort: { by: "invoice", isDescending: true },
    cell: (payment) => <Invoice payment={payment} />,
  },
  {
    id: "client",
    width: "minmax(140px, 1.6fr)",
    sort: { by: "client" },
    cell: ({ clientName }) => <WordsCell text={clientName} />,
  },
  {
    id: "amount",
    width: "128px",
    isRight: true,
    sort: { by: "amount", isDescending: true },
    cell: (payment) => <Amount payment={payment} />,
  },
  {
    id: "kind",
    width: "minmax(110px, 0.8fr)",
    cell: (payment) => <Kind payment={payment} />,
  },
  {
    id: "ground",
    width: "minmax(150px, 1.4fr)",
    isEmpty: ({ ground, reason }) => ground === null && reason === null,
    cell: (payment) => <Why payment={payment} />,
  },
  {
    id: "by",
    width: "minmax(110px, 1fr)",
    isExtra: true,
    cell: ({ bookedBy }) => <WordsCell text={bookedBy} />,
  },
  {
    id: "booked",
    width: "104px",
    isExtra: true,
    sort: { by: "booked", isDescending: true },
    cell: ({ bookedAt }) => <DateCell at={bookedAt} />,
  },
];

const PaidOn = ({ day }: { day: string }) => (
  <span className="truncate text-xs text-ink-2">{useDay()(day)}</span>
);

const Invoice = ({ payment }: Props) => (
  <Link
    to={invoiceOf(payment)}
    data-opens=""
    className="num truncate leading-[24px] font-medium text-ink hover:underline"
  >
    {payment.invoiceNumber}
  </Link>
);

const Amount = ({ payment: { cents, currency } }: Props) => (
  <span className="num font-medium text-ink">{useMoney()(cents, currency)}</span>
);

/** What was taken back says so, beside how it came. */
function Kind({ payment: { kind, isUndone, undoesId } }: Props) {
  const t = useTranslations("payments.invoice");
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      <WordsCell text={t(`kinds.${kind}`)} />
      {(isUndone || undoesId) && <Tag hasLed={false}>{t("back")}</Tag>}
    </span>
  );
}

function Why({ payment: { ground, reason } }: Props) {
  const t = useTranslations("payments.grounds");
  return <WordsCell text={reason ?? (ground && t(ground))} />;
}

export const PaymentCard = ({ payment }: Props) => (
  <div className="flex flex-1 flex-col gap-2 text-sm">
    <p className="flex min-w-0 items-baseline justify-between gap-3 pr-8">
      <Invoice payment={payment} />
      <Amount payment={payment} />
    </p>
    <WordsCell text={payment.clientName} />
    <p className="flex flex-wrap items-center gap-x-3 text-xs">
      <PaidOn day={payment.paidOn} />
      <Kind payment={payment} />
    </p>
    <Why payment={payment} />
  </div>
);
