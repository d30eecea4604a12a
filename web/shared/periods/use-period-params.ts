import { useMemo } from "react";
import { useListState } from "@/web/shared/list/use-list-state";
import { type Choice, choiceOf, type Days, type PeriodName } from "@/src/calendar";

const keys = ["period", "from", "to"] as const;

/** Which days the figures are about, as the address says; what is usual needs no word there. */
export function usePeriodParams(usual: PeriodName) {
  const { values, change } = useListState(keys);
  const { period, from, to } = values;
  const choice = useMemo(() => choiceOf({ period, from, to }, usual), [period, from, to, usual]);
  return {
    choice,
    name: "period" in choice ? choice.period : null,
    days: "period" in choice ? null : choice,
    choose: (name: PeriodName) =>
      change({ period: name === usual ? undefined : name, from: undefined, to: undefined }),
    chooseDays: (days: Days) => change({ period: undefined, ...days }),
  };
}

/** What a link to another part of the same period carries. */
export const periodParamsOf = (choice: Choice): Record<string, string> => ({ ...choice });
