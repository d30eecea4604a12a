import { useFormatter, useTranslations } from "use-intl";
import type { RateCards } from "@/modules/staffing/rates/cards/model";
import { clock } from "@/modules/staffing/rates/cards/rules";

type Rule = RateCards["own"][number]["rules"][number];

export function useDay() {
  const format = useFormatter();
  return (day: string) => format.dateTime(new Date(`${day}T00:00:00`), "day");
}

/** Monday is 1; the fifth of January 2026 was one. */
export function useWeekday() {
  const format = useFormatter();
  return (weekday: number) => format.dateTime(new Date(2026, 0, 4 + weekday), { weekday: "short" });
}

/** A rule as people say it: "Sat, 22:00–06:00: Night". */
export function useRuleWords() {
  const t = useTranslations("rateCards");
  const format = useFormatter();
  const weekdayOf = useWeekday();
  const hoursOf = (minutes: number) => format.number(minutes / 60);
  return ({ hourType, weekdays, onHoliday, window, afterMinutes: after }: Rule) => {
    const conditions = [
      weekdays?.map(weekdayOf).join(", "),
      onHoliday && t("conditions.onHoliday"),
      window && t("conditions.window", { from: clock(window.from), until: clock(window.until) }),
      after?.day !== undefined && t("conditions.afterDay", { hours: hoursOf(after.day) }),
      after?.week !== undefined && t("conditions.afterWeek", { hours: hoursOf(after.week) }),
    ].filter(Boolean);
    return t("rule", { conditions: conditions.join(", "), type: t(`hourTypes.${hourType}`) });
  };
}
