import { dayIn, foldText, numberIn } from "@/modules/crm/imports";
import { type HourType, hourTypes } from "@/modules/staffing/rates/cards/rules";
import { addDays, dayMs, mondayOf, utcDay } from "@/src/calendar";
import { LazyMap } from "@/src/lazy";
import names from "./columns.json";

export const aDay = 1440;

/** "08:00", "8.00", "8h30", "8:00 AM" and a part of the day as workbooks keep it, in minutes; null for anything else. */
export function minuteAt(text: string): number | null {
  if (/^0?[.,]\d+$|^0$/.test(text)) return Math.round(Number(text.replace(",", ".")) * aDay);
  const clock =
    /^(\d{1,2})(?:[:.hu]| uhr ?| uur ?)?([0-5]\d)?(?::\d\d)?(?: ?(?:h|u|uur|uhr))?(?: ?([ap])\.?m\.?)?$/i;
  const [, hour, minute = "0", half] = clock.exec(text.trim()) ?? [];
  if (hour === undefined) return null;
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0) : Number(hour);
  const at = hours * 60 + Number(minute);
  return at > aDay || (half && Number(hour) > 12) ? null : at % aDay;
}

/** "7,5", "7.50 h", "7:30", "7h30" and "7 h 30 min", in minutes. */
export function minutesWorked(text: string): number | null {
  const [, hours, minutes] =
    /^(\d{1,2})(?::| ?[hu] ?)([0-5]\d)(?::\d\d)?(?: ?(?:m|min))?\.?$/i.exec(text.trim()) ?? [];
  if (hours !== undefined) return Number(hours) * 60 + Number(minutes);
  const amount = numberIn(
    text.replace(/ ?(?:hrs?|hours?|h|u|uur|uren|std|stunden|stunde)\.?$/i, ""),
  );
  return amount === null ? null : Math.round(amount * 60);
}

/** No break is longer when it is said in hours; more than that is minutes. */
const longestInHours = 3;

/** A break of "30", "30 min", "0:30", "0,5" hours, or a part of the day as workbooks keep it, in minutes. */
export function breakMinutes(text: string): number | null {
  if (text === "") return 0;
  const plain = numberIn(text.replace(/ ?(?:min|minuten|minutes|minuti|minutos)\.?$/i, ""));
  if (plain === null) return minutesWorked(text);
  if (Number.isInteger(plain)) return plain;
  // A twelfth of a day is two hours, and nobody is given breaks of minutes in decimals.
  return Math.round(plain * (plain < 1 / 12 ? aDay : plain <= longestInHours ? 60 : 1));
}

/** The days before 1900-03-01, which workbooks count wrongly, are nobody's hours. */
const [firstSerial, lastSerial] = [36_526, 73_050];
const serialZero = Date.UTC(1899, 11, 30);

/** How the days of a file are written: an American one is known by a value that no European could mean. */
export const isMonthFirst = (values: string[]): boolean =>
  values.some((it) => Number(/^\d{1,2}[-/.](\d{1,2})[-/.]\d{2,4}/.exec(it.trim())?.[1] ?? 0) > 12);

/** A day as people or computers write it, a weekday before it or a time behind it, or as workbooks count it. */
export function dayAt(text: string, monthFirst = false): string | null {
  if (/^\d{5}(?:[.,]0*)?$/.test(text)) {
    const serial = Number.parseInt(text, 10);
    const isDay = serial >= firstSerial && serial <= lastSerial;
    return isDay ? utcDay(new Date(serialZero + serial * dayMs)) : null;
  }
  const bare = text.replace(/^\p{L}{2,10}\.?,? (?=\d)/u, "").replace(/[ T]\d{1,2}:\d\d.*$/, "");
  const turned = monthFirst ? bare.replace(/^(\d{1,2})([-/.])(\d{1,2})\2/, "$3$2$1$2") : bare;
  return dayIn(turned.trim());
}

/** The Monday of "2026-W47", "47/2026", "KW 47 2026" or of a day in that week. */
export function weekAt(text: string, monthFirst = false): string | null {
  const day = dayAt(text, monthFirst);
  if (day) return mondayOf(day);
  const [, first, second] = /^\D*(\d{1,4})\D+(\d{1,4})$/.exec(text.trim()) ?? [];
  const [year, week] =
    Number(first) > 53 ? [Number(first), Number(second)] : [Number(second), Number(first)];
  if (!(year >= 2000 && year < 2100 && week >= 1 && week <= 53)) return null;
  // The week of 4 January is the first one (ISO 8601).
  return addDays(mondayOf(`${year}-01-04`), (week - 1) * 7);
}

const types = new LazyMap(() =>
  Object.entries(names.types).flatMap(([type, words]) => words.map((it) => [it, type] as const)),
);

/** By its name in one of the languages, or as the product and the SETU standard name it. */
export function hourTypeOf(text: string): HourType | null {
  if (text === "") return "regular";
  const named = types.get(foldText(text)) ?? text;
  return hourTypes.find((it) => it === named) ?? null;
}
