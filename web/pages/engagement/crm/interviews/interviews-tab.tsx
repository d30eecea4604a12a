import { useQuery } from "@tanstack/react-query";
import { CalendarSync } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { candidateRecord } from "@/web/features/crm/candidates/queries";
import { beginOf } from "@/web/features/engagement/interviews/days";
import {
  LateScheduleDialog,
  ScheduleButton,
} from "@/web/features/engagement/interviews/schedule-button";
import { useWhen } from "@/web/features/engagement/interviews/use-when";
import { useListState } from "@/web/shared/list/use-list-state";
import { useMay } from "@/web/shared/hooks/use-may";
import { usePlainRowKeys } from "@/web/shared/list/keys/plain-rows";
import { Button } from "@/web/ui/button";
import { Checkbox } from "@/web/ui/checkbox";
import { Segmented } from "@/web/ui/segmented";
import { CalendarCard } from "./calendar-card";
import { InterviewList } from "./interview-list";
import { useShown } from "./use-shown";
import { isUnsettled } from "@/web/features/engagement/interviews/steps";
import { interviewList } from "@/web/features/engagement/interviews/queries";
import { Banner } from "@/web/ui/banner";

type WaitingProps = { shown: ReturnType<typeof useShown> };

/** As far back as somebody who was away for a while has left open. */
const lately = 50;

/** Interviews that are over, and of which nobody has said yet how they went. */
function Waiting({ shown: { day, isPast, isMine, now, change } }: WaitingProps) {
  const t = useTranslations("crm.interviews");
  const { data = [] } = useQuery(
    interviewList({ which: "past", limit: lately, ...(isMine && { userId: "me" as const }) }),
  );
  const count = data.filter((it) => isUnsettled(it, now)).length;
  if (count === 0 || isPast || day) return null;
  const see = (
    <Button size="sm" onClick={() => change({ list: "past" })}>
      {t("see")}
    </Button>
  );
  return (
    <Banner tone="warn" action={see}>
      {t("waiting", { count })}
    </Banner>
  );
}

/** The calendar and, beside it, what the chosen day or the time to come holds. */
export function InterviewsTab() {
  const shown = useShown();
  usePlainRowKeys(rowKeys);
  return (
    <div className="@container grid grid-cols-1 gap-4">
      <Bar shown={shown} />
      <Waiting shown={shown} />
      <div className="grid grid-cols-1 items-start gap-4 @2xl:grid-cols-[336px_minmax(0,1fr)]">
        <CalendarCard shown={shown} />
        <Found shown={shown} />
      </div>
      <NewInterview day={shown.day} />
    </div>
  );
}

type Props = { shown: ReturnType<typeof useShown> };

function Bar({ shown: { day, isPast, isMine, change } }: Props) {
  const t = useTranslations("crm.interviews");
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Segmented
        label={t("which")}
        choices={(["upcoming", "past"] as const).map((value) => ({
          value,
          label: t(`shown.${value}`),
        }))}
        value={isPast ? "past" : "upcoming"}
        onValueChange={(list) =>
          change({ list: list === "past" ? list : undefined, day: undefined })
        }
      />
      <Checkbox
        label={t("mine")}
        checked={isMine}
        onCheckedChange={(mine) => change({ who: mine ? "me" : undefined })}
      />
      <div className="ml-auto flex flex-wrap gap-2">
        <FeedButton />
        <ScheduleButton look="primary" label={t("schedule")} opening={{ day }} />
      </div>
    </div>
  );
}

function Found({ shown }: Props) {
  const t = useTranslations("crm.interviews");
  const when = useWhen();
  const { day, isPast, change } = shown;
  const title = day
    ? t("onDay", { day: when.day(beginOf(day, when.zone)) })
    : t(isPast ? "past" : "upcoming");
  return (
    <section className="min-w-0 rounded-lg border border-line bg-surface shadow-card">
      <header className="flex min-h-[52px] flex-wrap items-center justify-between gap-2 border-b border-line px-4 py-2">
        <h2 className="text-base font-semibold text-ink">{title}</h2>
        {day && (
          <Button size="sm" look="ghost" onClick={() => change({ day: undefined })}>
            {t("allDays")}
          </Button>
        )}
      </header>
      <InterviewList shown={shown} />
    </section>
  );
}

const FeedDialog = lazy(() => import("./feed-dialog"));

/** How one's own calendar program gets to know of the interviews. */
function FeedButton() {
  const t = useTranslations("crm.feed");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={CalendarSync} onClick={() => setOpen(true)}>
        {t("action")}
      </Button>
      {isOpen && (
        <Suspense>
          <FeedDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Enter opens the interview that has the focus, `e` sets another time, `s` opens what may become of it. */
const rowKeys = { row: "[data-interview]", focus: "[data-open]", acts: ["e", "s"] };

const keys = ["new", "candidate"] as const;

/** The form has an address (`?new=1&candidate=…`), so that any screen can lead straight to it. */
function NewInterview({ day }: { day: string | undefined }) {
  const maySchedule = useMay("recruiter");
  const { values, clear } = useListState(keys);
  const { candidate: id } = values;
  const isAsked = maySchedule && values.new === "1";
  const { data, isError } = useQuery({ ...candidateRecord(id ?? ""), enabled: isAsked && !!id });
  if (!isAsked || (id && !data && !isError)) return null;
  const candidate = data && { id: data.id, name: `${data.firstName} ${data.lastName}` };
  return (
    <Suspense>
      <LateScheduleDialog opening={{ day, candidate }} onClose={clear} />
    </Suspense>
  );
}

export { InterviewsTab as Component };
