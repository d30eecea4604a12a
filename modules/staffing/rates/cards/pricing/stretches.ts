import {
  addDays,
  type ClockChange,
  clockChange,
  elapsedAt,
  lengthOf,
  wallAt,
} from "@/src/calendar";
import { type CardRule, type HourType, minutesADay } from "../rules";

/** Hours of one day: by the clock, or only how many. What is not regular stays what it was noted as. */
export type WorkEntry = { day: string; hourType: HourType } & (
  { from: number; until: number; breakMinutes: number; breakFrom?: number } | { minutes: number }
);

/** Minutes of one day without their break: from so many minutes after its midnight on, or without a clock. */
export type Piece = {
  day: string;
  /** The day on which the shift began that it is part of. */
  shift: string;
  hourType: HourType;
  from: number | null;
  minutes: number;
};

type Timed = Piece & { from: number };

/** An entry by days, in minutes that passed. */
export function piecesOf(entry: WorkEntry, zone: string | null): Piece[] {
  const { day, hourType } = entry;
  const its = { day, shift: day, hourType };
  if ("minutes" in entry) return [{ ...its, from: null, minutes: entry.minutes }];
  const changes = [clockChange(day, zone), clockChange(addDays(day, 1), zone)] as const;
  return workedSpans(entry, changes).flatMap(([from, until]) =>
    byDays(from, until, lengthOf(changes[0])).map(({ days, ...span }) => ({
      ...its,
      ...span,
      day: days === 0 ? day : addDays(day, 1),
    })),
  );
}

type Clocked = { from: number; until: number; breakMinutes: number; breakFrom?: number };

/** Where nobody noted when the break was, it lies in the middle of the shift. */
function workedSpans(it: Clocked, [first, next]: readonly [ClockChange, ClockChange]) {
  const passed = (minute: number) =>
    minute <= minutesADay
      ? elapsedAt(first, minute)
      : lengthOf(first) + elapsedAt(next, minute - minutesADay);
  const [from, until] = [passed(it.from), passed(it.until)];
  const middle = from + Math.floor((until - from - it.breakMinutes) / 2);
  const pause = it.breakFrom === undefined ? middle : passed(it.breakFrom);
  return [
    [from, pause],
    [pause + it.breakMinutes, until],
  ] as const;
}

function byDays(from: number, until: number, length: number) {
  const parts = [
    { days: 0, from, until: Math.min(until, length) },
    { days: 1, from: Math.max(from, length) - length, until: until - length },
  ];
  return parts
    .filter((it) => it.from < it.until)
    .map(({ days, from: start, until: end }) => ({ days, from: start, minutes: end - start }));
}

/**
 * The days in their order, each with its pieces in theirs. What touches or overlaps is one shift, so that a night that
 * was noted as two entries is one too; it counts to the earliest day on which any of it was noted.
 */
export function* inShifts(
  days: ReadonlyMap<string, Piece[]>,
  zone: string | null,
): Generator<[string, Piece[]]> {
  let last: { day: string; shift: string | null } = { day: "", shift: null };
  for (const day of [...days.keys()].toSorted()) {
    const pieces = days.get(day) ?? [];
    const timed = pieces.filter(isTimed).toSorted((one, other) => one.from - other.from);
    const goesOn = last.day === addDays(day, -1) ? last.shift : null;
    const shift = joined(timed, { goesOn, length: lengthOf(clockChange(day, zone)) });
    last = { day, shift };
    yield [day, [...timed, ...pieces.filter((it) => !isTimed(it))]];
  }
}

type Around = { goesOn: string | null; length: number };

/** Joins the pieces of a day, in their order, to shifts; answers the one that goes on past midnight. */
function joined(timed: readonly Timed[], { goesOn, length }: Around): string | null {
  let shift = goesOn ?? "";
  let [reach, first] = [goesOn === null ? -1 : 0, 0];
  for (const [at, it] of timed.entries()) {
    if (it.from > reach) [shift, first] = [it.shift, at];
    if (it.shift < shift) shift = it.shift;
    for (const piece of timed.slice(first, at + 1)) piece.shift = shift;
    reach = Math.max(reach, it.from + it.minutes);
  }
  return reach === length ? shift : null;
}

const isTimed = (it: Piece): it is Timed => it.from !== null;

/** Minutes between two edges, all alike but for how much was worked before; those without a clock come last. */
export type Stretch = { shift: string; minute: number | null; minutes: number };

type Ruled = { rules: readonly CardRule[]; day: string; change: ClockChange };

export function stretchesOf(pieces: Piece[], { rules, day, change }: Ruled): Stretch[] {
  const timed = pieces.filter(isTimed);
  const edges = [
    ...timed.flatMap(({ from, minutes }) => [from, from + minutes]),
    ...rules.flatMap(({ window }) =>
      window ? [window.from, window.until].flatMap((minute) => passedAt(change, minute)) : [],
    ),
    ...(change.longer === 0 ? [] : [change.at]),
  ];
  const sorted = [...new Set(edges)].toSorted((one, other) => one - other);
  const stretches = sorted.slice(1).map((until, at) => {
    const start = sorted[at] ?? until;
    // Entries that overlap are one shift, and counted each: a check names them, and no minute is left out.
    const going = timed.filter((it) => it.from <= start && until <= it.from + it.minutes);
    const minutes = going.length * (until - start);
    return { shift: going[0]?.shift ?? day, minute: wallAt(change, start), minutes };
  });
  const untimed = pieces.reduce((sum, it) => sum + (it.from === null ? it.minutes : 0), 0);
  return [...stretches, { shift: day, minute: null, minutes: untimed }];
}

/** When the wall shows a minute: twice within the hour that autumn repeats. */
function passedAt(change: ClockChange, minute: number): number[] {
  const { at, longer } = change;
  const isRepeated = at - longer <= minute && minute < at;
  return [elapsedAt(change, minute), ...(isRepeated ? [minute + longer] : [])];
}
