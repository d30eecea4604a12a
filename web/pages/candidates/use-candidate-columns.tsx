import { Link, useLocation } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Candidate } from "@/modules/candidates/model";
import { AvailableText } from "@/web/components/candidates/available-text";
import { PayText } from "@/web/components/candidates/pay-text";
import { StatusTag } from "@/web/components/candidates/status-tag";
import type { Column } from "@/web/components/list/types";

type Props = { candidate: Candidate };

/** The table, one column per fact that people compare. */
export function useCandidateColumns(): Column<Candidate>[] {
  const t = useTranslations("candidates.columns");
  return [
    {
      id: "number",
      title: t("number"),
      width: "84px",
      cell: ({ number }) => <span className="num text-xs text-ink-3">{number}</span>,
    },
    {
      id: "name",
      title: t("name"),
      width: "minmax(180px, 2.4fr)",
      cell: (candidate) => <Name candidate={candidate} />,
    },
    {
      id: "place",
      title: t("place"),
      width: "minmax(100px, 1fr)",
      cell: (candidate) => <Words text={candidate.location ?? candidate.country} />,
    },
    {
      id: "skills",
      title: t("skills"),
      width: "minmax(120px, 1.4fr)",
      cell: ({ skills }) => <Words text={skills.map(({ name }) => name).join(", ")} />,
    },
    {
      id: "status",
      title: t("status"),
      width: "116px",
      cell: ({ status }) => <StatusTag status={status} />,
    },
    {
      id: "available",
      title: t("available"),
      width: "150px",
      cell: (candidate) => (
        <span className="truncate text-xs text-ink-2">
          <AvailableText candidate={candidate} />
        </span>
      ),
    },
    {
      id: "pay",
      title: t("pay"),
      width: "150px",
      cell: (candidate) => <PayText candidate={candidate} />,
      isRight: true,
    },
  ];
}

function Name({ candidate }: Props) {
  const { search } = useLocation();
  return (
    <span className="min-w-0 truncate">
      <Link
        to={{ pathname: `/candidates/${candidate.id}`, search }}
        preventScrollReset
        className="font-medium text-ink hover:underline"
      >
        {candidate.firstName} {candidate.lastName}
      </Link>
      {candidate.headline && <span className="text-ink-3"> · {candidate.headline}</span>}
    </span>
  );
}

const Words = ({ text }: { text: string | null }) => (
  <span title={text ?? undefined} className="min-w-0 truncate text-ink-2">
    {text}
  </span>
);
