import { useMemo } from "react";
import { type Period, periods, defaultPeriod } from "@/modules/reporting/engagement-metrics/rules";
import { rangeIn } from "@/modules/records/core/rules";
import { useListState } from "@/web/shared/list/use-list-state";
import type { AnalyticsAsked } from "@/web/features/reporting/engagement-metrics/queries";
import { oneOf } from "@/web/shared/list/infinite-pages";

const keys = ["period", "days", "by"] as const;
export const groupings = ["week", "type", "interviewer"] as const;
export type Grouping = (typeof groupings)[number];

/** What the address asks for: a period or two days, and what is held side by side. */
export function usePeriod() {
  const { values, change } = useListState(keys);
  const { days } = values;
  const period = oneOf(periods, values.period) ?? defaultPeriod;
  const query = useMemo((): AnalyticsAsked => {
    const { from, to } = (days && rangeIn(days, "day")) || {};
    return { period, ...(from && { from }), ...(to && { to }) };
  }, [period, days]);
  return {
    query,
    days,
    period: days ? null : period,
    by: oneOf(groupings, values.by) ?? groupings[0],
    choosePeriod: (chosen: Period) =>
      change({ period: chosen === defaultPeriod ? undefined : chosen, days: undefined }),
    chooseDays: (chosen: string) => change({ days: chosen }),
    group: (by: Grouping) => change({ by: by === groupings[0] ? undefined : by }),
  };
}
