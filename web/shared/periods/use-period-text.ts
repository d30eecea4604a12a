import { useFormatter } from "use-intl";
import type { Days } from "@/src/calendar";

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

/** The first and the last day as one says them: "1 – 22 Nov 2026". */
export function usePeriodText(): (days: Days) => string {
  const format = useFormatter();
  return ({ from, to }) =>
    from === to
      ? format.dateTime(noonOf(from), "day", { timeZone: "UTC" })
      : format.dateTimeRange(noonOf(from), noonOf(to), "day", { timeZone: "UTC" });
}
