export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** The ISO date of a moment by UTC. */
export const utcDay = (at: Date): string => at.toISOString().slice(0, 10);

export const utcToday = (app: { now(): Date }): string => utcDay(app.now());

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

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const weekday = new Date(timeOf(day)).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}
