import { momentOf } from "@/src/calendar";
import { dateOf, dayOf } from "@/web/shared/date-input/days";

const daysShown = 42;

export { dateOf, dayOf };

/** The six weeks from a Monday that a calendar draws around a month. */
export function weeksAround(month: Date): { from: string; to: string } {
  const first = new Date(month.getFullYear(), month.getMonth(), 1);
  const sinceMonday = (first.getDay() + 6) % 7;
  const from = moved(first, -sinceMonday);
  return { from: dayOf(from), to: dayOf(moved(from, daysShown)) };
}

const moved = (date: Date, days: number) =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate() + days);

export const nextDay = (day: string): string => dayOf(moved(dateOf(day), 1));

/** When a day begins by the clocks of a zone; some skip midnight in spring. */
export const beginOf = (day: string, zone: string): string =>
  momentOf(`${day}T00:00`, zone) ?? momentOf(`${day}T01:00`, zone) ?? `${day}T00:00:00.000Z`;

/** Whether it is a day at all; an address may ask for anything. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && dayOf(dateOf(text)) === text;
