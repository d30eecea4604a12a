import type { Candidate } from "@/modules/crm/candidates/model";
import { AvailableText } from "@/web/features/crm/candidates/available-text";
import { PayText } from "@/web/features/crm/candidates/pay-text";
import { StatusTag } from "@/web/features/crm/candidates/status-tag";
import { NameCell, NumberCell, WordsCell } from "@/web/shared/list/cells";
import { RecordTags } from "@/web/features/records/tags/record-tags";
import type { TableColumn } from "@/web/shared/list/use-titled";

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
