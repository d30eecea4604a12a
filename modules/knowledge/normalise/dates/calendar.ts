import { minuteMs } from "@/src/calendar";
import type { AdDate } from "../model";
import { monthName, monthOf } from "./date-words";

type Found = Pick<AdDate, "iso" | "precision">;

const earliestYear = 1990;
const latestYear = 2100;
/** From here an epoch counts milliseconds: 1973 in those, the year 5138 in seconds. */
const firstMilliseconds = 1e11;

const time =
  String.raw`(?:[t ,]+(?:at |um |om |kl\.? |a )?(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?` +
  String.raw`\s*(z|utc|gmt|[+-]\d{2}:?\d{2})?)?`;
const iso = new RegExp(String.raw`(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)${time}`);
const compact = /^(\d{4})(\d{2})(\d{2})$/;
const numeric = new RegExp(
  String.raw`(?<!\d)(\d{1,2})\s?[./-]\s?(\d{1,2})\s?[./-]\s?(\d{4}|\d{2})(?!\d)${time}`,
);
const dayFirst = new RegExp(
  String.raw`(?<!\d)(\d{1,2})(?:\.|er|st|nd|rd|th|o|a)?[ -]?(?:of |de |d')?${monthName}` +
    String.raw`(?:,? ?(?:de |del )?-?(\d{4}))?(?!\d)${time}`,
);
const monthFirst = new RegExp(
  String.raw`(?<![a-z])${monthName} (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?(?!\d)${time}`,
);
const monthOnly = new RegExp(String.raw`(?<![a-z])${monthName} (?:de )?(\d{4})(?!\d)`);

/** Epoch seconds or milliseconds. */
export function readEpoch(epoch: number): Found | null {
  return found(new Date(epoch < firstMilliseconds ? epoch * 1000 : epoch), "instant");
}

/** A date that names its day: ISO wins, then day first as Europe writes it, then month names. */
export function readCalendar(folded: string, now: Date): Found | null {
  const ymd = compact.exec(folded) ?? iso.exec(folded);
  if (ymd) return dated({ year: ymd[1], month: ymd[2], day: ymd[3] }, ymd.slice(4));
  const dmy = numeric.exec(folded);
  if (dmy) return readNumeric(dmy);
  const named = dayFirst.exec(folded);
  if (named)
    return readNamed({ year: named[3], month: named[2], day: named[1] }, named.slice(4), now);
  const american = monthFirst.exec(folded);
  if (american) {
    const [, stem, day, year, ...clock] = american;
    return readNamed({ year, month: stem, day }, clock, now);
  }
  const month = monthOnly.exec(folded);
  if (!month) return null;
  const first = dated({ year: month[2], month: String(monthOf(month[1] ?? "")), day: "1" }, []);
  return first && { ...first, precision: "month" };
}

function readNumeric([, first = "", second = "", year = "", ...clock]: string[]): Found | null {
  const fullYear = year.length === 2 ? `20${year}` : year;
  const isAmerican = Number(second) > 12;
  const [day, month] = isAmerican ? [second, first] : [first, second];
  return dated({ year: fullYear, month, day }, clock);
}

type Written = string | undefined;
type WrittenDay = { year: Written; month: Written; day: Written };

/** A month by its name; without a year the date nearest to now is meant. */
function readNamed({ year, month: name, day }: WrittenDay, clock: Written[], now: Date) {
  const month = String(monthOf(name ?? ""));
  if (year) return dated({ year, month, day }, clock);
  const thisYear = now.getUTCFullYear();
  if (Number.isNaN(thisYear)) return null;
  const near = [thisYear - 1, thisYear, thisYear + 1].flatMap(
    (each) => dated({ year: String(each), month, day }, clock) ?? [],
  );
  const distance = ({ iso }: Found) => Math.abs(Date.parse(iso) - now.getTime());
  return near.sort((a, b) => distance(a) - distance(b))[0] ?? null;
}

function dated({ year, month, day }: WrittenDay, clock: Written[]): Found | null {
  const [hour = "0", minute = "0", second = "0", zone] = clock;
  const [m, d] = [Number(month), Number(day)];
  const start = Date.UTC(Number(year), m - 1, d, Number(hour), Number(minute), Number(second));
  const midnight = new Date(Date.UTC(Number(year), m - 1, d));
  const isReal = midnight.getUTCMonth() === m - 1 && midnight.getUTCDate() === d;
  if (!isReal || Number(hour) > 24 || Number(minute) > 59) return null;
  // A time without a zone is right only to the hours between the zones of Europe.
  return found(new Date(start - offsetOf(zone)), zone ? "instant" : "day");
}

function offsetOf(zone: Written): number {
  const written = /([+-])(\d{2}):?(\d{2})/.exec(zone ?? "");
  if (!written) return 0;
  const minutes = Number(written[2]) * 60 + Number(written[3]);
  return (written[1] === "-" ? -minutes : minutes) * minuteMs;
}

function found(date: Date, precision: AdDate["precision"]): Found | null {
  const year = date.getUTCFullYear();
  if (!(year >= earliestYear && year <= latestYear)) return null;
  return { iso: date.toISOString(), precision };
}
