import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { JobRecord } from "@/modules/market/jobs/model";
import { jobApplications } from "@/web/features/staffing/applications/queries";
import { SegmentedControl } from "@/web/ui/segmented-control";
import { Pipeline } from "./pipeline";
import type { RankedCandidate } from "@/modules/staffing/matching/model";
import { useListState } from "@/web/shared/list/use-list-state";
import { MoreButton } from "@/web/shared/list/more-button";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { useKeys } from "@/web/state/keys";
import { cx } from "@/web/ui/cx";
import { SkeletonRows } from "@/web/ui/skeleton";
import { MatchBulk, MatchFilters, matchKeys } from "./match-bulk";
import { MatchEmpty } from "./match-empty";
import { RankedRow } from "./ranked-row";
import { useChoosing } from "./use-choosing";
import { type OpenList, useOpening } from "./use-opening";
import { usePipeline } from "./use-pipeline";
import { type Group, groupOf, type Ranking, useRanking } from "./use-ranking";

const parts = ["candidates", "pipeline"] as const;
type Part = (typeof parts)[number];

type Props = { job: JobRecord; onClose: () => void };
type MatchRankingProps = { job: JobRecord; onClose: () => void };

/** The candidates of a job, the best first; those who are blocked stand below and say why. */
function MatchRanking({ job, onClose }: MatchRankingProps) {
  const t = useTranslations("matching.view");
  const { values, change, clear } = useListState(matchKeys);
  const ranking = useRanking(job.id, values);
  const isFiltered = matchKeys.some((key) => values[key]);
  return (
    <div className="grid grid-cols-1 gap-3">
      <MatchFilters filter={values} change={change} />
      {ranking.isLoading ? (
        <SkeletonRows label={t("loading")} rows={6} rowClass="h-[104px]" />
      ) : (
        <>
          <MatchEmpty ranking={ranking} isFiltered={isFiltered} clear={clear} />
          {ranking.rows.length > 0 && <Ranked job={job} ranking={ranking} onClose={onClose} />}
        </>
      )}
    </div>
  );
}

type RankedProps = MatchRankingProps & { ranking: Ranking };

function Ranked({ job, ranking, onClose }: RankedProps) {
  const t = useTranslations("matching.view");
  const mayAdd = useHasRole("recruiter");
  const { rows, more } = ranking;
  const selection = useChoosing(rows);
  const { adding } = usePipeline(job.id);
  const list = useOpening(rows, selection, onClose);
  const add = () => {
    const chosen = rows.filter(({ candidate }) => selection.has(candidate.id));
    const scores = Object.fromEntries(chosen.map((it) => [it.candidate.id, it.match.score]));
    const candidateIds = [...selection.ids];
    adding.mutate({ candidateIds, scores }, { onSuccess: selection.clear });
  };
  useKeys("page", { a: () => mayAdd && selection.ids.size > 0 && add() });
  return (
    <>
      <div className={cx("transition-opacity duration-150", ranking.isBehind && "opacity-60")}>
        {groups.map((group) => (
          <RankedGroup
            key={group}
            group={group}
            rows={rows}
            job={job}
            list={list}
            mayAdd={mayAdd}
          />
        ))}
      </div>
      <MoreButton more={more}>{t("more", { left: ranking.left })}</MoreButton>
      {mayAdd && <MatchBulk selection={selection} isPending={adding.isPending} onAdd={add} />}
    </>
  );
}

const groups: readonly Group[] = ["fitting", "blocked", "dismissed"];

type GroupProps = {
  group: Group;
  rows: readonly RankedCandidate[];
  job: JobRecord;
  list: OpenList;
  mayAdd: boolean;
};

function RankedGroup({ group, rows, ...others }: GroupProps) {
  const t = useTranslations("matching.view");
  const own = rows.filter((row) => groupOf(row) === group);
  if (own.length === 0) return null;
  const title = { fitting: null, blocked: t("blockedTitle"), dismissed: t("dismissedTitle") }[
    group
  ];
  return (
    <section>
      {title && <h2 className="eyebrow mt-6 mb-1">{title}</h2>}
      <div role="list" aria-label={title ?? t("ranked")} className="border-t border-line">
        {own.map((row) => (
          <RankedRow key={row.candidate.id} ranked={row} {...others} />
        ))}
      </div>
    </section>
  );
}

/** Who fits a job and who was taken along for it. */
export function MatchView({ job, onClose }: Props) {
  const t = useTranslations("matching");
  const { data: pipeline } = useQuery(jobApplications(job.id));
  const [part, setPart] = usePart();
  return (
    <div className="grid grid-cols-1 gap-4">
      <div>
        <SegmentedControl<Part>
          label={t("view.tabs")}
          choices={[
            { value: "candidates", label: t("view.candidates") },
            { value: "pipeline", label: t("pipeline.title"), count: pipeline?.length ?? "–" },
          ]}
          value={part}
          onValueChange={setPart}
        />
      </div>
      {part === "candidates" ? (
        <MatchRanking key={job.id} job={job} onClose={onClose} />
      ) : (
        <Pipeline jobId={job.id} />
      )}
    </div>
  );
}

export { MatchView as Component };

function usePart() {
  const [params, setParams] = useSearchParams();
  const set = (part: Part) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (part === "pipeline") after.set("part", part);
        else after.delete("part");
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return [parts.find((one) => one === params.get("part")) ?? "candidates", set] as const;
}
