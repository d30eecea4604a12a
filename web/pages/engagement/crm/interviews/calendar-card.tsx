import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { dayIn } from "@/src/calendar";
import { beginOf, dateOf, weeksAround } from "@/web/features/engagement/interviews/days";
import { useZone } from "@/web/shared/hooks/use-zone";
import { interviewList } from "@/web/features/engagement/interviews/queries";
import { Button } from "@/web/ui/button";
import { Skeleton } from "@/web/ui/skeleton";
import type { Shown } from "./use-shown";

const Calendar = lazy(() => import("./calendar"));

type Props = { shown: Shown };

/** A month of interviews; a day in it narrows the list beside it. */
export function CalendarCard({ shown: { day, today, isMine, change } }: Props) {
  const t = useTranslations("crm.calendar");
  const [month, setMonth] = useState(() => dateOf(day ?? today));
  const counts = useCounts(month, isMine);
  return (
    <section
      aria-label={t("label")}
      className="rounded-lg border border-line bg-surface p-3 shadow-card"
    >
      <Suspense fallback={<Skeleton className="h-[288px]" />}>
        <Calendar
          {...{ month, day, today, counts }}
          onMonthChange={setMonth}
          onDayChange={(chosen) => change({ day: chosen })}
        />
      </Suspense>
      <Button size="sm" look="ghost" onClick={() => setMonth(dateOf(today))}>
        {t("toToday")}
      </Button>
    </section>
  );
}

/** How many interviews stand on each day that is drawn; what was called off does not count. */
function useCounts(month: Date, isMine: boolean): ReadonlyMap<string, number> {
  const zone = useZone();
  const { from, to } = weeksAround(month);
  const { data } = useQuery(
    interviewList({
      from: beginOf(from, zone),
      to: beginOf(to, zone),
      limit: 500,
      ...(isMine && { userId: "me" as const }),
    }),
  );
  return useMemo(() => {
    const standing = (data ?? []).filter(({ status }) => status !== "cancelled");
    const byDay = Map.groupBy(standing, ({ scheduledAt }) => dayIn(scheduledAt, zone));
    return new Map([...byDay].map(([day, interviews]) => [day, interviews.length]));
  }, [data, zone]);
}
