import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventStatus,
  type ICalEventData,
} from "ical-generator";
import { endOf } from "./rules";
import type { Agreed } from "./shape";

/** What a calendar shows of an interview; its moments are UTC, which every clock translates for itself. */
export type Entry = {
  row: Agreed;
  title: string;
  text: string;
  organizer: { name: string; address: string; sentBy?: string | undefined } | null;
  attendees: { name: string; address: string }[];
};

export type Method = "REQUEST" | "CANCEL" | "PUBLISH";

/** A calendar of these, as programs read it (RFC 5545 and 5546). */
export function calendarOf(
  method: Method,
  entries: Entry[],
  { now, name }: { now: Date; name?: string },
): string {
  return ical({
    prodId: { company: "Coldaisle", product: "Interviews", language: "EN" },
    method: ICalCalendarMethod[method],
    name: name ?? null,
    events: entries.map((entry) => eventOf(entry, method === "CANCEL", now)),
  }).toString();
}

function eventOf(
  { row, title, text, organizer, attendees }: Entry,
  isOff: boolean,
  now: Date,
): ICalEventData {
  return {
    id: row.calendarUid,
    sequence: row.calendarSequence,
    stamp: now,
    created: new Date(row.createdAt),
    lastModified: now,
    start: new Date(row.scheduledAt),
    end: new Date(endOf(row)),
    summary: title,
    description: text,
    location: row.type === "phone" ? row.phone : (row.place ?? row.link),
    url: row.link,
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    busystatus: isOff ? ICalEventBusyStatus.FREE : ICalEventBusyStatus.BUSY,
    organizer: organizer && {
      ...{ name: organizer.name, email: organizer.address },
      ...(organizer.sentBy && { sentBy: organizer.sentBy }),
    },
    attendees: attendees.map((person) => ({
      ...{ name: person.name, email: person.address, rsvp: !isOff },
      ...{ role: ICalAttendeeRole.REQ, status: ICalAttendeeStatus.NEEDSACTION },
    })),
  };
}
