import { useFormatter } from "use-intl";

/** Writes a day as the reader does; a day has no time zone. */
export function useDay(): (iso: string) => string {
  const format = useFormatter();
  return (iso) =>
    format.dateTime(new Date(iso), {
      dateStyle: "medium",
      ...(iso.length === 10 && { timeZone: "UTC" }),
    });
}
