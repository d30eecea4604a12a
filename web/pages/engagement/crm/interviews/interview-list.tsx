import { Suspense, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Interview } from "@/modules/engagement/interviews/model";
import { InterviewItem } from "@/web/features/engagement/interviews/item/item";
import { LateScheduleDialog } from "@/web/features/engagement/interviews/schedule-button";
import { isUnsettled } from "@/web/features/engagement/interviews/steps";
import { useAsked } from "@/web/features/engagement/interviews/use-asked";
import { useWhen } from "@/web/features/engagement/interviews/use-when";
import { Read } from "@/web/features/records/core/read";
import { useMay } from "@/web/shared/hooks/use-may";
import { Button } from "@/web/ui/button";
import { EmptyState } from "@/web/ui/empty-state";
import type { useShown } from "./use-shown";

type Props = { shown: ReturnType<typeof useShown> };

/** As many as one reads at a time. */
const fewRows = 40;

export function InterviewList({ shown }: Props) {
  const t = useTranslations("crm.interviews");
  return (
    <Read query={shown.query} words={{ loading: t("loading"), failed: t("failed") }}>
      {(found) =>
        found.length === 0 ? <NoInterviews shown={shown} /> : <Days found={found} shown={shown} />
      }
    </Read>
  );
}

function Days({ found, shown }: Props & { found: Interview[] }) {
  const t = useTranslations("crm.interviews");
  const { ask, dialog } = useAsked();
  const [count, setCount] = useState(fewRows);
  const [params] = useSearchParams();
  const groups = useGroups(found.slice(0, count), shown);
  const to = (id: string) => {
    const after = new URLSearchParams(params);
    after.set("view", id);
    return `?${after}`;
  };
  const left = found.length - count;
  return (
    <>
      {[...groups].map(([title, interviews]) => (
        <section key={title}>
          <h3 className="eyebrow border-b border-line bg-sunken px-4 py-1.5">{title}</h3>
          <ul aria-label={title}>
            {interviews.map((it) => (
              <InterviewItem
                key={it.id}
                {...{ it, ask, now: shown.now, to: to(it.id) }}
                isDated={isUnsettled(it, shown.now)}
                isOpened={params.get("view") === it.id}
              />
            ))}
          </ul>
        </section>
      ))}
      {left > 0 && (
        <div className="flex justify-center border-t border-line p-3">
          <Button onClick={() => setCount(count + fewRows)}>
            {t("more", { count: Math.min(left, fewRows) })}
          </Button>
        </div>
      )}
      {dialog}
    </>
  );
}

/** By day; what goes on at this moment and what still waits for its outcome come before the rest. */
function useGroups(found: Interview[], { now }: Props["shown"]) {
  const t = useTranslations("crm");
  const { day } = useWhen();
  const groupOf = (it: Interview) => {
    if (isUnsettled(it, now)) return t("statuses.unsettled");
    const isUnderWay = it.status === "scheduled" && it.scheduledAt <= now;
    return isUnderWay ? t("interviews.underWay") : day(it.scheduledAt);
  };
  const groups = Map.groupBy(found, groupOf);
  const first = groups.get(t("statuses.unsettled"));
  return new Map([...(first ? [[t("statuses.unsettled"), first] as const] : []), ...groups]);
}

type NoInterviewsProps = { shown: ReturnType<typeof useShown> };

/** Why there is none, and what to do about it. */
function NoInterviews({ shown: { day, isPast, isMine, change } }: NoInterviewsProps) {
  const t = useTranslations("crm.interviews");
  if (isMine) {
    const all = <Button onClick={() => change({ who: undefined })}>{t("everybodys")}</Button>;
    return (
      <EmptyState
        kind="nothing-matches"
        title={t("noneMine")}
        text={t("noneMineText")}
        action={all}
      />
    );
  }
  if (isPast) {
    return <EmptyState kind="nothing-yet" title={t("nonePast")} text={t("nonePastText")} />;
  }
  const which = day ? "noneOnDay" : "noneUpcoming";
  return (
    <EmptyState
      kind="nothing-yet"
      title={t(which)}
      text={t(`${which}Text`)}
      action={<Schedule day={day} />}
    />
  );
}

/** The same form as above the list, without its key. */
function Schedule({ day }: { day: string | undefined }) {
  const t = useTranslations("crm.form");
  const maySchedule = useMay("recruiter");
  const [isOpen, setOpen] = useState(false);
  if (!maySchedule) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t("submit")}</Button>
      {isOpen && (
        <Suspense>
          <LateScheduleDialog opening={{ day }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
