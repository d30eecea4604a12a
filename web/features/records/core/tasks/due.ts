import { addDays, dayIn, hourMs, momentOf, wallOf } from "@/src/calendar";

/** Hours at which one usually means "by the end of the day" and "in the morning". */
const evening = "17:00";
const morning = "09:00";

export const dueChoices = ["today", "tomorrow", "nextWeek"] as const;
export type DueChoice = (typeof dueChoices)[number];

/** What a field of date and time holds: 2026-01-01T17:00, by the reader's own clock. */
export const fieldOf = (at: Date, zone: string): string => wallOf(at.toISOString(), zone);

export const isoOf = (field: string, zone: string): string | null =>
  field ? momentIn(field, zone) : null;

/** The days people mean most, as the field writes them; next week begins on Monday. */
export function chosenDue(choice: DueChoice, now: Date, zone: string): string {
  const today = dayIn(now.toISOString(), zone);
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const days = { today: 0, tomorrow: 1, nextWeek: (8 - weekday) % 7 || 7 }[choice];
  return `${addDays(today, days)}T${choice === "today" ? evening : morning}`;
}

/** When the reader's day ends. */
export function tonightOf(now: Date, zone: string): string {
  const tomorrow = addDays(dayIn(now.toISOString(), zone), 1);
  return momentIn(`${tomorrow}T00:00`, zone) ?? now.toISOString();
}

/** Nobody means the hour that spring skips: the clock shows the one after it. */
const momentIn = (wall: string, zone: string): string | null =>
  momentOf(wall, zone) ??
  momentOf(new Date(Date.parse(`${wall}Z`) + hourMs).toISOString().slice(0, 16), zone);
