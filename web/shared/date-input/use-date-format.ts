import { useMemo } from "react";
import { useFormatter } from "use-intl";
import { dateOf } from "./days";

/** Days and months in the reader's language; a day has no time zone. */
export function useDateFormat() {
  const format = useFormatter();
  return useMemo(() => {
    const noonOf = (date: Date) =>
      new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate(), 12));
    const timeZone = "UTC";
    return {
      monthOf: (month: Date) =>
        format.dateTime(noonOf(month), { month: "long", year: "numeric", timeZone }),
      weekdayOf: (day: string, weekday: "short" | "long") =>
        format.dateTime(noonOf(dateOf(day)), { weekday, timeZone }),
      dateIn: (day: string) =>
        format.dateTime(noonOf(dateOf(day)), { dateStyle: "full", timeZone }),
    };
  }, [format]);
}
