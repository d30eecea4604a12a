import { Link } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import type { ListedExpense } from "@/modules/staffing/timesheets/model";
import type { TimesheetStatus } from "@/modules/staffing/timesheets/rules";
import { useDay } from "@/web/features/staffing/rates/cards/use-rule-words";
import { tones } from "@/web/features/staffing/timesheets/standing";
import { NumberCell, WordsCell } from "@/web/shared/list/table/cells";
import type { TableColumn } from "@/web/shared/list/table/use-translated-columns";
import { Tag } from "@/web/ui/tag";

type Props = { expense: ListedExpense };

/** Where the expense is typed and decided on. */
export const weekOf = ({ deploymentId }: ListedExpense) =>
  `/deployments/${deploymentId}?tab=timesheets`;

/** When, what for and how much, whose it is, and how it stands. */
export const expenseColumns: readonly TableColumn<ListedExpense>[] = [
  {
    id: "spent",
    width: "112px",
    sort: { by: "spent", isDescending: true },
    cell: ({ spentOn }) => <Day day={spentOn} />,
  },
  {
    id: "name",
    width: "minmax(150px, 1.3fr)",
    sort: { by: "name" },
    cell: (expense) => <Name expense={expense} />,
  },
  {
    id: "kind",
    width: "minmax(120px, 1fr)",
    cell: (expense) => <Kind expense={expense} />,
  },
  {
    id: "amount",
    width: "124px",
    isRight: true,
    sort: { by: "amount", isDescending: true },
    cell: (expense) => <Amount expense={expense} />,
  },
  {
    id: "client",
    width: "minmax(140px, 1.2fr)",
    sort: { by: "client" },
    cell: ({ clientName }) => <WordsCell text={clientName} />,
  },
  {
    id: "status",
    width: "120px",
    cell: ({ status }) => <Standing status={status} />,
  },
  {
    id: "note",
    width: "minmax(120px, 1.2fr)",
    isEmpty: ({ note }) => note === "",
    cell: ({ note }) => <WordsCell text={note} />,
  },
  {
    id: "number",
    width: "84px",
    isExtra: true,
    cell: ({ number }) => <NumberCell number={number} />,
  },
];

const Day = ({ day }: { day: string }) => (
  <span className="truncate text-xs text-ink-2">{useDay()(day)}</span>
);

const Name = ({ expense }: Props) => (
  <Link
    to={weekOf(expense)}
    data-opens=""
    className="truncate leading-[24px] font-medium text-ink hover:underline"
  >
    {expense.candidateName ?? expense.number}
  </Link>
);

function Kind({ expense: { kind } }: Props) {
  const t = useTranslations("timesheets.expenses.kinds");
  return <WordsCell text={t(kind)} />;
}

/** Kilometers are worth what the rate card says once the week is approved. */
function Amount({ expense: { amountCents, currency, kilometres, inEuros } }: Props) {
  const t = useTranslations("timesheets.import.expenses");
  const format = useFormatter();
  const money = format.number(amountCents / 100, { style: "currency", currency });
  const shown = kilometres === null ? money : t("kilometres", { km: kilometres });
  return (
    <span className="grid justify-items-end">
      <span className="num font-medium text-ink">{shown}</span>
      {inEuros && <InEuros inEuros={inEuros} />}
    </span>
  );
}

/** By the rate at which it was approved, until then by today's. */
function InEuros({ inEuros: { cents, on } }: { inEuros: NonNullable<ListedExpense["inEuros"]> }) {
  const t = useTranslations("timesheets.expenses");
  const format = useFormatter();
  const day = useDay();
  const amount = format.number(cents / 100, { style: "currency", currency: "EUR" });
  return (
    <span className="num text-xs text-ink-3" title={t("inEuros", { amount, day: day(on) })}>
      {amount}
    </span>
  );
}

function Standing({ status }: { status: TimesheetStatus }) {
  const t = useTranslations("timesheets.statuses");
  return <Tag tone={tones[status]}>{t(status)}</Tag>;
}

export const ExpenseCard = ({ expense }: Props) => (
  <div className="flex flex-1 flex-col gap-2 text-sm">
    <p className="flex min-w-0 items-baseline justify-between gap-3 pr-8">
      <Name expense={expense} />
      <Amount expense={expense} />
    </p>
    <p className="flex min-w-0 flex-wrap items-center gap-x-3">
      <Kind expense={expense} />
      <Standing status={expense.status} />
    </p>
    <WordsCell text={expense.clientName} />
    <Day day={expense.spentOn} />
  </div>
);
