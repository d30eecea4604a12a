import { Suspense, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Interview } from "@/modules/engagement/interviews/model";
import { beginOf } from "@/web/features/engagement/interviews/days";
import { interviewFilters, interviewsMatching } from "@/web/features/engagement/interviews/list";
import {
  LateScheduleDialog,
  ScheduleButton,
} from "@/web/features/engagement/interviews/schedule-button";
import { useInterviewDialogs } from "@/web/features/engagement/interviews/use-interview-dialogs";
import { useWhen } from "@/web/features/engagement/interviews/use-when";
import { ListViews } from "@/web/features/records/saved-views/list-views";
import { lazyWithTexts } from "@/web/i18n/with-texts";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { useConditionChips } from "@/web/shared/list/conditions/use-condition-chips";
import { conditionsOf } from "@/web/shared/list/conditions/use-conditions";
import { FilterControls } from "@/web/shared/list/filters/filter-controls";
import { sortPropsOf } from "@/web/shared/list/filters/sort-control";
import { ListPage } from "@/web/shared/list/list-page";
import { useSelection } from "@/web/shared/list/selection/use-selection";
import { useTranslatedColumns } from "@/web/shared/list/table/use-translated-columns";
import { useEmptiness } from "@/web/shared/list/use-emptiness";
import { Button } from "@/web/ui/button";
import { InterviewCard, interviewColumns } from "./interview-columns";
import { ListActions } from "./list-actions";
import type { Shown } from "./use-shown";

type Props = { shown: Shown };

// Nothing is chosen at first.
const InterviewBulk = lazyWithTexts(["crm", "records"], () => import("./interview-bulk"));

/** What the open interview does by a key, which its row does too. */
const shortcuts = ["e", "m", "s", "n", "a"] as const;

/** The interviews of the address: a table, or cards as the specification draws them. */
export function InterviewList({ shown }: Props) {
  const t = useTranslations("crm.interviews");
  const { query, change, list, span, now } = shown;
  const { ask, dialog } = useInterviewDialogs();
  const { view, open, close } = useOpened();
  const selection = useSelection();
  const isFalling = !span && query.which !== undefined && query.which !== "ahead";
  const columns = useTranslatedColumns("crm", interviewColumns({ now, ask, isFalling }));
  const conditions = conditionsOf(interviewFilters.asks, query, change);
  const chips = useConditionChips(conditions);
  const empty = useNoInterviews(shown, chips.length > 0 || Boolean(query.q));
  const drawing = { columns, open, shortcuts, maxCardColumns: 2 };
  return (
    <>
      <ListPage<Interview>
        name="interviews"
        head={useHead(shown)}
        search={{
          label: t("search"),
          value: query.q ?? "",
          onSearch: (q) => change({ q }),
          conditions,
        }}
        filters={<FilterControls list={interviewFilters} {...{ query, change, conditions }} />}
        chips={chips}
        clearFilters={shown.clear}
        layout={shown.layout}
        onLayoutChange={(layout) => change({ layout })}
        phase={list.phase}
        empty={empty}
        rows={list.rows}
        {...sortPropsOf({ list: interviewFilters, query, change })}
        more={list.more && { ...list.more, label: t("loadMore", { left: list.left }) }}
        drawing={{
          ...drawing,
          nameOf: (it) => it.candidateName,
          card: (it) => <InterviewCard {...{ it, now, ask }} />,
        }}
        selection={selection}
        matching={matchingOf(shown)}
        bulk={
          <Suspense>
            <InterviewBulk rows={list.rows} selection={selection} />
          </Suspense>
        }
        opened={view}
        closePanel={close}
        isPanelFull={false}
      />
      {dialog}
    </>
  );
}

const matchingOf = ({ list, query, span }: Shown) =>
  list.phase === "ready" ? { ...interviewsMatching(query, span), total: list.total } : undefined;

/** What they are called and how many there are, and what can be done with all of them. */
function useHead(shown: Shown) {
  const t = useTranslations("crm.interviews");
  const { list, day, query, span } = shown;
  const filter = { ...interviewsMatching(query, span).filter, sort: query.sort };
  return {
    isPart: true,
    title: useTitle(shown),
    beside: (
      <>
        {day && <AllDays shown={shown} />}
        <ListViews kind="interview" />
      </>
    ),
    count: list.phase === "ready" ? t("count", { count: list.total }) : "\u00a0",
    action: <ListActions filter={filter} />,
    first: <ScheduleButton look="primary" label={t("schedule")} opening={{ day }} />,
  };
}

/** The interview that is open beside the list, which the page draws. */
function useOpened() {
  const [params, setParams] = useSearchParams();
  const put = (id: string | null) => {
    const after = new URLSearchParams(params);
    if (id) after.set("view", id);
    else for (const key of ["view", "full"]) after.delete(key);
    setParams(after, { preventScrollReset: true });
  };
  return {
    view: params.get("view") ?? undefined,
    open: (id: string) => put(id),
    close: () => put(null),
  };
}

function AllDays({ shown: { change } }: Props) {
  const t = useTranslations("crm.interviews");
  return (
    <Button size="sm" look="ghost" onClick={() => change({ day: undefined })}>
      {t("allDays")}
    </Button>
  );
}

function useTitle({ day, query: { which = "ahead" } }: Shown): string {
  const t = useTranslations("crm.interviews");
  const when = useWhen();
  return day ? t("onDay", { day: when.day(beginOf(day, when.zone)) }) : t(`titles.${which}`);
}

/** Why there is none, and what to do about it. */
function useNoInterviews({ list, day, isMine, query, change, clear }: Shown, isNarrowed: boolean) {
  const t = useTranslations("crm.interviews");
  const all = (
    <Button onClick={() => change({ whose: undefined, who: undefined })}>{t("everybodys")}</Button>
  );
  const which = day ? "noneOnDay" : noneOf[query.which ?? "ahead"];
  const isMoment = which === "noneOnDay" || which === "noneUpcoming";
  return useEmptiness({
    list,
    clear,
    isFiltered: isNarrowed,
    failed: t("failed"),
    noMatch: { title: t("noMatch"), text: t("noMatchText") },
    nothing: isMine
      ? { title: t("noneMine"), text: t("noneMineText"), action: all }
      : {
          title: t(which),
          text: t(`${which}Text`),
          action: isMoment && <Schedule day={day} />,
        },
  });
}

const noneOf = {
  ahead: "noneUpcoming",
  all: "noneUpcoming",
  past: "nonePast",
  unsettled: "noneUnsettled",
} as const;

/** The same form as above the list, without its key. */
function Schedule({ day }: { day: string | undefined }) {
  const t = useTranslations("crm.form");
  const maySchedule = useHasRole("recruiter");
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
