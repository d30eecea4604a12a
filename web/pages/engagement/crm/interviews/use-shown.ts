import { useQuery } from "@tanstack/react-query";
import type { Interview } from "@/modules/engagement/interviews/model";
import { dayIn, hourMs } from "@/src/calendar";
import { beginOf, isDay, nextDay } from "@/web/features/engagement/interviews/days";
import { useMinute } from "@/web/features/engagement/interviews/use-minute";
import { useZone } from "@/web/shared/hooks/use-zone";
import { useListState } from "@/web/shared/list/use-list-state";
import { interviewList } from "@/web/features/engagement/interviews/queries";

const keys = ["day", "list", "who"] as const;
/** No interview lasts longer, so whatever still goes on began since. */
const longestHours = 12;

/** Which interviews the address asks for: those of a day, those to come, or those that are over. */
export function useShown() {
  const { values, change } = useListState(keys);
  const zone = useZone();
  const now = useMinute();
  const day = values.day && isDay(values.day) ? values.day : undefined;
  const isPast = !day && values.list === "past";
  const isMine = values.who === "me";
  const mine = isMine ? { userId: "me" as const } : {};
  const asked = day
    ? { from: beginOf(day, zone), to: beginOf(nextDay(day), zone) }
    : { which: isPast ? ("past" as const) : ("upcoming" as const) };
  const list = useQuery(interviewList({ ...asked, ...mine }));
  const begun = useQuery({
    ...interviewList({ ...begunBefore(now), ...mine }),
    enabled: !day && !isPast,
  });
  const isUpcoming = !day && !isPast;
  const found =
    list.data && (isUpcoming ? ahead([...(begun.data ?? []), ...list.data], now) : list.data);
  return {
    day,
    isPast,
    isMine,
    now,
    change,
    today: dayIn(now, zone),
    query: { data: found, error: list.error, refetch: list.refetch },
  };
}

/** By the hour, so that a passing minute asks nothing anew. */
function begunBefore(now: string) {
  const hour = Math.floor(Date.parse(now) / hourMs) * hourMs;
  const at = (hours: number) => new Date(hour + hours * hourMs).toISOString();
  return { from: at(-longestHours), to: at(1) };
}

/** What is still to come or goes on at this moment, once each and in order. */
function ahead(found: readonly Interview[], now: string): Interview[] {
  const open = found.filter(({ status, endsAt }) => status === "scheduled" && endsAt > now);
  return [...new Map(open.map((it) => [it.id, it])).values()].toSorted((a, b) =>
    a.scheduledAt.localeCompare(b.scheduledAt),
  );
}
