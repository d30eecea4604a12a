/** A day as a calendar draws it: midnight by the clock of this machine stands for the day itself. */
export function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date);
}

export const dayOf = (date: Date): string => date.toLocaleDateString("sv");
