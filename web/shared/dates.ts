import { useFormatter } from "use-intl";

/** Specification §2: the day and the short month, as in the reader's own language, with the year. */
export function useDay(): (day: string) => string {
  const format = useFormatter();
  return (day) =>
    format.dateTime(new Date(`${day.slice(0, 10)}T12:00:00Z`), {
      day: "numeric",
      month: "short",
      year: "numeric",
      timeZone: "UTC",
    });
}

/** The same with the month as long as the reader's language has it in a short date; a moment is told in the reader's zone. */
export function useDate(): (iso: string) => string {
  const format = useFormatter();
  return (iso) =>
    format.dateTime(new Date(iso), {
      dateStyle: "medium",
      ...(iso.length === 10 && { timeZone: "UTC" }),
    });
}
