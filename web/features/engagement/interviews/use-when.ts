import { useFormatter } from "use-intl";
import { wallOf } from "@/src/calendar";
import { useZoneNames } from "@/web/shared/place-names";
import { useZone } from "@/web/shared/hooks/use-zone";

type Times = { scheduledAt: string; endsAt: string; timezone: string };

/** Writes moments by the reader's clock, and by that of the place where it shows another time. */
export function useWhen() {
  const zone = useZone();
  const placeOf = useZoneNames();
  const format = useFormatter();
  const clock = (iso: string, timeZone = zone) =>
    format.dateTime(new Date(iso), { timeStyle: "short", timeZone });
  return {
    zone,
    placeOf,
    clock,
    from: ({ scheduledAt, endsAt }: Times) => `${clock(scheduledAt)}–${clock(endsAt)}`,
    day: (iso: string) =>
      format.dateTime(new Date(iso), {
        weekday: "long",
        day: "numeric",
        month: "long",
        year: "numeric",
        timeZone: zone,
      }),
    shortDay: (iso: string) =>
      format.dateTime(new Date(iso), {
        weekday: "short",
        day: "numeric",
        month: "short",
        year: "numeric",
        timeZone: zone,
      }),
    exact: (iso: string) => format.dateTime(new Date(iso), "moment", { timeZone: zone }),
    /** The time there and the name of the place, where its clocks differ from the reader's. */
    there: ({ scheduledAt, timezone }: Times) =>
      wallOf(scheduledAt, timezone) === wallOf(scheduledAt, zone)
        ? null
        : { time: clock(scheduledAt, timezone), place: placeOf(timezone) },
  };
}
