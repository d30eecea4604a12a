import { Link } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import type { JobRecord } from "@/modules/market/jobs/model";
import type { RankedCandidate } from "@/modules/staffing/matching/model";
import { MatchRow } from "@/web/features/staffing/matching/match/match-row";
import { PairTags } from "@/web/features/staffing/matching/match/pair-tags";
import { Checkbox } from "@/web/ui/checkbox";
import { PairDecisions } from "./pair-decisions";
import { isFree } from "./use-choosing";
import type { OpenList } from "./use-opening";

type Props = { ranked: RankedCandidate; job: JobRecord; list: OpenList; mayAdd: boolean };

/** One candidate of a ranking. */
export function RankedRow({ ranked, job, list, mayAdd }: Props) {
  const t = useTranslations("matching.view");
  const { candidate, match } = ranked;
  const { id, number } = candidate;
  const name = `${candidate.firstName} ${candidate.lastName}`;
  const isTabStop = list.active === null ? list.ids[0] === id : list.active === id;
  const { selection } = list;
  return (
    <MatchRow
      id={id}
      match={match}
      name={name}
      title={
        <>
          <Link
            to={`/candidates/${id}`}
            className="inline-flex min-h-[24px] items-center text-sm font-medium text-ink hover:underline"
          >
            {name}
          </Link>
          <span className="num text-xs text-ink-3">{number}</span>
        </>
      }
      line={useLine(candidate)}
      tags={<PairTags {...ranked} />}
      mark={
        mayAdd && (
          <Checkbox
            isLabelHidden
            label={t("select", { name })}
            checked={selection.has(id)}
            disabled={!isFree(ranked)}
            onCheckedChange={() => selection.toggle(id)}
          />
        )
      }
      decisions={<PairDecisions ranked={ranked} jobId={job.id} />}
      state={{
        isOpen: list.opened.has(id),
        toggle: () => list.toggle(id),
        row: {
          tabIndex: isTabStop ? 0 : -1,
          isSelected: selection.has(id),
          onFocus: () => list.setActive(id),
          onKeyDown: list.onRowKey,
          extend: () => selection.extend(id, list.ids),
        },
      }}
    />
  );
}

/** "MEP engineer · Utrecht · available from 1 March". */
function useLine({ headline, location, availableFrom }: RankedCandidate["candidate"]): string {
  const t = useTranslations("matching.view");
  const format = useFormatter();
  const from =
    availableFrom &&
    t("availableFrom", {
      date: format.dateTime(new Date(availableFrom), { day: "numeric", month: "short" }),
    });
  return [headline, location, from].filter(Boolean).join(" · ");
}
