import { clockChange } from "@/src/calendar";
import { amountOf, type CardRule, cardOn, type HourType, type RateCard, ruleAt } from "../rules";
import { inShifts, piecesOf, type Stretch, stretchesOf, type WorkEntry } from "./stretches";

export type { WorkEntry };

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

export type PricedBy = {
  cards: readonly RateCard[];
  holidays: ReadonlySet<string>;
  /** Whose clocks the entries were read from; without one every day has 24 hours. */
  zone?: string | null;
};

/**
 * Prices one timesheet. Each minute that passed goes into one line, and lines are rounded after they are
 * added up, so neither the order of entries nor how a shift is split into them changes an amount.
 */
export function priced(entries: readonly WorkEntry[], by: PricedBy): PricedLine[] {
  const lines = new Map<string, PricedLine>();
  const { zone = null } = by;
  const days = Map.groupBy(
    entries.flatMap((it) => piecesOf(it, zone)),
    (it) => it.day,
  );
  const worked = { week: 0, shifts: new Map<string, number>() };
  for (const [day, pieces] of inShifts(days, zone)) {
    const card = cardOn(day, by.cards);
    const rules = card?.rules ?? [];
    const add = adder(lines, day, card);
    for (const it of pieces) if (it.hourType !== "regular") add(it.hourType, null, it.minutes);
    const regular = pieces.filter((it) => it.hourType === "regular");
    const isHoliday = by.holidays.has(day);
    const change = clockChange(day, zone);
    const stretches = stretchesOf(regular, { rules, day, change });
    byRules(stretches, { rules, weekday: weekdayOf(day), isHoliday, worked, add });
  }
  return [...lines].toSorted(inOrder).map(([, line]) => rounded(line));
}

type Add = (hourType: HourType, rule: number | null, minutes: number) => void;
type Worked = { week: number; shifts: Map<string, number> };
type Day = {
  rules: readonly CardRule[];
  weekday: number;
  isHoliday: boolean;
  /** Regular minutes until now, of the timesheet and of each shift. */
  worked: Worked;
  add: Add;
};

/** Gives each stretch its hour types, cut where a threshold is passed. */
function byRules(stretches: Stretch[], { rules, weekday, isHoliday, worked, add }: Day): void {
  for (const { shift, minute, minutes } of stretches) {
    for (let left = minutes; left > 0;) {
      const before = { day: worked.shifts.get(shift) ?? 0, week: worked.week };
      const step = Math.min(left, untilThreshold(rules, before));
      const rule = ruleAt(rules, { weekday, isHoliday, minute, before });
      add(rules[rule]?.hourType ?? "regular", rule < 0 ? null : rule, step);
      worked.shifts.set(shift, before.day + step);
      worked.week += step;
      left -= step;
    }
  }
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
