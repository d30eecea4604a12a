import { CalendarClock } from "lucide-react";
import { Link } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import type { Interview } from "@/modules/engagement/interviews/model";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { BareIconButton } from "@/web/ui/bare-icon-button";
import { Button } from "@/web/ui/button";
import { cx } from "@/web/ui/cx";
import { AnswerTag } from "./answer-tag";
import { ItemMenu } from "./item-menu";
import { AddWay, Join, wayTo } from "./join";
import { isUnsettled } from "../steps";
import type { Ask } from "../use-interview-dialogs";
import { useWhen } from "../use-when";
import { InterviewTag, TypeMark, useAbout } from "../words";

type Props = {
  it: Interview;
  now: string;
  ask: Ask;
  /** Where it opens. */
  to: string;
  /** What it is called here; with whom it is, unless that is known where it stands. */
  name?: string;
  /** Its day, where no heading above says it. */
  isDated?: boolean;
  isOpened?: boolean;
};

/** One interview in a list: when, with whom, about what, and what is to be done next. */
export function InterviewItem({ it, now, ask, to, name = it.candidateName, ...looks }: Props) {
  const t = useTranslations("crm.interviews");
  const when = useWhen();
  const aboutOf = useAbout();
  const format = useFormatter();
  const there = when.there(it);
  const names = it.people.map(({ name }) => name);
  return (
    <li
      className={cx(
        "flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-b-0",
        looks.isOpened && "bg-primary-wash",
      )}
    >
      <div className="w-32 shrink-0 text-sm">
        {looks.isDated && <p className="text-xs text-ink-2">{when.day(it.scheduledAt)}</p>}
        <p className="num font-medium text-ink">{when.from(it)}</p>
        {there && <p className="num text-xs text-ink-3">{t("there", there)}</p>}
      </div>
      <div className="min-w-[120px] flex-1 text-sm">
        <p className="flex flex-wrap items-center gap-x-2">
          <TypeMark type={it.type} />
          <Link
            to={to}
            className="inline-flex min-h-[24px] items-center font-medium text-ink hover:underline"
          >
            {name}
          </Link>
          {(it.status !== "scheduled" || isUnsettled(it, now)) && (
            <InterviewTag it={it} now={now} />
          )}
          {it.status === "scheduled" && <AnswerTag answer={it.candidateAnswer} />}
        </p>
        <p className="text-ink-2">{aboutOf(it)}</p>
        {names.length > 0 && (
          <p className="text-xs text-ink-3">{t("with", { names: format.list(names) })}</p>
        )}
      </div>
      <InterviewActions {...{ it, now, ask }} />
    </li>
  );
}

type DeedsProps = Pick<Props, "it" | "now" | "ask"> & {
  /** In a row of a table, where signs stand for words. */
  isTight?: boolean;
};

/** What is to be done next, and a menu of everything else. */
export function InterviewActions({ it, now, ask, isTight = false }: DeedsProps) {
  const mayChange = useHasRole("recruiter");
  const isOver = isUnsettled(it, now);
  return (
    <div className={cx("flex items-center", isTight ? "gap-0.5" : "flex-wrap gap-2")}>
      {wayTo(it) ? <Join it={it} now={now} /> : <AddWay {...{ it, now, ask }} />}
      {mayChange && it.status === "scheduled" && !isOver && (
        <Reschedule {...{ it, ask, isTight }} />
      )}
      {mayChange && isOver && <Complete {...{ it, ask }} />}
      <ItemMenu {...{ it, now, ask }} />
    </div>
  );
}

type StepProps = Pick<Props, "it" | "ask">;

function Reschedule({ it, ask, isTight }: StepProps & { isTight: boolean }) {
  const t = useTranslations("crm.interviews");
  const label = t("rescheduleOf", { name: it.candidateName });
  const move = () => ask({ it, what: "reschedule" });
  if (isTight)
    return <BareIconButton icon={CalendarClock} size="sm" label={label} onClick={move} />;
  return (
    <Button size="sm" icon={CalendarClock} aria-label={label} onClick={move}>
      {t("reschedule")}
    </Button>
  );
}

function Complete({ it, ask }: StepProps) {
  const t = useTranslations("crm.interviews");
  return (
    <Button
      size="sm"
      look="primary"
      aria-label={t("completeOf", { name: it.candidateName })}
      onClick={() => ask({ it, what: "complete" })}
    >
      {t("complete")}
    </Button>
  );
}
