import type { Candidate } from "@/modules/crm/candidates/model";
import { AvailableText } from "@/web/features/crm/candidates/available-text";
import { PayText } from "@/web/features/crm/candidates/pay-text";
import { StatusTag } from "@/web/features/crm/candidates/status-tag";
import { NameCell, NumberCell, WordsCell } from "@/web/shared/list/table/cells";
import { RecordTags } from "@/web/features/records/tags/record-tags";
import type { TableColumn } from "@/web/shared/list/table/use-titled";
import { Link, useLocation } from "react-router-dom";
import { useTranslations } from "use-intl";
import { cardSkills } from "@/modules/crm/candidates/rules";
import { SkillChips } from "@/web/features/crm/candidates/skill-chips";
import { CandidateBadges } from "./candidate-badges";

/** The table, one column per fact that people compare. */
export const candidateColumns: readonly TableColumn<Candidate>[] = [
  {
    id: "number",
    width: "84px",
    cell: ({ number }) => <NumberCell number={number} />,
  },
  {
    id: "name",
    width: "minmax(180px, 2.4fr)",
    cell: ({ id, firstName, lastName, headline }) => (
      <NameCell to={`/candidates/${id}`} name={`${firstName} ${lastName}`} note={headline} />
    ),
  },
  {
    id: "place",
    width: "minmax(100px, 1fr)",
    cell: (candidate) => <WordsCell text={candidate.location ?? candidate.country} />,
  },
  {
    id: "skills",
    width: "minmax(120px, 1.4fr)",
    cell: ({ skills }) => <WordsCell text={skills.map(({ name }) => name).join(", ")} />,
  },
  {
    id: "tags",
    title: "records.tags.title",
    width: "minmax(90px, 1fr)",
    cell: ({ id }) => <RecordTags kind="candidate" id={id} isInRow />,
  },
  {
    id: "status",
    width: "116px",
    cell: ({ status }) => <StatusTag status={status} />,
  },
  {
    id: "available",
    width: "150px",
    cell: (candidate) => (
      <span className="truncate text-xs text-ink-2">
        <AvailableText candidate={candidate} />
      </span>
    ),
  },
  {
    id: "pay",
    width: "150px",
    cell: (candidate) => <PayText candidate={candidate} />,
    isRight: true,
  },
];

export function CandidateCard({ candidate }: { candidate: Candidate }) {
  const t = useTranslations("candidates");
  const tJobs = useTranslations("jobs");
  const { search } = useLocation();
  const name = `${candidate.firstName} ${candidate.lastName}`;
  return (
    <div className="flex flex-1 flex-col gap-2.5">
      <div className="flex min-h-[24px] flex-wrap items-center gap-1.5 pr-8">
        <span className="num mr-1 text-xs text-ink-3">{candidate.number}</span>
        <CandidateBadges candidate={candidate} />
      </div>
      <div className="min-w-0">
        <h2 className="text-base leading-5 font-semibold text-ink">
          <Link
            to={{ pathname: `/candidates/${candidate.id}`, search }}
            preventScrollReset
            data-opens=""
            className="hover:underline"
          >
            {name}
          </Link>
        </h2>
        <p className="truncate text-sm text-ink-2" title={candidate.headline ?? undefined}>
          {candidate.headline ?? (candidate.role && tJobs(`roles.${candidate.role}`)) ?? "\u00a0"}
        </p>
        <p className="truncate text-sm text-ink-3">
          {candidate.location ?? candidate.country ?? t("placeUnknown")}
        </p>
      </div>
      <SkillChips skills={candidate.skills} shown={cardSkills} name={name} />
      <RecordTags kind="candidate" id={candidate.id} />
      <div className="mt-auto flex items-center gap-3 border-t border-line pt-2.5 text-xs text-ink-2">
        <span>
          <AvailableText candidate={candidate} />
        </span>
        <span className="ml-auto">
          <PayText candidate={candidate} />
        </span>
      </div>
    </div>
  );
}
