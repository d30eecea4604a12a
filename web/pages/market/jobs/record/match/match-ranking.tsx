import { useTranslations } from "use-intl";
import type { RankedCandidate } from "@/modules/staffing/matching/model";
import type { JobRecord } from "@/modules/market/jobs/model";
import { useListState } from "@/web/shared/list/use-list-state";
import { MoreButton } from "@/web/shared/list/more-button";
import { useMay } from "@/web/shared/use-may";
import { useKeys } from "@/web/state/keys";
import { cx } from "@/web/ui/cx";
import { SkeletonRows } from "@/web/ui/skeleton";
import { MatchBulk } from "./match-bulk";
import { MatchEmpty } from "./match-empty";
import { MatchFilters, matchKeys } from "./match-filters";
import { RankedRow } from "./ranked-row";
import { useChoosing } from "./use-choosing";
import { type OpenList, useOpening } from "./use-opening";
import { usePipeline } from "./use-pipeline";
import { type Group, groupOf, type Ranking, useRanking } from "./use-ranking";

type Props = { job: JobRecord; onClose: () => void };

/** The candidates of a job, the best first; those who are blocked stand below and say why. */
export function MatchRanking({ job, onClose }: Props) {
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

type RankedProps = Props & { ranking: Ranking };

function Ranked({ job, ranking, onClose }: RankedProps) {
  const t = useTranslations("matching.view");
  const mayAdd = useMay("recruiter");
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
