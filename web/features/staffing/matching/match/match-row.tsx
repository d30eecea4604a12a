import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { Match } from "@/modules/staffing/matching/model";
import { minKnownShareShown } from "@/modules/staffing/matching/rules";
import { cx } from "@/web/ui/cx";
import { ScoreMeter } from "@/web/ui/score-meter";
import { Tag } from "@/web/ui/tag";
import { isNestedControl } from "@/web/shared/list/keys/row-props";
import { MatchDetails } from "./match-details";
import { MatchReason } from "./match-reason";
import { useBlocker } from "../use-blocker";

export type RowState = {
  isOpen: boolean;
  toggle: () => void;
  /** What makes the row one of a list that keys walk through; left out where there is none. */
  row?: {
    tabIndex: number;
    isSelected: boolean;
    onFocus: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
    extend: () => void;
  };
};

type Props = {
  id: string;
  match: Match;
  title: ReactNode;
  name: string;
  line: string;
  state: RowState;
  /** Before the name: what selects it. */
  mark?: ReactNode;
  /** What else is known of the pair: its application, a decision. */
  tags?: ReactNode;
  /** What can be decided about the pair, shown with its parts. */
  decisions?: ReactNode;
};

/** One side of a match: who or what it is, what fits and what blocks, and on demand everything behind it. */
export function MatchRow({ id, match, title, name, line, state, mark, tags, decisions }: Props) {
  const details = useId();
  const { isOpen, toggle, row } = state;
  const onClick = (event: MouseEvent) => {
    if (isNestedControl(event)) return;
    if (event.shiftKey && row) row.extend();
    else toggle();
  };
  return (
    <div
      role="listitem"
      aria-label={name}
      data-row-id={id}
      data-selected={row?.isSelected || undefined}
      {...(row && { tabIndex: row.tabIndex, onFocus: row.onFocus, onKeyDown: row.onKeyDown })}
      className="border-b border-line outline-offset-[-2px]"
    >
      <div
        onClick={onClick}
        className={cx(
          "grid cursor-pointer gap-x-2.5 gap-y-1 px-1 py-3 transition-colors duration-150",
          mark ? "grid-cols-[auto_minmax(0,1fr)_auto]" : "grid-cols-[minmax(0,1fr)_auto]",
          row?.isSelected && "bg-primary-wash",
        )}
      >
        {mark && <div className="row-span-2">{mark}</div>}
        <div className="grid grid-cols-1 content-start gap-1">
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            {title}
            {tags}
          </div>
          {line && <p className="truncate text-xs text-ink-3">{line}</p>}
        </div>
        <div className="flex items-start gap-2.5">
          <Score match={match} />
          <Toggle isOpen={isOpen} name={name} controls={details} onClick={toggle} />
        </div>
        <div
          className={cx("grid grid-cols-1 gap-1.5", mark ? "col-start-2 col-end-4" : "col-span-2")}
        >
          <MatchReason match={match} />
          <Blockers match={match} />
        </div>
      </div>
      <div
        id={details}
        hidden={!isOpen}
        className={cx("px-1 pb-5", mark !== undefined && "sm:pl-9")}
      >
        {isOpen && (
          <div className="grid grid-cols-1 gap-4">
            {decisions}
            <MatchDetails match={match} />
          </div>
        )}
      </div>
    </div>
  );
}

function Score({ match: { score, confidence } }: { match: Match }) {
  const t = useTranslations("matching");
  const format = useFormatter();
  const share = format.number(confidence, { style: "percent", maximumFractionDigits: 0 });
  return (
    <span className="grid shrink-0 justify-items-end gap-0.5">
      {confidence < minKnownShareShown ? (
        <span className="text-xs text-ink-2">{t("unscored")}</span>
      ) : (
        <ScoreMeter score={score} label={t("score", { score })} />
      )}
      <span className="num text-2xs text-ink-3" title={t("knownHint", { share })}>
        {t("known", { share })}
      </span>
    </span>
  );
}

type ToggleProps = { isOpen: boolean; name: string; controls: string; onClick: () => void };

function Toggle({ isOpen, name, controls, onClick }: ToggleProps) {
  const t = useTranslations("matching");
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      aria-label={t("explain", { name })}
      onClick={onClick}
      className="-mt-1 grid size-[28px] shrink-0 place-items-center rounded-md text-ink-3 hover:bg-sunken hover:text-ink"
    >
      <ChevronDown
        aria-hidden="true"
        size={16}
        className={cx("transition-transform duration-150", isOpen && "rotate-180")}
      />
    </button>
  );
}

function Blockers({ match }: { match: Match }) {
  const t = useTranslations("matching");
  const reasonOf = useBlocker();
  if (match.blockers.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-1.5">
      {match.blockers.map((blocker) => (
        <Tag key={`${blocker.kind} ${blocker.what}`} tone="bad" className="whitespace-normal!">
          {t("blocked", { reason: reasonOf(blocker, match) })}
        </Tag>
      ))}
    </p>
  );
}
