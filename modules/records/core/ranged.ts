import { and, type Column, type SQL, sql } from "drizzle-orm";
import { addDays } from "@/src/calendar";
import { rangeKey } from "@/modules/records/range-words/rules";
import { type Range, rangeIn, type Ranges, type RangeUnit } from "./rules";

/** A range that a list is narrowed by, with its ends as the table has them. */
export type AskedRange = {
  key: string;
  from: string | number | null;
  /** For days the day after the last, so that every moment of the last day is before it. */
  to: string | number | null;
};

type Narrowed<Known> = { q?: string | undefined } & { [key in keyof Known]?: string | undefined };

/** The ranges of the address and those within the search, and the words that are left to search for. */
export function rangesAsked<Known extends Ranges>(
  known: Known,
  filter: Narrowed<Known>,
): { q: string | undefined; asked: AskedRange[] } {
  const { words, ranges } = filter.q ? searchIn(filter.q, known) : nothing;
  const asked = ranges.map(([key, range]) => askedRange(key, range, known[key]));
  for (const key in known) {
    const text = filter[key];
    const range = text && rangeIn(text, known[key] ?? "number");
    if (range) asked.push(askedRange(key, range, known[key]));
  }
  return { q: words, asked };
}

const nothing = { words: undefined, ranges: [] };

function askedRange(key: string, { from, to }: Range, unit: RangeUnit | undefined): AskedRange {
  if (unit === "day") return { key, from, to: to && addDays(to, 1) };
  return { key, from: from === null ? null : Number(from), to: to === null ? null : Number(to) };
}

/** How each key narrows. */
export type Bounds<Known extends Ranges> = Record<keyof Known, Bound>;
type Bound = (range: AskedRange) => SQL | undefined;

export const isWithin = (asked: readonly AskedRange[], bounds: Record<string, Bound>) =>
  and(...asked.map((range) => bounds[range.key]?.(range)));

/** What nobody knows the value of is outside every range. */
export const inRange = (value: Column | SQL): Bound => among(value, value);

/** Something that is a range itself: it has to touch what is asked for. */
export const among =
  (least: Column | SQL, most: Column | SQL): Bound =>
  ({ from, to }) =>
    and(
      from === null ? undefined : sql`${most} >= ${from}`,
      typeof to === "string" ? sql`${least} < ${to}` : undefined,
      typeof to === "number" ? sql`${least} <= ${to}` : undefined,
    );

/** A search as it was typed: what is left to search for, and the ranges that it names. */
export type Search = { words: string; ranges: [key: string, range: Range][] };

/** Takes `years:5..10` out of what was typed, also as `jaren:` or `Jahre:`; a key that the list does not know stays a word. */
export function searchIn(typed: string, known: Ranges): Search {
  const ranges: Search["ranges"] = [];
  const words = typed.replaceAll(/"[^"]+"|\S+/g, (word) => {
    const said = rangeSaid(word, known);
    if (said) ranges.push(said);
    return said ? "" : word;
  });
  return { words, ranges };
}

function rangeSaid(word: string, known: Ranges): Search["ranges"][number] | null {
  const [, key = "", text = ""] = /^(\p{L}+):(.+)$/u.exec(word) ?? [];
  const name = rangeKey(key);
  const unit = Object.hasOwn(known, name) ? known[name] : undefined;
  const range = unit && rangeIn(text, unit);
  return range ? [name, range] : null;
}
