import { useFormatter } from "use-intl";

/** Specification §2: a day as in the reader's own language, with the year; a moment says its day in UTC. */
export function useDay(): (day: string) => string {
  const format = useFormatter();
  return (day) =>
    format.dateTime(new Date(`${day.slice(0, 10)}T12:00:00Z`), "day", { timeZone: "UTC" });
}

/** The same, but the day of a moment is that of the reader's zone. */
export function useDate(): (iso: string) => string {
  const format = useFormatter();
  return (iso) =>
    format.dateTime(new Date(iso), "day", iso.length === 10 ? { timeZone: "UTC" } : {});
}
