import { and, or, type SQL, sql } from "drizzle-orm";
import { type AskedRange, inRange, type Bounds, isWithin } from "@/modules/records/core";
import { daysBetween } from "@/src/calendar";
import { payKey } from "../conditions/columns";
import { perYear } from "@/modules/knowledge/normalise/rules";
import type { ranges } from "../rules";
import { candidates } from "../schema";

type Bound = (range: AskedRange) => SQL | undefined;

/** What is not known is -1 in the index, and outside every range. */
const salary: Bound = ({ from, to }) =>
  and(
    sql`${payKey} >= ${Math.max(0, Number(from ?? 0))}`,
    to === null ? undefined : sql`${payKey} <= ${to}`,
  );

/** What a year may be rounded by, as an hour of it is. */
const slack = 0.01;
const hours = (value: AskedRange["from"], by: number) =>
  value === null ? null : (Number(value) + by) * perYear.hour;

/** By the year, and among those exactly; both are read from the index of the year alone. */
const pay: Bound = (range) =>
  and(
    salary({ ...range, from: hours(range.from, -slack), to: hours(range.to, slack) }),
    inRange(sql`round(${payKey} / ${perYear.hour}, 2)`)(range),
  );

/** Of a named day, or of a notice counted from today; each is compared as the index has it. */
const available =
  (today: string): Bound =>
  ({ from, to }) => {
    const days = (day: AskedRange["from"]) =>
      day === null ? null : daysBetween(today, String(day));
    const notice = inRange(candidates.noticeDays)({
      key: "notice",
      from: days(from),
      to: before(days(to)),
    });
    const unnamed = sql`${candidates.availableFrom} is null`;
    return or(
      inRange(candidates.availableFrom)({ key: "available", from, to }),
      and(unnamed, sql`${candidates.noticeDays} is not null`, notice),
    );
  };

/** A day is included until its end; a number of days is exclusive. */
const before = (days: number | null) => (days === null ? null : days - 1);

const boundsOf = (today: string) =>
  ({
    years: inRange(candidates.yearsDatacentre),
    experience: inRange(candidates.yearsTotal),
    pay,
    salary,
    notice: inRange(candidates.noticeDays),
    added: inRange(candidates.createdAt),
    keep: inRange(candidates.dataRetentionUntil),
    available: available(today),
  }) satisfies Bounds<typeof ranges>;

/** Which of the people are within all of these ranges. */
export const within = (asked: readonly AskedRange[], today = ""): SQL | undefined =>
  isWithin(asked, boundsOf(today));
