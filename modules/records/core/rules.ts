import { utcDay } from "@/src/calendar";

export {
  onRecord,
  type RecordKind,
  recordKinds,
  recordPath,
} from "@/modules/platform/record-kinds/rules";

/** What a list is exported as; with a language for people, whose heads and spreadsheet are in it. */
export const exportFormats = [
  "csv",
  "xlsx",
  "json",
  "csv-nl",
  "csv-de",
  "xlsx-nl",
  "xlsx-de",
] as const;

/** So many records one call changes, and so many ids one call tells. */
export const recordsAtOnce = 200;
export const idsAtOnce = 1000;

/** Each order of a list, and with a minus the same the other way round. */
export const eitherWay = <Sort extends string>(sorts: readonly Sort[]) =>
  [...sorts, ...sorts.map((sort) => `-${sort}` as const)] as [Sort, ...(Sort | `-${Sort}`)[]];

/** What changed, field by field: as it was and as it is. */
export type Changes = Record<string, [was: string | null, is: string | null]>;

/** What the ends of a range are; euros are numbers that are shown as money. */
export type RangeUnit = "number" | "euros" | "day";
/** What a list can be narrowed by between two ends, each by the key of its address. */
export type Ranges = Readonly<Record<string, RangeUnit>>;
/** The keys of a list's ranges. */
export const keysIn = <Known extends Ranges>(known: Known) =>
  Object.keys(known) as (keyof Known & string)[];
/** Both ends belong to it; an open end is null. */
export type Range = { from: string | null; to: string | null };

export const longestRange = 40;

/** `5..10`, `5..`, `..10`, `>=5`, `<=10` or `5` alone; days may be as coarse as a month or a year. */
export function rangeIn(text: string, unit: RangeUnit): Range | null {
  const [first, last] = endsOf(text);
  const from = endOf(first, unit, "first");
  const to = endOf(last, unit, "last");
  return from === undefined || to === undefined || (!from && !to) ? null : { from, to };
}

/** The one way in which an address writes a range. */
export const rangeText = ({ from, to }: Range): string => `${from ?? ""}..${to ?? ""}`;

function endsOf(text: string): [string, string] {
  if (text.startsWith(">=")) return [text.slice(2), ""];
  if (text.startsWith("<=")) return ["", text.slice(2)];
  const [first = "", last = first, ...others] = text.split("..");
  return others.length === 0 ? [first, last] : ["?", "?"];
}

type Side = "first" | "last";

/** Undefined is what nobody understands. */
function endOf(text: string, unit: RangeUnit, side: Side): string | null | undefined {
  if (text === "") return null;
  if (unit === "day") return dayOf(text, side);
  return /^\d{1,9}(?:[.,]\d{1,2})?$/.test(text)
    ? String(Number(text.replace(",", ".")))
    : undefined;
}

/** The day itself, or the first or last of its month or year. */
function dayOf(text: string, side: Side): string | undefined {
  const [, year, month, day] = /^((?:19|20|21)\d\d)(?:-(\d\d)(?:-(\d\d))?)?$/.exec(text) ?? [];
  if (year === undefined) return undefined;
  const isLast = side === "last";
  const inMonth = Number(month ?? (isLast ? 12 : 1));
  const at = new Date(0);
  // The day before the first of a month is the last of the month before, however long that is.
  at.setUTCFullYear(
    Number(year),
    isLast && !day ? inMonth : inMonth - 1,
    Number(day ?? (isLast ? 0 : 1)),
  );
  const iso = utcDay(at);
  return iso.startsWith(text) ? iso : undefined;
}

/** The countries of Europe, ISO 3166: where people who work here come from. The markets are fewer. */
export const europe = [
  "AD",
  "AL",
  "AM",
  "AT",
  "AX",
  "AZ",
  "BA",
  "BE",
  "BG",
  "BY",
  "CH",
  "CY",
  "CZ",
  "DE",
  "DK",
  "EE",
  "ES",
  "FI",
  "FO",
  "FR",
  "GB",
  "GE",
  "GG",
  "GI",
  "GR",
  "HR",
  "HU",
  "IE",
  "IM",
  "IS",
  "IT",
  "JE",
  "LI",
  "LT",
  "LU",
  "LV",
  "MC",
  "MD",
  "ME",
  "MK",
  "MT",
  "NL",
  "NO",
  "PL",
  "PT",
  "RO",
  "RS",
  "RU",
  "SE",
  "SI",
  "SJ",
  "SK",
  "SM",
  "TR",
  "UA",
  "VA",
  "XK",
] as const;
