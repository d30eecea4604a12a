import type { Candidate } from "@/modules/crm/candidates/model";
import { AvailableText } from "@/web/features/crm/candidates/available-text";
import { PayText } from "@/web/features/crm/candidates/pay-text";
import { StatusTag } from "@/web/features/crm/candidates/status-tag";
import { Chip } from "@/web/ui/tag";
import { cx } from "@/web/ui/cx";
import { DateCell, NameCell, NumberCell, WordsCell } from "@/web/shared/list/table/cells";
import { RecordTags } from "@/web/features/records/tags/record-tags";
import { RecordFace } from "@/web/features/records/files/record-face";
import { ownerColumn } from "@/web/features/records/owners/owner-cell";
import type { TableColumn } from "@/web/shared/list/table/use-translated-columns";
import { Link, useLocation } from "react-router-dom";
import { useTranslations } from "use-intl";
import { cardSkills } from "@/modules/crm/candidates/rules";
import { SkillChips } from "@/web/features/crm/candidates/skill-chips";
import { CandidateBadges } from "./candidate-badges";

/** The table, one column per fact that people compare. */
export const candidateColumns: readonly TableColumn<Candidate>[] = [
  {
    id: "number",
    width: "88px",
    sort: { by: "date", isDescending: true },
    cell: ({ number }) => <NumberCell number={number} />,
  },
  {
    id: "name",
    width: "minmax(160px, 2.4fr)",
    sort: { by: "name" },
    cell: ({ id, firstName, lastName, headline }) => (
      <NameCell
        to={`/candidates/${id}`}
        name={`${firstName} ${lastName}`}
        face={<RecordFace kind="candidate" id={id} name={`${firstName} ${lastName}`} />}
        note={headline}
        beside={<RecordTags kind="candidate" id={id} isInRow />}
      />
    ),
  },
  {
    id: "place",
    width: "minmax(104px, 1.2fr)",
    sort: { by: "place" },
    isEmpty: ({ location, country }) => !location && !country,
    cell: (candidate) => <WordsCell text={candidate.location ?? candidate.country} />,
  },
  {
    id: "skills",
    width: "minmax(124px, 2.2fr)",
    isEmpty: ({ skills }) => skills.length === 0,
    cell: ({ skills }) => <FewSkills skills={skills} />,
  },
  {
    id: "status",
    width: "104px",
    sort: { by: "status" },
    cell: ({ status }) => <StatusTag status={status} />,
  },
  {
    id: "available",
    width: "156px",
    sort: { by: "free" },
    cell: (candidate) => (
      <span className="truncate text-xs text-ink-2">
        <AvailableText candidate={candidate} />
      </span>
    ),
  },
  {
    id: "pay",
    width: "140px",
    sort: { by: "pay", isDescending: true },
    isEmpty: ({ salaryExpectation }) => salaryExpectation === null,
    cell: (candidate) => (
      <span className="text-xs">
        <PayText candidate={candidate} />
      </span>
    ),
    isRight: true,
  },
  ownerColumn("candidate"),
  {
    id: "updated",
    isExtra: true,
    width: "112px",
    sort: { by: "updated", isDescending: true },
    cell: ({ updatedAt }) => <DateCell at={updatedAt} />,
  },
];

/** As many skills as the column has room for; the others are counted, and named where the pointer rests. */
function FewSkills({ skills }: Pick<Candidate, "skills">) {
  const names = skills.map(({ name }) => name);
  const [first, second] = names;
  return (
    <span className="@container block w-full min-w-0">
      <span className="flex min-w-0 items-center gap-1">
        {first && <Skill name={first} className="flex @[176px]:max-w-[62%] @[176px]:shrink-0" />}
        {second && <Skill name={second} className="hidden @[176px]:flex" />}
        <Others names={names.slice(1)} className="@[176px]:hidden" />
        <Others names={names.slice(2)} className="hidden @[176px]:inline" />
      </span>
    </span>
  );
}

const Skill = ({ name, className }: { name: string; className: string }) => (
  <span title={name} className={cx("min-w-0", className)}>
    <Chip>{name}</Chip>
  </span>
);

const Others = ({ names, className }: { names: string[]; className: string }) =>
  names.length > 0 && (
    <span title={names.join(", ")} className={cx("num shrink-0 text-xs text-ink-3", className)}>
      +{names.length}
    </span>
  );

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
      <div className="flex items-start gap-2.5">
        <RecordFace kind="candidate" id={candidate.id} name={name} size="md" />
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
