/** What a calendar answers to an invitation (RFC 5546, METHOD:REPLY): whose answer, to which state of which event. */
export type CalendarAnswer = {
  uid: string;
  sequence: number;
  attendee: string;
  status: "accepted" | "declined" | "tentative";
  /** When it was given, by the clock of whoever gave it. */
  at: string | null;
};

type Part = { mimeType: string; content: string };
type Property = { name: string; params: Map<string, string>; value: string };

const longest = 200_000;

/** The one answer in these parts; an answer of several people, or to one day of a series, is none of ours. */
export function answerIn(parts: Part[]): CalendarAnswer | null {
  const part = parts.find(({ mimeType }) => /^(text\/calendar|application\/ics)$/.test(mimeType));
  const lines = linesOf(part?.content ?? "");
  const method = lines.find(({ name }) => name === "METHOD")?.value.toUpperCase();
  const event = eventIn(lines);
  if (method !== "REPLY" || event.some(({ name }) => name === "RECURRENCE-ID")) return null;
  const valueOf = (wanted: string) => event.find(({ name }) => name === wanted)?.value ?? "";
  const [attendee, ...others] = event.filter(({ name }) => name === "ATTENDEE");
  const status = statusOf(attendee?.params.get("PARTSTAT") ?? "");
  const address = /^mailto:(.+)$/i
    .exec(attendee?.value ?? "")?.[1]
    ?.trim()
    .toLowerCase();
  const [uid, sequence] = [valueOf("UID"), Number(valueOf("SEQUENCE") || "0")];
  if (!uid || !address || !status || others.length > 0 || !Number.isInteger(sequence)) return null;
  return { uid, sequence, attendee: address, status, at: momentOf(valueOf("DTSTAMP")) };
}

const statuses = ["accepted", "declined", "tentative"] as const;
const statusOf = (partstat: string) => statuses.find((it) => it === partstat.toLowerCase());

/** The first event, without what is nested in it. */
function eventIn(lines: Property[]): Property[] {
  const begin = lines.findIndex(({ name, value }) => name === "BEGIN" && value === "VEVENT");
  if (begin < 0) return [];
  const rest = lines.slice(begin + 1);
  return rest.slice(
    0,
    rest.findIndex(({ name }) => name === "BEGIN" || name === "END"),
  );
}

const linesOf = (content: string): Property[] =>
  content
    .slice(0, longest)
    .replaceAll(/\r?\n[ \t]/g, "")
    .split(/\r?\n/)
    .flatMap(propertyIn);

const property = /^([A-Za-z-]{1,60})((?:;[A-Za-z-]{1,60}=(?:"[^"]*"|[^":;]*))*):(.*)$/;

function propertyIn(line: string): Property[] {
  const [, name = "", params = "", value = ""] = property.exec(line) ?? [];
  if (!name) return [];
  const pairs = [...params.matchAll(/;([A-Za-z-]+)=(?:"([^"]*)"|([^":;]*))/g)].map(
    ([, key = "", quoted, bare]) => [key.toUpperCase(), quoted ?? bare ?? ""] as const,
  );
  return [{ name: name.toUpperCase(), params: new Map(pairs), value: value.trim() }];
}

function momentOf(stamp: string): string | null {
  const iso = stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z");
  const at = new Date(iso);
  return iso === stamp || Number.isNaN(at.getTime()) ? null : at.toISOString();
}
