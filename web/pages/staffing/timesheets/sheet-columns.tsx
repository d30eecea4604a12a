import { Link } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import type { Timesheet } from "@/modules/staffing/timesheets/model";
import { useDay } from "@/web/features/staffing/rates/cards/use-rule-words";
import { tones, Warnings } from "@/web/features/staffing/timesheets/standing";
import { NumberCell, WordsCell } from "@/web/shared/list/table/cells";
import type { TableColumn } from "@/web/shared/list/table/use-translated-columns";
import { Tag } from "@/web/ui/tag";

type Props = { sheet: Timesheet };

/** Where the hours of a row are typed and decided. */
export const sheetAddress = ({ deploymentId }: Timesheet) =>
  `/deployments/${deploymentId}?tab=timesheets`;

/** Whose hours, for whom, how many, how they stand and what is odd about them. */
export const sheetColumns: readonly TableColumn<Timesheet>[] = [
  {
    id: "name",
    width: "minmax(150px, 1.4fr)",
    sort: { by: "name" },
    cell: (sheet) => <Name sheet={sheet} />,
  },
  {
    id: "client",
    width: "minmax(140px, 1.3fr)",
    sort: { by: "client" },
    cell: ({ clientName }) => <WordsCell text={clientName} />,
  },
  {
    id: "status",
    width: "120px",
    sort: { by: "status" },
    cell: (sheet) => <Standing sheet={sheet} />,
  },
  {
    id: "hours",
    width: "88px",
    isRight: true,
    sort: { by: "hours", isDescending: true },
    cell: (sheet) => <Hours sheet={sheet} />,
  },
  {
    id: "week",
    width: "112px",
    sort: { by: "week", isDescending: true },
    cell: ({ week }) => <Monday week={week} />,
  },
  {
    id: "checks",
    width: "minmax(160px, 1.6fr)",
    isEmpty: ({ warnings, reason }) => warnings.length === 0 && !reason,
    // A row has room for two lines; the record says the whole of it.
    cell: (sheet) => (
      <div className="line-clamp-2 min-w-0">
        <Checks sheet={sheet} />
      </div>
    ),
  },
  {
    id: "expenses",
    width: "96px",
    isRight: true,
    isEmpty: ({ expenses }) => expenses.length === 0,
    cell: ({ expenses }) =>
      expenses.length > 0 && <span className="num text-ink-2">{expenses.length}</span>,
  },
  {
    id: "number",
    width: "84px",
    isExtra: true,
    cell: ({ number }) => <NumberCell number={number} />,
  },
];

function Name({ sheet }: Props) {
  const t = useTranslations("timesheets.week");
  return (
    <Link
      to={sheetAddress(sheet)}
      data-opens=""
      className="truncate leading-[24px] font-medium text-ink hover:underline"
    >
      {sheet.candidateName ?? t("erased")}
    </Link>
  );
}

function Standing({ sheet: { status } }: Props) {
  const t = useTranslations("timesheets.statuses");
  return <Tag tone={tones[status]}>{t(status)}</Tag>;
}

/** The table has their unit in its head, a card says it. */
const withUnit = { style: "unit", unit: "hour", unitDisplay: "short" } as const;

function Hours({ sheet: { status, minutes }, isAlone = false }: Props & { isAlone?: boolean }) {
  const format = useFormatter();
  const unit = isAlone ? withUnit : {};
  const hours = format.number(minutes / 60, { maximumFractionDigits: 2, ...unit });
  return status !== "expected" && <span className="num text-ink-2">{hours}</span>;
}

const Monday = ({ week }: { week: string }) => (
  <span className="truncate text-xs text-ink-2">{useDay()(week)}</span>
);

const Checks = ({ sheet }: Props) => (
  <div className="min-w-0 py-1 [&:not(:has(p,li))]:hidden">
    {sheet.reason && <p className="text-xs text-ink-2">{sheet.reason}</p>}
    <Warnings sheet={sheet} />
  </div>
);

export function SheetCard({ sheet }: Props) {
  const t = useTranslations("timesheets.week");
  const day = useDay();
  return (
    <div className="flex flex-1 flex-col gap-2 text-sm">
      <div className="flex min-w-0 items-center gap-2 pr-8">
        <Name sheet={sheet} />
        <Standing sheet={sheet} />
      </div>
      <p className="flex min-w-0 items-baseline justify-between gap-3">
        <WordsCell text={sheet.clientName} />
        <Hours sheet={sheet} isAlone />
      </p>
      <p className="text-xs text-ink-2">{t("of", { date: day(sheet.week) })}</p>
      <Checks sheet={sheet} />
    </div>
  );
}
