import { Link } from "react-router-dom";
import type { Employer } from "@/modules/market/employers/model";
import { useCityNames } from "@/web/shared/place-names";
import { PayScore } from "@/web/features/market/employers/pay-score";
import { VerdictTag } from "@/web/features/market/employers/verdict-tag";
import { PostedWhen } from "@/web/features/market/jobs/ad/posted-when";
import type { TableColumn } from "@/web/shared/list/table/use-translated-columns";
import { useEmployerPath } from "../sections";
import { Weeks } from "./employer-card";

/** The employers' table, one column per figure that people compare. */
export const employerColumns: readonly TableColumn<Employer>[] = [
  {
    id: "number",
    isExtra: true,
    width: "84px",
    cell: ({ number }) => <span className="num text-xs text-ink-3">{number}</span>,
  },
  {
    id: "name",
    width: "minmax(180px, 2.4fr)",
    cell: (it) => <Name employer={it} />,
  },
  {
    id: "open",
    width: "72px",
    isRight: true,
    cell: (it) => figure(it.openAds),
  },
  { id: "new", width: "72px", isRight: true, cell: (it) => figure(it.newAds) },
  { id: "weeks", width: "104px", cell: (it) => <Weeks employer={it} /> },
  {
    id: "metros",
    width: "minmax(104px, 1.6fr)",
    cell: (it) => <Metros employer={it} />,
  },
  {
    id: "oldest",
    width: "128px",
    cell: ({ oldestAt }) => (
      <span className="truncate text-xs text-ink-2">
        {oldestAt && <PostedWhen iso={oldestAt} />}
      </span>
    ),
  },
  {
    id: "pay",
    width: "140px",
    cell: ({ payScore }) => <PayScore score={payScore} />,
  },
  {
    id: "verdict",
    width: "168px",
    cell: ({ verdict }) => <VerdictTag verdict={verdict.is} />,
  },
];

const figure = (value: number) => <span className="num text-ink">{value}</span>;

function Name({ employer: { id, name } }: { employer: Employer }) {
  const employerPath = useEmployerPath();
  return (
    <span className="min-w-0 truncate">
      <Link
        to={employerPath(id)}
        preventScrollReset
        className="font-medium text-ink hover:underline"
      >
        {name}
      </Link>
    </span>
  );
}

function Metros({ employer: { metros } }: { employer: Employer }) {
  const cityOf = useCityNames();
  const names = metros.map(({ name }) => cityOf(name));
  return <span className="truncate text-ink-2">{names.join(", ")}</span>;
}
