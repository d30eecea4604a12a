/** A day as a calendar draws it: midnight by the clock of this machine stands for the day itself. */
export function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date);
}

export const dayOf = (date: Date): string => date.toLocaleDateString("sv");

/** The six weeks, from Monday on, in which a month lies. */
export function weeksOf(month: Date): string[][] {
  const [year, at] = [month.getFullYear(), month.getMonth()];
  const before = (new Date(year, at, 1).getDay() + 6) % 7;
  const dayAt = (n: number) => dayOf(new Date(year, at, 1 - before + n));
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => dayAt(week * 7 + weekday)),
  );
}
