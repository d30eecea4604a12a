import { useFormatter, useTranslations } from "use-intl";
import type { AssignmentClock } from "@/modules/staffing/bench/model";
import { useRuleName } from "@/web/features/staffing/country-rules/rule-name";

export function ClockName({ rule }: { rule: string }) {
  const nameOf = useRuleName();
  return <p className="font-medium">{nameOf(rule)}</p>;
}

/** How far a clock has run, and when its limit is or was reached. */
export function useClockWords(): (clock: AssignmentClock) => string {
  const t = useTranslations("deployments.clocks");
  const format = useFormatter();
  return ({ used, limit, reachedOn }) =>
    t(used >= limit ? "passed" : "used", {
      used,
      limit,
      date: format.dateTime(new Date(`${reachedOn}T00:00:00`), "day"),
    });
}
