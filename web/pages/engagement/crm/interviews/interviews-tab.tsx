import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useTranslations } from "use-intl";
import { candidateRecord } from "@/web/features/crm/candidates/queries";
import { shownLists } from "@/web/features/engagement/interviews/list";
import { unsettledCount } from "@/web/features/engagement/interviews/queries";
import { LateScheduleDialog } from "@/web/features/engagement/interviews/schedule-button";
import { useListState } from "@/web/shared/list/use-list-state";
import { isPhone, useMedia } from "@/web/shared/hooks/use-media";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Banner } from "@/web/ui/banner";
import { Button } from "@/web/ui/button";
import { Checkbox } from "@/web/ui/checkbox";
import { cx } from "@/web/ui/cx";
import { SegmentedControl } from "@/web/ui/segmented-control";
import { CalendarCard } from "./calendar-card";
import { InterviewList } from "./interview-list";
import { type Shown, useShown } from "./use-shown";

type Props = { shown: Shown };

const opening = ["view"] as const;
// While an interview is open the rows need the room more than the month.
const beside = "@2xl:grid-cols-[296px_minmax(0,1fr)]";
const besideOpen = "@5xl:grid-cols-[336px_minmax(0,1fr)]";

/** The calendar and, beside it, what the chosen day or the time to come holds. */
export function InterviewsTab() {
  const shown = useShown();
  const isOpened = useListState(opening).values.view !== undefined;
  return (
    <div className="@container grid grid-cols-1 gap-4">
      <Bar shown={shown} />
      <Waiting shown={shown} />
      <div className={cx("grid grid-cols-1 items-start gap-4", isOpened ? besideOpen : beside)}>
        <div className={isOpened ? "hidden @5xl:block" : "contents"}>
          <Month shown={shown} />
        </div>
        <InterviewList shown={shown} />
      </div>
      <NewInterview day={shown.day} />
    </div>
  );
}

/** On a phone the month waits below its name, so that the interviews come first. */
function Month({ shown }: Props) {
  const t = useTranslations("crm.calendar");
  const month = <CalendarCard shown={shown} />;
  if (!useMedia(isPhone)) return month;
  return (
    <details open={shown.day !== undefined}>
      <summary className="min-h-[32px] cursor-pointer content-center text-sm font-medium text-ink">
        {t("label")}
      </summary>
      <div className="mt-2">{month}</div>
    </details>
  );
}

function Bar({ shown: { query, isMine, change } }: Props) {
  const t = useTranslations("crm.interviews");
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <SegmentedControl
        label={t("which")}
        choices={shownLists.map((value) => ({ value, label: t(`shown.${value}`) }))}
        value={query.which ?? "ahead"}
        onValueChange={(list) =>
          change({ list: list === "ahead" ? undefined : list, day: undefined })
        }
      />
      <Checkbox
        label={t("mine")}
        checked={isMine}
        onCheckedChange={(mine) => change({ whose: mine ? "me" : undefined, who: undefined })}
      />
    </div>
  );
}

/** Interviews that are over, and of which nobody has said yet how they went. */
function Waiting({ shown: { day, isMine, query, change } }: Props) {
  const t = useTranslations("crm.interviews");
  const { data: count = 0 } = useQuery(unsettledCount(isMine ? { userId: "me" } : {}));
  const isOther = query.which !== undefined && query.which !== "ahead";
  if (count === 0 || isOther || day) return null;
  const see = (
    <Button size="sm" onClick={() => change({ list: "unsettled" })}>
      {t("see")}
    </Button>
  );
  return (
    <Banner tone="warn" action={see}>
      {t("waiting", { count })}
    </Banner>
  );
}

const keys = ["new", "candidate"] as const;

/** The form has an address (`?new=1&candidate=…`), so that any screen can lead straight to it. */
function NewInterview({ day }: { day: string | undefined }) {
  const maySchedule = useHasRole("recruiter");
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
