import { addDays } from "@/src/calendar";

export type DateKind = "date" | "datetime-local" | "time";

export const isDateKind = (type: string | undefined): type is DateKind =>
  type === "date" || type === "datetime-local" || type === "time";

/** How months begin in English, Dutch and German. */
const months = [
  ["jan"],
  ["feb"],
  ["mar", "maa", "mrt", "mär", "mae"],
  ["apr"],
  ["may", "mei", "mai"],
  ["jun"],
  ["jul"],
  ["aug"],
  ["sep"],
  ["oct", "okt"],
  ["nov"],
  ["dec", "dez"],
];

const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const numbers = /^(\d{1,2})[./-](\d{1,2})(?:[./-](\d{4}|\d{2})?)?$/;
/** As hands type it that are used to fields of a browser. */
const digits = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;
const dayFirst = /^(\d{1,2})\.?\s*(\p{L}{3,})\.?(?:[\s,]+(\d{4}|\d{2}))?$/u;
const monthFirst = /^(\p{L}{3,})\.?\s+(\d{1,2})(?:[\s,]+(\d{4}|\d{2}))?$/u;
const clock = /(?:^|[\s,T]+)(\d{1,2})[:.h](\d{2})$/;
/** Where a day is named without a time, work begins. */
const defaultTime = "09:00";

/** What is typed, day before month as in all three languages, the way the API has it; null where it is nothing of the kind. */
export function parseDateText(text: string, kind: DateKind, today: string): string | null {
  const said = text.trim();
  if (said === "") return "";
  if (kind === "time") return timeIn(/^\d{1,2}$/.test(said) ? `${said}:00` : said);
  if (kind === "date") return dayIn(said, today);
  const time = clock.exec(said);
  const day = dayIn(time ? said.slice(0, time.index).replace(/,$/, "") : said, today);
  const at = time ? timeIn(time[0].trim().replace(/^[T,\s]+/, "")) : defaultTime;
  return day && at && `${day}T${at}`;
}

function timeIn(text: string): string | null {
  const [, hour = "", minute = ""] = clock.exec(text) ?? [];
  if (hour === "" || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, "0")}:${minute}`;
}

function dayIn(text: string, today: string): string | null {
  const counted = /^([+-]\d{1,3})$/.exec(text);
  if (counted) return addDays(today, Number(counted[1]));
  const year = today.slice(0, 4);
  const [, y, m, d] = iso.exec(text) ?? [];
  if (y && m && d) return dayOf(y, m, d);
  const [, day, month, in2 = year] = numbers.exec(text) ?? digits.exec(text) ?? [];
  if (day && month) return dayOf(in2, month, day);
  const [, day3, word3, in3 = year] = dayFirst.exec(text) ?? [];
  if (day3 && word3) return dayOf(in3, monthOf(word3), day3);
  const [, word4, day4, in4 = year] = monthFirst.exec(text) ?? [];
  return word4 && day4 ? dayOf(in4, monthOf(word4), day4) : null;
}

function monthOf(word: string): string {
  const begun = word.toLowerCase().slice(0, 3);
  return `${months.findIndex((it) => it.includes(begun)) + 1}`;
}

/** Null for a day that no month has. */
function dayOf(year: string, month: string, day: string): string | null {
  const whole = year.length === 2 ? `20${year}` : year;
  const written = `${whole}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const at = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(written) ? written : null;
}
