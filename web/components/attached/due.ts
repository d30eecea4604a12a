/** Hours at which one usually means "by the end of the day" and "in the morning". */
const evening = 17;
const morning = 9;

export const dueChoices = ["today", "tomorrow", "nextWeek"] as const;
export type DueChoice = (typeof dueChoices)[number];

/** What a field of date and time holds: 2026-01-01T17:00, in the reader's own time. */
export function fieldOf(at: Date): string {
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

export const isoOf = (field: string): string | null =>
  field ? new Date(field).toISOString() : null;

/** The days people mean most, as the field writes them; next week begins on Monday. */
export function chosenDue(choice: DueChoice, now: Date): string {
  const day = new Date(now);
  if (choice === "today") day.setHours(evening, 0, 0, 0);
  else day.setHours(morning, 0, 0, 0);
  if (choice === "tomorrow") day.setDate(day.getDate() + 1);
  if (choice === "nextWeek") day.setDate(day.getDate() + ((8 - day.getDay()) % 7 || 7));
  return fieldOf(day);
}

/** When the reader's day ends. */
export function tonightOf(now: Date): string {
  const midnight = new Date(now);
  midnight.setHours(24, 0, 0, 0);
  return midnight.toISOString();
}
