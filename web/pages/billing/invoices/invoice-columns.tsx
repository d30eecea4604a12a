import { useFormatter, useTranslations } from "use-intl";
import type { Invoice } from "@/modules/billing/invoices/model";
import { isOpen } from "@/modules/billing/invoices/rules";
import { FileLinks } from "@/web/features/billing/invoices/file-links";
import { InvoiceTag } from "@/web/features/billing/invoices/invoice-tag";
import { useMoney } from "@/web/features/billing/payments/use-money";
import { useDay } from "@/web/shared/dates";
import { useToday } from "@/web/shared/hooks/use-zone";
import { OverdueDay } from "@/web/shared/overdue-day";
import { usePeriodText } from "@/web/shared/periods/use-period-text";
import { NameCell, NumberCell, WordsCell } from "@/web/shared/list/table/cells";
import type { TableColumn } from "@/web/shared/list/table/use-translated-columns";

type Props = { invoice: Invoice };

export const invoiceAddress = (id: string) => `/invoices/${id}`;

/** What is still owed of it; a credit note asks for nothing. */
const openOf = ({ kind, status, grossCents, paidCents }: Invoice): number =>
  kind === "invoice" && isOpen(status) ? grossCents - paidCents : 0;

const isLate = (invoice: Invoice, today: string): boolean =>
  openOf(invoice) > 0 && invoice.dueOn < today;

/** Which it is, to whom, when it is due, how it stands and how much of it is owed. */
export const invoiceColumns: readonly TableColumn<Invoice>[] = [
  {
    id: "number",
    width: "116px",
    sort: { by: "number", isDescending: true },
    cell: ({ id, number }) => <NameCell to={invoiceAddress(id)} name={number} />,
  },
  {
    id: "client",
    width: "minmax(140px, 2fr)",
    sort: { by: "client" },
    cell: ({ clientName }) => <WordsCell text={clientName} />,
  },
  {
    id: "status",
    width: "148px",
    sort: { by: "status" },
    cell: (invoice) => <InvoiceTag invoice={invoice} />,
  },
  {
    id: "issued",
    width: "104px",
    sort: { by: "issued", isDescending: true },
    cell: ({ issuedOn }) => <Day day={issuedOn} />,
  },
  {
    id: "due",
    width: "126px",
    sort: { by: "due" },
    cell: (invoice) => invoice.kind === "invoice" && <Due invoice={invoice} />,
  },
  {
    id: "amount",
    width: "124px",
    isRight: true,
    sort: { by: "amount", isDescending: true },
    cell: (invoice) => <Total invoice={invoice} />,
  },
  {
    id: "open",
    width: "124px",
    isRight: true,
    sort: { by: "open", isDescending: true },
    isEmpty: (invoice) => openOf(invoice) === 0,
    cell: (invoice) => <Open invoice={invoice} />,
  },
  {
    id: "files",
    width: "172px",
    isExtra: true,
    cell: ({ id, number }) => (
      <span className="flex gap-3 text-xs">
        <FileLinks at={`/api/invoices/${id}`} number={number} />
      </span>
    ),
  },
  {
    id: "worked",
    width: "minmax(150px, 1fr)",
    isExtra: true,
    cell: (invoice) => <Period invoice={invoice} />,
  },
  {
    id: "hours",
    width: "88px",
    isRight: true,
    isExtra: true,
    cell: ({ minutes }) => <Hours minutes={minutes} />,
  },
  {
    id: "reference",
    width: "176px",
    isExtra: true,
    cell: ({ reference }) => <NumberCell number={reference} />,
  },
];

const Day = ({ day }: { day: string }) => (
  <span className="truncate text-xs text-ink-2">{useDay()(day)}</span>
);

/** The day something was due that is still owed stands out, and says why. */
function Due({ invoice }: Props) {
  const t = useTranslations("invoices");
  const day = useDay()(invoice.dueOn);
  if (!isLate(invoice, useToday())) return <Day day={invoice.dueOn} />;
  return <OverdueDay day={day} label={t("views.overdue")} />;
}

function Total({ invoice: { kind, grossCents, currency } }: Props) {
  const money = useMoney();
  const cents = kind === "creditNote" ? -grossCents : grossCents;
  return <span className="num font-medium text-ink">{money(cents, currency)}</span>;
}

function Open({ invoice }: Props) {
  const money = useMoney();
  const cents = openOf(invoice);
  return cents > 0 && <span className="num text-ink-2">{money(cents, invoice.currency)}</span>;
}

function Period({ invoice: { periodFrom, periodTo } }: Props) {
  const span = usePeriodText();
  return <WordsCell text={span({ from: periodFrom, to: periodTo })} />;
}

const Hours = ({ minutes }: { minutes: number }) => (
  <span className="num text-ink-2">{useFormatter().number(minutes / 60)}</span>
);

export function InvoiceCard({ invoice }: Props) {
  const t = useTranslations("invoices");
  const money = useMoney();
  const day = useDay();
  const { id, kind, number, clientName, issuedOn, dueOn, currency } = invoice;
  const open = openOf(invoice);
  const isOverdue = isLate(invoice, useToday());
  return (
    <div className="flex flex-1 flex-col gap-2 text-sm">
      <div className="flex min-w-0 items-center gap-2 pr-8">
        <NameCell to={invoiceAddress(id)} name={number} />
        <InvoiceTag invoice={invoice} />
      </div>
      <p className="flex min-w-0 items-baseline justify-between gap-3">
        <WordsCell text={clientName} />
        <Total invoice={invoice} />
      </p>
      <p className="flex flex-wrap gap-x-3 text-xs text-ink-2">
        <span>{t("issuedOn", { day: day(issuedOn) })}</span>
        {kind === "invoice" && (
          <span className={isOverdue ? "font-medium text-bad" : undefined}>
            {isOverdue && `${t("views.overdue")} · `}
            {t("dueOn", { day: day(dueOn) })}
          </span>
        )}
        {open > 0 && <span>{t("stillOpen", { amount: money(open, currency) })}</span>}
      </p>
      <div className="mt-auto flex gap-4 border-t border-line pt-2">
        <FileLinks at={`/api/invoices/${id}`} number={number} />
      </div>
    </div>
  );
}
