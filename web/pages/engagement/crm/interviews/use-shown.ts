import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { dayIn } from "@/src/calendar";
import { beginOf, isDay, nextDay } from "@/web/features/engagement/interviews/days";
import {
  interviewFilters,
  interviewPages,
  type Span,
} from "@/web/features/engagement/interviews/list";
import { useMinute } from "@/web/features/engagement/interviews/use-minute";
import { useZone } from "@/web/shared/hooks/use-zone";
import { useListState } from "@/web/shared/list/use-list-state";
import { usePages } from "@/web/shared/list/use-pages";

const keys = [...interviewFilters.keys, "day", "layout", "who"];

/** Which interviews the address asks for: those ahead, those that are over, all, or those of a day. */
export function useShown() {
  const { values, change, clear } = useListState(keys);
  const zone = useZone();
  const now = useMinute();
  const query = useMemo(() => interviewFilters.queryOf(renamed(values)), [values]);
  const day = values["day"] && isDay(values["day"]) ? values["day"] : undefined;
  const span = day ? spanOf(day, zone) : undefined;
  return {
    query,
    span,
    day,
    now,
    change,
    clear,
    layout: values["layout"],
    isMine: query.userId === "me",
    today: dayIn(now, zone),
    list: usePages(useInfiniteQuery(interviewPages(query, span))),
  };
}

/** `who=me` is what older addresses call `whose=me`. */
const renamed = ({ who, ...values }: Record<string, string | undefined>) => ({
  whose: who,
  ...values,
});

const spanOf = (day: string, zone: string): Span => ({
  from: beginOf(day, zone),
  to: beginOf(nextDay(day), zone),
  which: "all",
});

export type Shown = ReturnType<typeof useShown>;
