import { addDays } from "@/src/calendar";
import { type Entry, minutesIn } from "../rules";
import type { HourWarning } from "../working-time/rules";

/** What may well be right, and is asked about before a week is handed in, besides what the law says. */
export const ownChecks = ["longShift", "missing", "holiday"] as const;
export type OwnCheck = (typeof ownChecks)[number];
export type UnusualDays = { check: OwnCheck; days: string[] };

/** Longer than anybody is planned for, where no law of the country says so already. */
const longMinutes = 12 * 60;

type Week = {
  entries: readonly (Entry & { hourType: string })[];
  planned: readonly Entry[];
  holidays: readonly string[];
  zone: string | null;
};

export function unusualDaysIn(week: Week, warnings: readonly HourWarning[]): UnusualDays[] {
  const found: UnusualDays[] = [
    { check: "longShift", days: longDays(week, warnings) },
    { check: "missing", days: missingDays(week) },
    { check: "holiday", days: holidaysWorked(week) },
  ];
  return found.filter(({ days }) => days.length > 0);
}

function longDays({ entries, zone }: Week, warnings: readonly HourWarning[]): string[] {
  const told = warnings.flatMap(({ check, day }) =>
    check === "dayLimit" || check === "longDay" ? [day] : [],
  );
  return [...Map.groupBy(entries, ({ day }) => day)]
    .filter(([day, of]) => minutesIn(of, zone) > longMinutes && !told.includes(day))
    .map(([day]) => day);
}

function missingDays({ entries, planned }: Week): string[] {
  const worked = new Set(entries.map(({ day }) => day));
  return [...new Set(planned.map(({ day }) => day))].filter((day) => !worked.has(day));
}

/** Also where a night goes on into one; whoever chose the hour type knows it. */
function holidaysWorked({ entries, holidays }: Week): string[] {
  const unaware = entries.filter(({ hourType }) => hourType !== "publicHoliday");
  const touched = unaware.flatMap((it) =>
    "until" in it && it.until > 1440 ? [it.day, addDays(it.day, 1)] : [it.day],
  );
  return [...new Set(touched)].filter((day) => holidays.includes(day));
}
