import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Lead } from "@/modules/market/employers/model";
import { VerdictTag } from "@/web/features/market/employers/verdict-tag";
import { useCityNames } from "@/web/shared/place-names";
import { useCountryNames } from "@/web/shared/country-name";
import { DateCell, WordsCell } from "@/web/shared/list/table/cells";
import type { TableColumn } from "@/web/shared/list/table/use-translated-columns";
import { useEmployerPath } from "../sections";
import { LeadTag } from "./lead-tag";

type Props = { lead: Lead };

/** Whom to call, where they hire, how many ads say so, whose it is and since when. */
export const leadColumns: readonly TableColumn<Lead>[] = [
  {
    id: "employer",
    width: "minmax(160px, 1.6fr)",
    sort: { by: "employer" },
    cell: (lead) => <Employer lead={lead} />,
  },
  {
    id: "metro",
    width: "minmax(110px, 1fr)",
    sort: { by: "metro" },
    cell: (lead) => <Metro lead={lead} />,
  },
  {
    id: "ads",
    width: "72px",
    isRight: true,
    sort: { by: "ads", isDescending: true },
    cell: ({ ads }) => <span className="num text-ink-2">{ads.length}</span>,
  },
  {
    id: "state",
    width: "132px",
    sort: { by: "state" },
    cell: ({ state }) => <LeadTag state={state} />,
  },
  {
    id: "owner",
    width: "minmax(110px, 1fr)",
    isEmpty: ({ owner }) => owner === null,
    cell: ({ owner }) => <WordsCell text={owner?.name ?? null} />,
  },
  {
    id: "added",
    width: "104px",
    sort: { by: "added", isDescending: true },
    cell: ({ createdAt }) => <DateCell at={createdAt} />,
  },
  {
    id: "changed",
    width: "104px",
    isExtra: true,
    sort: { by: "changed", isDescending: true },
    cell: ({ updatedAt }) => <DateCell at={updatedAt} />,
  },
  {
    id: "verdict",
    width: "140px",
    isExtra: true,
    cell: ({ verdict }) => <VerdictTag verdict={verdict} />,
  },
  {
    id: "note",
    width: "minmax(120px, 1.2fr)",
    isEmpty: ({ reason, note }) => reason === null && note === null,
    cell: (lead) => <Why lead={lead} />,
  },
];

function Employer({ lead: { employerId, employer } }: Props) {
  const employerPath = useEmployerPath();
  return (
    <Link
      to={employerPath(employerId)}
      data-opens=""
      className="truncate leading-[24px] font-medium text-ink hover:underline"
    >
      {employer}
    </Link>
  );
}

function Metro({ lead: { metro, country } }: Props) {
  const nameOf = useCountryNames();
  const cityOf = useCityNames();
  return (
    <WordsCell text={[cityOf(metro), country && nameOf(country)].filter(Boolean).join(" · ")} />
  );
}

/** Why it was dismissed, and what was said of it. */
export function Why({ lead: { reason, note } }: Props) {
  const t = useTranslations("radar.leads.reasons");
  return <WordsCell text={[reason && t(reason), note].filter(Boolean).join(" · ")} />;
}
