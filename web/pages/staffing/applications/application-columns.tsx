import { useTranslations } from "use-intl";
import type { Application } from "@/modules/staffing/applications/model";
import { PostedWhen } from "@/web/features/market/jobs/ad/posted-when";
import { RecordFace } from "@/web/features/records/files/record-face";
import { NameCell, WordsCell } from "@/web/shared/list/table/cells";
import type { TableColumn } from "@/web/shared/list/table/use-translated-columns";
import { ApplicationStatusTag } from "@/web/features/staffing/matching/application-status";
import { ScoreMeter } from "@/web/ui/score-meter";
import { NewTag } from "./new-tag";
import { Link, useLocation } from "react-router-dom";

/** Who, for what, how far and since when. */
export const applicationColumns: readonly TableColumn<Application>[] = [
  {
    id: "candidate",
    sort: { by: "name" },
    width: "minmax(170px, 2fr)",
    cell: (row) => <Who application={row} />,
  },
  {
    id: "job",
    sort: { by: "job" },
    width: "minmax(170px, 2.4fr)",
    cell: ({ jobTitle, company }) => (
      <WordsCell text={[jobTitle, company].filter(Boolean).join(" · ")} />
    ),
  },
  {
    id: "status",
    sort: { by: "status" },
    width: "190px",
    cell: ({ status, isUnreviewed }) => (
      <span className="flex items-center gap-1.5">
        <ApplicationStatusTag status={status} />
        {isUnreviewed && <NewTag />}
      </span>
    ),
  },
  {
    id: "match",
    width: "104px",
    sort: { by: "score", isDescending: true },
    isEmpty: ({ matchScore }) => matchScore === null,
    cell: (row) => <Score application={row} />,
  },
  {
    id: "applied",
    sort: { by: "date", isDescending: true },
    width: "120px",
    cell: ({ appliedDate }) => (
      <span className="truncate text-xs text-ink-2">
        <PostedWhen iso={appliedDate} />
      </span>
    ),
  },
];

type Props = { application: Application };

const Who = ({ application: { id, candidateId, candidateName, candidateNumber } }: Props) => (
  <NameCell
    to={`/applications/${id}`}
    name={candidateName}
    face={<RecordFace kind="candidate" id={candidateId} name={candidateName} />}
    note={<span className="num text-xs">{candidateNumber}</span>}
  />
);

function Score({ application: { matchScore: score } }: Props) {
  const t = useTranslations("matching");
  return score === null ? null : <ScoreMeter score={score} label={t("score", { score })} />;
}

export function ApplicationCard({ application }: { application: Application }) {
  const t = useTranslations("matching");
  const { search } = useLocation();
  const { id, candidateName, candidateNumber, jobTitle, company, ...it } = application;
  return (
    <div className="flex flex-1 flex-col gap-2">
      <div className="flex min-h-[24px] flex-wrap items-center gap-1.5 pr-8">
        <span className="num mr-1 text-xs text-ink-3">{candidateNumber}</span>
        <ApplicationStatusTag status={it.status} />
        {it.isUnreviewed && <NewTag />}
      </div>
      <div className="min-w-0">
        <h2 className="text-base leading-5 font-semibold text-ink">
          <Link
            to={{ pathname: `/applications/${id}`, search }}
            preventScrollReset
            data-opens=""
            className="hover:underline"
          >
            {candidateName}
          </Link>
        </h2>
        <p className="truncate text-sm text-ink-2">
          {[jobTitle, company].filter(Boolean).join(" · ")}
        </p>
      </div>
      <p className="mt-auto flex items-center gap-3 border-t border-line pt-2 text-xs text-ink-2">
        {it.matchScore !== null && (
          <ScoreMeter score={it.matchScore} label={t("score", { score: it.matchScore })} />
        )}
        <span className="ml-auto">
          <PostedWhen iso={it.appliedDate} />
        </span>
      </p>
    </div>
  );
}
