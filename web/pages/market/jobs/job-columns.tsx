import { useTranslations } from "use-intl";
import { targetClassOf } from "@/modules/knowledge/analysis/rules";
import type { Job } from "@/modules/market/jobs/model";
import { ClassTag } from "@/web/features/market/jobs/score/class-tag";
import { MatchScore } from "@/web/features/market/jobs/score/match-score";
import { PostedWhen } from "@/web/features/market/jobs/ad/posted-when";
import { SalaryText } from "@/web/features/market/jobs/ad/salary-text";
import { LazyScoreWhy } from "@/web/features/market/jobs/score/lazy-score-why";
import { readAt, SourceBadge, sourceNames } from "@/web/features/market/jobs/ad/source-badge";
import { NameCell } from "@/web/shared/list/table/cells";
import type { TableColumn } from "@/web/shared/list/table/use-translated-columns";
import { Tooltip } from "@/web/ui/tooltip";

/** The jobs table, one column per fact that people compare. */
export const jobColumns: readonly TableColumn<Job>[] = [
  {
    id: "number",
    width: "72px",
    sort: { by: "number", isDescending: true },
    cell: (job) => <Number job={job} />,
  },
  {
    id: "title",
    width: "minmax(190px, 3fr)",
    sort: { by: "title" },
    cell: (job) => <Title job={job} />,
  },
  {
    id: "place",
    width: "minmax(100px, 1.2fr)",
    sort: { by: "place" },
    cell: (job) => <Place job={job} />,
  },
  {
    id: "match",
    width: "92px",
    sort: { by: "score", isDescending: true },
    cell: (job) => <MatchScore job={job} />,
  },
  { id: "class", width: "116px", cell: (job) => <Class job={job} /> },
  {
    id: "salary",
    width: "166px",
    sort: { by: "salary", isDescending: true },
    cell: (job) => <SalaryText job={job} />,
    isRight: true,
  },
  {
    id: "seen",
    width: "112px",
    sort: { by: "date", isDescending: true },
    cell: (job) => <Seen job={job} />,
  },
  {
    id: "sources",
    width: "110px",
    cell: (job) => <Sources job={job} />,
  },
];

type Props = { job: Job };

const Number = ({ job }: Props) => <span className="num text-xs text-ink-3">{job.number}</span>;

function Title({ job }: Props) {
  const t = useTranslations("jobs");
  return <NameCell to={`/jobs/${job.id}`} name={job.title} note={job.company ?? t("noCompany")} />;
}

const Place = ({ job }: Props) => (
  <span className="min-w-0 truncate text-ink-2">{job.location ?? job.country}</span>
);

/** Why it has this class; by keyboard the score beside it tells the same. */
const Class = ({ job }: Props) =>
  job.aiMatchScore && (
    <Tooltip look="card" content={<LazyScoreWhy jobId={job.id} />}>
      <span>
        <ClassTag targetClass={targetClassOf(parseFloat(job.aiMatchScore))} />
      </span>
    </Tooltip>
  );

function Seen({ job }: Props) {
  const at = job.postedDate ?? job.scrapedAt;
  return <span className="truncate text-xs text-ink-2">{at && <PostedWhen iso={at} />}</span>;
}

function Sources({ job }: Props) {
  const t = useTranslations("jobs");
  const [first, ...others] = readAt(job);
  if (!first) {
    const words = job.sourceType !== "scraped" && t(job.sourceType);
    return <span className="truncate text-xs text-ink-2">{words}</span>;
  }
  return (
    <span className="flex items-center gap-1.5">
      <SourceBadge source={first} />
      {others.length > 0 && (
        <span
          title={others.map((source) => sourceNames[source]).join(", ")}
          className="num text-xs text-ink-3"
        >
          +{others.length}
        </span>
      )}
    </span>
  );
}
