import { addDays, dayMs, daysBetween, minuteMs, mondayOf } from "./days";
import { dayIn, defaultTimezone, momentOf } from "./time-zones";

/** Specification §2, Reports: from their first day until today. */
export const calendarPeriods = ["week", "month", "quarter", "year"] as const;
export type CalendarPeriod = (typeof calendarPeriods)[number];
/** Specification §2, Analytics: the last hours, or today and the days before it. */
export const recentPeriods = ["24h", "7d", "30d", "90d"] as const;
export type RecentPeriod = (typeof recentPeriods)[number];
export const periodNames = [...calendarPeriods, ...recentPeriods] as const;
export type PeriodName = (typeof periodNames)[number];

export const defaultReportPeriod: CalendarPeriod = "quarter";
export const defaultAnalyticsPeriod: RecentPeriod = "30d";
/** Five years with their leap days; nothing older is asked for at once. */
export const longestDays = 1827;

/** One time zone for everybody, so that colleagues in two countries see the same revenue for a period. */
export const periodZone = defaultTimezone;

/** From a moment until before another one, as ISO instants. */
export type Period = { from: string; to: string };
/** The first and the last day; both belong to it. */
export type Days = { from: string; to: string };
/** What somebody has chosen: a period by its name, or two days of their own. */
export type Choice = { period: PeriodName } | Days;

/** What stands in the address bar and in every call: `period=quarter`, or `from` and `to`. */
type Asked = {
  period?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** The choice in an address; an invalid or missing one gives the default. */
export function choiceOf({ period, from, to }: Asked, usual: PeriodName): Choice {
  if (from && to && isLookedAt({ from, to })) return { from, to };
  return { period: periodNames.find((name) => name === period) ?? usual };
}

/** Whether two days are in order and no further apart than `longestDays`. */
export const isLookedAt = ({ from, to }: Days): boolean =>
  isDay(from) && isDay(to) && from <= to && daysBetween(from, to) < longestDays;

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  addDays(text, 0) === text;

/** From when to when a choice goes. */
export function periodOf(choice: Choice, now: Date): Period {
  if (!("period" in choice)) return spanOf(choice);
  const today = todayOf(now);
  const { period } = choice;
  if (period === "24h") return lastDay(now);
  if (isCalendar(period)) return spanOf({ from: firstDayOf(period, today), to: today });
  return spanOf({ from: addDays(today, 1 - Number.parseInt(period, 10)), to: today });
}

/**
 * The equal period before. A calendar one is compared with as many days of the week, month, quarter or
 * year before, and no more than those had; any other with as much time directly before it.
 */
export function previousOf(choice: Choice, now: Date): Period {
  const period = periodOf(choice, now);
  if ("period" in choice && choice.period === "24h") {
    return { from: lastDay(new Date(period.from)).from, to: period.from };
  }
  const { from, to } = daysOf(period);
  const length = daysBetween(from, to) + 1;
  if (!("period" in choice) || !isCalendar(choice.period)) {
    return spanOf({ from: addDays(from, -length), to: addDays(from, -1) });
  }
  const first = firstDayOf(choice.period, addDays(from, -1));
  const last = [addDays(first, length - 1), addDays(from, -1)].toSorted()[0] ?? first;
  return spanOf({ from: first, to: last });
}

/** The days that a period touches. */
export const daysOf = ({ from, to }: Period): Days => ({
  from: dayIn(from, periodZone),
  to: dayIn(new Date(Date.parse(to) - 1).toISOString(), periodZone),
});

/** From midnight before the first day until midnight after the last. */
export const spanOf = ({ from, to }: Days): Period => ({
  from: midnightOf(from),
  to: midnightOf(addDays(to, 1)),
});

export const todayOf = (now: Date): string => dayIn(now.toISOString(), periodZone);

/** The moment at which a day begins. */
export const midnightOf = (day: string): string =>
  momentOf(`${day}T00:00`, periodZone) ?? `${day}T00:00:00.000Z`;

export const isCalendar = (name: PeriodName): name is CalendarPeriod =>
  calendarPeriods.some((it) => it === name);

/** The first day of the week, month, quarter or year that a day lies in. */
export function firstDayOf(unit: CalendarPeriod, day: string): string {
  if (unit === "week") return mondayOf(day);
  if (unit === "year") return `${day.slice(0, 4)}-01-01`;
  const month = Number(day.slice(5, 7));
  const first = unit === "month" ? month : month - ((month - 1) % 3);
  return `${day.slice(0, 4)}-${String(first).padStart(2, "0")}-01`;
}

/** Day after day, week after week … from a first day on, as far as another one; the outer ones are cut. */
export function stepsOf(days: Days, unit: CalendarPeriod | "day"): Days[] {
  const steps: Days[] = [];
  for (let from = days.from; from <= days.to;) {
    const next = unit === "day" ? addDays(from, 1) : nextOf(unit, from);
    const last = addDays(next, -1);
    steps.push({ from, to: last < days.to ? last : days.to });
    from = next;
  }
  return steps;
}

/** The unit of a chart over so many days, so that it has neither three bars nor three hundred. */
export function unitOf({ from, to }: Days): "day" | "week" | "month" {
  const days = daysBetween(from, to) + 1;
  if (days <= 31) return "day";
  return days <= 120 ? "week" : "month";
}

/**
 * The first day of the next week, month, quarter or year. Jumps past its end and back to its first day: 40 days from
 * the first of a month always lie in the next.
 */
function nextOf(unit: CalendarPeriod, day: string): string {
  const first = firstDayOf(unit, day);
  const daysOn = { week: 7, month: 40, quarter: 100, year: 370 }[unit];
  return firstDayOf(unit, addDays(first, daysOn));
}

/** The last 24 hours, rounded to the minute, so that two looks within a minute show the same figures. */
function lastDay(now: Date): Period {
  const to = Math.floor(now.getTime() / minuteMs) * minuteMs;
  return {
    from: new Date(to - dayMs).toISOString(),
    to: new Date(to).toISOString(),
  };
}
