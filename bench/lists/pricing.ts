import {
  by,
  card,
  holiday,
  monday,
  night,
  overtime,
  shift,
  sunday,
} from "@/modules/staffing/rates/cards/pricing/cards.testing";
import { priced } from "@/modules/staffing/rates/cards/pricing/rules";
import { addDays } from "@/src/calendar";
import type { Figures } from "../work";

const timesheets = 10_000;

/** Prices weeks of seven shifts, some at night, on a Sunday and a holiday, by a deployment's card and its client's. */
export function pricing(): Figures {
  const means = {
    ...by({ rules: [holiday, sunday, night, overtime] }, addDays(monday, 2)),
    cards: [
      card({ rules: [holiday, sunday, night, overtime] }),
      card({ id: "c", level: "client" }),
    ],
  };
  const weekFrom = (n: number) =>
    Array.from({ length: 7 }, (_, day) => {
      const from = day % 2 === 0 ? 420 + (n % 60) : 1260 + (n % 60);
      return shift(addDays(monday, day), from, from + 540, 45);
    });
  const weeks = Array.from({ length: timesheets }, (_, n) => weekFrom(n));
  for (const week of weeks.slice(0, 200)) priced(week, means);
  const before = process.cpuUsage();
  let minutes = 0;
  for (const week of weeks) for (const line of priced(week, means)) minutes += line.minutes;
  const { user, system } = process.cpuUsage(before);
  // Every minute is in one line, or nothing was priced.
  if (minutes !== timesheets * 7 * 495) throw new Error(`${minutes} minutes were priced.`);
  const ms = (user + system) / 1000;
  return { "CPU ms a timesheet": ms / timesheets, "CPU s for 10,000": ms / 1000 };
}
