export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** The ISO date of a moment by UTC. */
export const utcDay = (at: Date): string => at.toISOString().slice(0, 10);

export const utcToday = (app: { now(): Date }): string => utcDay(app.now());

/** Whether a day has not begun in Europe's easternmost zone (UTC+3): people type the date by their own clock. */
export const isFutureDay = (app: { now(): Date }, day: string): boolean =>
  day > utcDay(new Date(app.now().getTime() + 3 * hourMs));

const timeOf = (day: string): number => Date.parse(`${day.slice(0, 10)}T00:00:00Z`);

/** The ISO date so many days after another. */
export const addDays = (day: string, days: number): string =>
  utcDay(new Date(timeOf(day) + days * dayMs));

/** From one ISO date to another. */
export const daysBetween = (from: string, until: string): number =>
  Math.round((timeOf(until) - timeOf(from)) / dayMs);

/** Whole days that have passed since a moment. */
export const daysSince = (moment: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(moment)) / dayMs));

/** The moment so many times 24 hours before, as an ISO instant. */
export const daysEarlier = (at: Date, days: number): string => daysLater(at, -days);

export const daysLater = (at: Date, days: number): string =>
  new Date(at.getTime() + days * dayMs).toISOString();

/** Whether an ISO date is a Saturday or a Sunday; holidays differ by place and are not known here. */
export const isWeekend = (day: string): boolean =>
  [0, 6].includes(new Date(timeOf(day)).getUTCDay());

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const weekday = new Date(timeOf(day)).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

const offset = /^(-?)(\d{1,3})([dwmy])$/;

/** A day counted from another: `4w` is in four weeks, `-90d` was 90 days ago; null for other words. */
export function dayCounted(text: string, from: string): string | null {
  if (text === "today") return from;
  const [, sign, number, unit] = offset.exec(text) ?? [];
  if (number === undefined) return null;
  const count = Number(number) * (sign ? -1 : 1);
  if (unit === "d" || unit === "w") return addDays(from, count * (unit === "w" ? 7 : 1));
  return addMonths(from, count * (unit === "y" ? 12 : 1));
}

/** The same day of another month, or its last day where it has fewer. */
function addMonths(day: string, months: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  const date = at.getUTCDate();
  at.setUTCMonth(at.getUTCMonth() + months, 1);
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  at.setUTCDate(Math.min(date, last));
  return utcDay(at);
}
