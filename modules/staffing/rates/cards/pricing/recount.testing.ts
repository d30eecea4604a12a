import { addDays, daysBetween, minuteMs, momentOf, wallOf } from "@/src/calendar";
import { type CardRule, cardOn, type RateCard, ruleAt } from "../rules";
import { monday } from "./cards.testing";
import type { WorkEntry } from "./rules";

/** Of the week in which nobody touches the clock, and of those in which autumn and spring do. */
export const weeks = [
  { monday, zone: null },
  { monday: "2026-10-19", zone: "Europe/Amsterdam" },
  { monday: "2027-03-22", zone: "Europe/Amsterdam" },
];

type How = (typeof weeks)[number] & { cards: RateCard[]; holidays: ReadonlySet<string> };

/** The same hours, cards and holidays in the week of the case. */
export function inWeek(of: WorkEntry[], how: How): [WorkEntry[], How] {
  const moved = (day: string) => addDays(day, daysBetween(monday, how.monday));
  const cards = how.cards.map((it) => ({
    ...it,
    validFrom: moved(it.validFrom),
    validTo: it.validTo && moved(it.validTo),
  }));
  const holidays = new Set([...how.holidays].map(moved));
  return [of.map((it) => ({ ...it, day: moved(it.day) })), { ...how, cards, holidays }];
}

/** What a clock shows in each minute of nine days, and where it first shows it; read from the machine's own zones. */
function clockFrom({ monday: first, zone }: (typeof weeks)[number]) {
  const start = Date.parse(momentOf(`${first}T00:00`, zone ?? "UTC") ?? "");
  const walls = Array.from({ length: 9 * 1440 }, (_, n) =>
    wallOf(new Date(start + n * minuteMs).toISOString(), zone ?? "UTC"),
  );
  const places = new Map<string, number>();
  for (const [n, wall] of walls.entries()) if (!places.has(wall)) places.set(wall, n);
  return { walls, places };
}

const clocks = new Map(weeks.map((it) => [it.monday, clockFrom(it)] as const));
const clockOf = (how: How) => clocks.get(how.monday) ?? clockFrom(how);

const shown = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((it) => String(it).padStart(2, "0")).join(":");

/** Where the wall first shows a minute after the midnight of a day, or the next one that it does show. */
function placeOf(how: How, day: string, minute: number): number {
  const { places } = clockOf(how);
  for (let at = minute; ; at++) {
    const wall = `${addDays(day, Math.floor(at / 1440))}T${shown(at % 1440)}`;
    const found = places.get(wall);
    if (found !== undefined) return found;
  }
}

/** The minutes worked by an entry, the break in its middle left out. */
function placesOf(it: WorkEntry, how: How): number[] {
  if ("minutes" in it) return [];
  const from = placeOf(how, it.day, it.from);
  const long = placeOf(how, it.day, it.until) - from;
  const pause = from + Math.floor((long - it.breakMinutes) / 2);
  return Array.from({ length: long }, (_, at) => from + at).filter(
    (at) => at < pause || at >= pause + it.breakMinutes,
  );
}

export const workedIn = (it: WorkEntry, how: How): number =>
  "minutes" in it ? it.minutes : placesOf(it, how).length;

type Minute = { day: string; minute: number | null; shift: string };

/** Minutes in the order in which they passed, each with the day on which the unbroken work around it began. */
function timed(of: WorkEntry[], how: How): (Minute & { at: number })[] {
  const worked = of.flatMap((it) => placesOf(it, how).map((at) => ({ at, noted: it.day })));
  worked.sort((one, other) => one.at - other.at);
  const { walls } = clockOf(how);
  const runs: (typeof worked)[] = [];
  for (const it of worked) {
    const run = runs.at(-1);
    if (run && it.at - (run.at(-1)?.at ?? 0) <= 1) run.push(it);
    else runs.push([it]);
  }
  return runs.flatMap((run) => {
    const shift = run.map(({ noted }) => noted).reduce((a, b) => (b < a ? b : a));
    return run.map(({ at }) => {
      const [day = "", clock = ""] = walls[at]?.split("T") ?? [];
      const [hour = 0, minute = 0] = clock.split(":").map(Number);
      return { at, day, minute: hour * 60 + minute, shift };
    });
  });
}

/** Counts minute by minute what pricing gives in stretches; those without a clock come last on their day. */
export function recounted(of: WorkEntry[], how: How): Map<string, number> {
  const untimed = of.flatMap((it): Minute[] =>
    "minutes" in it
      ? Array.from({ length: it.minutes }, () => ({ day: it.day, minute: null, shift: it.day }))
      : [],
  );
  const days = Map.groupBy<string, Minute>([...timed(of, how), ...untimed], ({ day }) => day);
  const inOrder = [...days].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const counts = new Map<string, number>();
  const worked = new Map<string, number>();
  for (const [week, it] of inOrder.flatMap(([, minutes]) => minutes).entries()) {
    const { day, minute, shift } = it;
    const rules: readonly CardRule[] = cardOn(day, how.cards)?.rules ?? [];
    const before = { day: worked.get(shift) ?? 0, week };
    const weekday = new Date(`${day}T12:00:00Z`).getUTCDay() || 7;
    const isHoliday = how.holidays.has(day);
    const rule = ruleAt(rules, { weekday, isHoliday, minute, before });
    const key = `${day} ${rules[rule]?.hourType ?? "regular"} ${rule < 0 ? null : rule}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    worked.set(shift, before.day + 1);
  }
  return counts;
}
