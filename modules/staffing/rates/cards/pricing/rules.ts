import { addDays } from "@/src/calendar";
import {
  amountOf,
  type CardRule,
  cardOn,
  type HourType,
  minutesADay,
  type RateCard,
  ruleAt,
} from "../rules";

/** Hours of one day: by the clock, or only how many. What is not regular stays what it was noted as. */
export type WorkEntry = { day: string; hourType: HourType } & (
  { from: number; until: number; breakMinutes: number; breakFrom?: number } | { minutes: number }
);

/** Minutes of one day at one rate. Amounts are null where no card has a rate: nobody may guess it. */
export type PricedLine = {
  workedOn: string;
  hourType: HourType;
  minutes: number;
  cardId: string | null;
  /** Where in the card the rule stands that made it this hour type; null for regular and noted hours. */
  rule: number | null;
  currency: string | null;
  billRateCents: number | null;
  payRateCents: number | null;
  billCents: number | null;
  payCents: number | null;
};

export type PricedBy = { cards: readonly RateCard[]; holidays: ReadonlySet<string> };

/**
 * Prices one timesheet. Each minute goes into one line, and lines are rounded after they are
 * added up, so neither the order of entries nor how a shift is split into them changes an amount.
 */
export function priced(entries: readonly WorkEntry[], by: PricedBy): PricedLine[] {
  const lines = new Map<string, PricedLine>();
  const days = Map.groupBy(entries.flatMap(piecesOf), (it) => it.day);
  let weekMinutes = 0;
  for (const day of [...days.keys()].toSorted()) {
    const pieces = days.get(day) ?? [];
    const card = cardOn(day, by.cards);
    const add = adder(lines, day, card);
    for (const it of pieces) if (it.hourType !== "regular") add(it.hourType, null, it.minutes);
    const regular = pieces.filter((it) => it.hourType === "regular");
    weekMinutes += byRules(stretchesOf(regular, card?.rules ?? []), {
      rules: card?.rules ?? [],
      weekday: weekdayOf(day),
      isHoliday: by.holidays.has(day),
      weekMinutes,
      add,
    });
  }
  return [...lines].toSorted(inOrder).map(([, line]) => rounded(line));
}

/** Minutes of one day without their break: by the clock from a minute on, or without a clock. */
type Piece = { day: string; hourType: HourType; from: number | null; minutes: number };

function piecesOf(entry: WorkEntry): Piece[] {
  const { day, hourType } = entry;
  if ("minutes" in entry) return [{ day, hourType, from: null, minutes: entry.minutes }];
  return workedSpans(entry)
    .flatMap(([from, until]) => byDays(from, until))
    .map(({ days, from, minutes }) => ({
      day: days === 0 ? day : addDays(day, days),
      hourType,
      from,
      minutes,
    }));
}

/** Where nobody noted when the break was, it lies in the middle of the shift. */
function workedSpans(it: {
  from: number;
  until: number;
  breakMinutes: number;
  breakFrom?: number;
}) {
  const middle = it.from + Math.floor((it.until - it.from - it.breakMinutes) / 2);
  const pause = it.breakFrom ?? middle;
  return [
    [it.from, pause],
    [pause + it.breakMinutes, it.until],
  ] as const;
}

function byDays(from: number, until: number) {
  const parts: { days: number; from: number; minutes: number }[] = [];
  for (let at = from; at < until;) {
    const days = Math.floor(at / minutesADay);
    const end = Math.min(until, (days + 1) * minutesADay);
    parts.push({ days, from: at - days * minutesADay, minutes: end - at });
    at = end;
  }
  return parts;
}

/** Minutes between two edges, all alike but for how much was worked before; those without a clock come last. */
type Stretch = { minute: number | null; minutes: number };

function stretchesOf(pieces: Piece[], rules: readonly CardRule[]): Stretch[] {
  const timed = pieces.flatMap(({ from, minutes }) =>
    from === null ? [] : [{ from, until: from + minutes }],
  );
  const edges = [
    ...timed.flatMap(({ from, until }) => [from, until]),
    ...rules.flatMap(({ window }) => (window ? [window.from, window.until] : [])),
  ];
  const sorted = [...new Set(edges)].toSorted((one, other) => one - other);
  const stretches = sorted.slice(1).map((until, at) => {
    const minute = sorted[at] ?? until;
    // Entries that overlap are counted each: a check names them, and no minute is left out.
    const together = timed.filter((it) => it.from <= minute && until <= it.until).length;
    return { minute, minutes: together * (until - minute) };
  });
  const untimed = pieces.reduce((sum, it) => sum + (it.from === null ? it.minutes : 0), 0);
  return [...stretches, { minute: null, minutes: untimed }];
}

type Add = (hourType: HourType, rule: number | null, minutes: number) => void;
type Day = {
  rules: readonly CardRule[];
  weekday: number;
  isHoliday: boolean;
  weekMinutes: number;
  add: Add;
};

/** Gives each stretch its hour types, cut where a threshold is passed; answers the minutes of the day. */
function byRules(stretches: Stretch[], { rules, weekday, isHoliday, weekMinutes, add }: Day) {
  let dayMinutes = 0;
  for (const { minute, minutes } of stretches) {
    for (let left = minutes; left > 0;) {
      const before = { day: dayMinutes, week: weekMinutes + dayMinutes };
      const step = Math.min(left, untilThreshold(rules, before));
      const rule = ruleAt(rules, { weekday, isHoliday, minute, before });
      add(rules[rule]?.hourType ?? "regular", rule < 0 ? null : rule, step);
      dayMinutes += step;
      left -= step;
    }
  }
  return dayMinutes;
}

function untilThreshold(rules: readonly CardRule[], before: { day: number; week: number }): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const { afterMinutes: after } of rules) {
    const [day, week] = [(after?.day ?? 0) - before.day, (after?.week ?? 0) - before.week];
    if (day > 0 && day < nearest) nearest = day;
    if (week > 0 && week < nearest) nearest = week;
  }
  return nearest;
}

const adder =
  (lines: Map<string, PricedLine>, workedOn: string, card: RateCard | null): Add =>
  (hourType, rule, minutes) => {
    if (minutes === 0) return;
    const place = `${workedOn} ${hourType} ${rule ?? -1}`;
    const line = lines.get(place) ?? emptyLine({ workedOn, hourType, rule }, card);
    line.minutes += minutes;
    lines.set(place, line);
  };

function emptyLine(
  of: Pick<PricedLine, "workedOn" | "hourType" | "rule">,
  card: RateCard | null,
): PricedLine {
  const rate = card?.rates.find((it) => it.hourType === of.hourType);
  return {
    ...of,
    minutes: 0,
    cardId: card?.id ?? null,
    currency: card?.currency ?? null,
    billRateCents: rate?.billCents ?? null,
    payRateCents: rate?.payCents ?? null,
    billCents: null,
    payCents: null,
  };
}

const rounded = (line: PricedLine): PricedLine => ({
  ...line,
  billCents: line.billRateCents === null ? null : amountOf(line.minutes, line.billRateCents),
  payCents: line.payRateCents === null ? null : amountOf(line.minutes, line.payRateCents),
});

type Placed = [place: string, line: PricedLine];
const inOrder = ([one]: Placed, [other]: Placed) => (one < other ? -1 : 1);

/** Monday is 1, Sunday 7. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
