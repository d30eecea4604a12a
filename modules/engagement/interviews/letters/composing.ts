import { zoneCity } from "@/modules/knowledge/country-names/rules";
import type { Locale } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import type { Reader } from "../context";
import { endOf, type LetterKind } from "../rules";
import type { Agreed } from "../shape";
import all from "../words.json";

/** What a letter names beside the appointment. */
export type Around = {
  candidate: string;
  people: string[];
  /** What it is about, by the name that the public knows the job by; null where it is about none. */
  job: string | null;
  /** Why it was moved or called off, which is the house's own. */
  reason: string | null;
  /** Null as long as nobody has said what the agency is called. */
  agency: string | null;
  /** What stands beneath it. */
  signature: string;
};

export type Written = { subject: string; text: string; title: string; details: string };

type Words = (typeof all)["en"];

export const wordsIn = (locale: Locale): Words => all[locale];

/** Puts values into the places of a text; what stands in a value is nobody's place. */
const fillPlaceholders = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

const intlLocales: Record<Locale, string> = { nl: "nl", en: "en-GB", de: "de" };

/** A day as its reader's clock has it: "Monday 30 March 2026". */
const dayIn = (locale: Locale, moment: string, zone: string): string =>
  new Intl.DateTimeFormat(intlLocales[locale], { dateStyle: "full", timeZone: zone }).format(
    new Date(moment),
  );

const clocks = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

const timeIn = (locale: Locale, moment: string, zone: string): string =>
  new Intl.DateTimeFormat(intlLocales[locale], { ...clocks, timeZone: zone }).format(
    new Date(moment),
  );

/** "Amsterdam, Central European Summer Time": the place, and what its clock goes by on that day. */
function zoneIn(locale: Locale, moment: string, zone: string): string {
  const place = zoneCity(zone, locale);
  const written = new Intl.DateTimeFormat(intlLocales[locale], {
    timeZone: zone,
    timeZoneName: "long",
  });
  const named = written
    .formatToParts(new Date(moment))
    .find(({ type }) => type === "timeZoneName")?.value;
  return named && named !== place ? `${place}, ${named}` : place;
}

/** An interview, the reader of a letter about it, and what belongs to both. */
type Occasion = { row: Agreed; reader: Reader; around: Around };

/** A letter in its reader's language, by their clock. */
export function composeLetter(
  app: App,
  kind: LetterKind,
  { row, reader, around }: Occasion,
): Written {
  const words = wordsIn(reader.locale);
  const own = reader.userId ? words.interviewer : words.candidate;
  const { subject, opening } = own[kind];
  const { candidate } = around;
  const day = dayIn(reader.locale, row.scheduledAt, reader.timezone);
  const details = detailsOf(app, { row, reader, around }).join("\n");
  const paragraphs = [
    fillPlaceholders(own.greeting, { name: reader.calledName }),
    fillPlaceholders(opening, { candidate }),
    details,
    ...closingOf({ words, kind, reader, around }),
  ];
  return {
    subject: fillPlaceholders(subject, { candidate, day }),
    text: `${paragraphs.join("\n\n")}\n`,
    title: titleOf(words, reader, around),
    details,
  };
}

export const titleOf = (
  { candidate: own, interviewer }: Words,
  { userId }: Pick<Reader, "userId">,
  { agency, candidate }: Pick<Around, "agency" | "candidate">,
): string => {
  if (userId) return fillPlaceholders(interviewer.title, { candidate });
  return agency ? fillPlaceholders(own.title, { agency }) : own.titleAlone;
};

/** What the end of a letter depends on. */
type Closing = {
  words: Words;
  kind: LetterKind;
  reader: Reader;
  around: Around;
};

function closingOf({ words, kind, reader, around }: Closing): string[] {
  const hasCalendar = kind !== "reminder";
  const attached = hasCalendar ? [words.attached] : [];
  if (reader.userId) return attached;
  const { answer, closing } = words.candidate;
  const answers = kind === "cancellation" ? [] : [answer];
  return [...attached, ...answers, `${closing}\n${around.signature}`];
}

type Told = { row: Agreed; reader: Reader; around: Around };

/** The appointment line by line, as letters and calendars show it; notes are for the house and go nowhere. */
export function detailsOf(app: App, { row, reader, around }: Told): string[] {
  const words = wordsIn(reader.locale);
  // Of a room one has to know its own clock too.
  const isElsewhere = row.type === "in-person" && reader.timezone !== row.timezone;
  const lines = [
    whenIn({ text: words.when, row, reader, zone: reader.timezone }),
    isElsewhere && whenIn({ text: words.also, row, reader, zone: row.timezone }),
    fillPlaceholders(words.how, { type: words.types[row.type] }),
    around.job && fillPlaceholders(words.job, { job: around.job }),
    row.round && reader.userId && fillPlaceholders(words.round, { round: words.rounds[row.round] }),
    row.link && fillPlaceholders(words.link, { link: row.link }),
    row.place && fillPlaceholders(words.place, { place: row.place }),
    phoneLine(words, row, reader),
    around.people.length > 0 && fillPlaceholders(words.with, { people: around.people.join(", ") }),
    reader.userId && around.reason && fillPlaceholders(words.reason, { reason: around.reason }),
    reader.userId && recordLine(app, words, row),
  ];
  return lines.filter((line) => typeof line === "string");
}

/** A sentence with gaps for the day and the hour, by the clock of a zone. */
type When = {
  text: string;
  row: Agreed;
  reader: Reader;
  zone: string;
};

function whenIn({ text, row, reader: { locale }, zone }: When): string {
  return fillPlaceholders(text, {
    day: dayIn(locale, row.scheduledAt, zone),
    from: timeIn(locale, row.scheduledAt, zone),
    until: timeIn(locale, endOf(row), zone),
    zone: zoneIn(locale, row.scheduledAt, zone),
  });
}

function phoneLine(words: Words, { type, phone }: Agreed, { userId }: Reader): string | null {
  if (type !== "phone" || !phone) return null;
  return fillPlaceholders(userId ? words.interviewer.phone : words.candidate.callsYou, { phone });
}

function recordLine({ config }: App, words: Words, { id }: Agreed): string | null {
  if (!config.PUBLIC_URL) return null;
  const address = new URL(`/crm?view=${id}`, config.PUBLIC_URL).href;
  return fillPlaceholders(words.interviewer.record, { address });
}
