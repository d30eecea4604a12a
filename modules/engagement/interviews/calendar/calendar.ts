import type { ICalEventData } from "ical-generator";
import { endOf } from "../rules";
import type { Agreed } from "../shape";

/** A packed library is unpacked and compiled where it is loaded: here with the first calendar, not with the program. */
const loaded = () => require("ical-generator") as typeof import("ical-generator");

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
  const { default: ical, ICalCalendarMethod } = loaded();
  const calendar = ical({
    prodId: { company: "Coldaisle", product: "Interviews", language: "EN" },
    method: ICalCalendarMethod[method],
    name: name ?? null,
    events: entries.map((entry) => eventOf(entry, method === "CANCEL", now)),
  });
  return withPlainAddresses(calendar.toString());
}

/** An address is no text (RFC 5545, 3.3.13): escaped as one, it leads elsewhere. */
const withPlainAddresses = (calendar: string): string =>
  calendar.replaceAll(/^URL;VALUE=URI:.*(?:\r\n[ \t].*)*/gm, (folded) =>
    refolded(folded.replaceAll(/\r\n[ \t]/g, "").replaceAll(/\\([\\,;])/g, "$1")),
  );

/** At most 75 bytes in a line (3.1); addresses have nothing but ASCII. */
const refolded = (line: string): string => line.match(/.{1,74}/g)?.join("\r\n ") ?? line;

function eventOf(
  { row, title, text, organizer, attendees }: Entry,
  isOff: boolean,
  now: Date,
): ICalEventData {
  const { ICalAttendeeRole, ICalAttendeeStatus, ICalEventBusyStatus, ICalEventStatus } = loaded();
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
      name: organizer.name,
      email: organizer.address,
      ...(organizer.sentBy && { sentBy: organizer.sentBy }),
    },
    attendees: attendees.map((person) => ({
      name: person.name,
      email: person.address,
      rsvp: !isOff,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.NEEDSACTION,
    })),
  };
}
