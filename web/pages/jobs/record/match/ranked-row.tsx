import { useFormatter, useTranslations } from "use-intl";
import { Link } from "react-router-dom";
import type { JobRecord } from "@/modules/jobs/model";
import type { RankedCandidate } from "@/modules/matching/model";
import { ApplicationStatusTag } from "@/web/components/matching/application-status";
import { MatchRow } from "@/web/components/matching/match-row";
import { Checkbox } from "@/web/ui/checkbox";
import type { OpenList } from "./match-ranking";
import { PairDecisions } from "./pair-decisions";
import { isFree } from "./use-choosing";

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
      tags={<Tags ranked={ranked} />}
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

function Tags({ ranked: { application } }: { ranked: RankedCandidate }) {
  const t = useTranslations("matching.view");
  if (!application) return null;
  return (
    <span className="inline-flex items-center gap-1.5 text-xs text-ink-3">
      {t("inPipeline")}
      <ApplicationStatusTag status={application.status} />
    </span>
  );
}
