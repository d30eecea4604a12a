import { expect, test } from "bun:test";
import fc from "fast-check";
import { addDays } from "@/src/calendar";
import { type CardRule, hourTypes } from "../rules";
import { card, monday, rates } from "./cards.testing";
import { inWeek, recounted, weeks, workedIn } from "./recount.testing";
import { priced, type WorkEntry } from "./rules";

const clock = fc.integer({ min: 0, max: 1440 });
const rules: fc.Arbitrary<CardRule> = fc.record(
  {
    hourType: fc.constantFrom(...hourTypes),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
    onHoliday: fc.constant(true as const),
    window: fc.record({ from: clock, until: clock }),
    afterMinutes: fc.record(
      { day: fc.integer({ min: 1, max: 900 }), week: fc.integer({ min: 1, max: 3000 }) },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: ["hourType"] },
);
const hours = { day: fc.integer({ min: 0, max: 6 }).map((it) => addDays(monday, it)) };
const hourType = fc.oneof(
  { weight: 4, arbitrary: fc.constant("regular" as const) },
  fc.constantFrom(...hourTypes),
);
const timed = fc
  .record({
    ...hours,
    hourType,
    from: fc.integer({ min: 0, max: 1439 }),
    long: clock,
    pause: clock,
  })
  .map(({ long, pause, ...it }) => ({
    ...it,
    until: it.from + long,
    breakMinutes: Math.min(pause, long),
  }));
const untimed = fc.record({ ...hours, hourType, minutes: clock });
const entries: fc.Arbitrary<WorkEntry[]> = fc.array(fc.oneof(timed, untimed), { maxLength: 8 });
const how = fc
  .record({
    rules: fc.array(rules, { maxLength: 5 }),
    split: hours.day,
    priceless: fc.subarray([...rates]),
    holidays: fc.array(hours.day),
    week: fc.constantFrom(...weeks),
  })
  .map(({ rules, split, priceless, holidays, week }) => ({
    ...week,
    cards: [
      card({ id: "client", level: "client", validTo: split, rates: priceless }),
      card({ rules, validFrom: split }),
    ],
    holidays: new Set(holidays),
  }));
const sumOf = (numbers: number[]) => numbers.reduce((sum, it) => sum + it, 0);

test("every minute is in exactly one line", () => {
  fc.assert(
    fc.property(entries, how, (typed, means) => {
      const [of, how] = inWeek(typed, means);
      const lines = priced(of, how);
      const worked = sumOf(of.map((it) => workedIn(it, how)));
      expect(sumOf(lines.map((it) => it.minutes))).toBe(worked);
      const places = lines.map((it) => `${it.workedOn} ${it.hourType} ${it.rule}`);
      expect(new Set(places).size).toBe(places.length);
      expect(lines.every((it) => it.minutes > 0)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test("the order of entries changes nothing", () => {
  const shuffled = entries.chain((of) =>
    fc.tuple(fc.constant(of), fc.shuffledSubarray(of, { minLength: of.length })),
  );
  fc.assert(
    fc.property(shuffled, how, ([typed, shuffle], means) => {
      const [of, how] = inWeek(typed, means);
      const [other] = inWeek(shuffle, means);
      expect(priced(other, how)).toEqual(priced(of, how));
    }),
    { numRuns: 1000 },
  );
});

/** The same work as two entries: each side of a point of the clock, or of a number of minutes. */
function inTwo(it: WorkEntry, share: number): WorkEntry[] {
  if ("minutes" in it) {
    const first = Math.floor(it.minutes * share);
    return [
      { ...it, minutes: first },
      { ...it, minutes: it.minutes - first },
    ];
  }
  const pause = it.from + Math.floor((it.until - it.from - it.breakMinutes) / 2);
  const at = it.from + Math.floor((it.until - it.from) * share);
  const spans = [
    [it.from, Math.min(at, pause)],
    [at, pause],
    [pause + it.breakMinutes, Math.max(at, pause + it.breakMinutes)],
    [Math.max(at, pause + it.breakMinutes), it.until],
  ] as const;
  return spans
    .filter(([from, until]) => from < until)
    .map(([from, until]) => ({ ...it, from, until, breakMinutes: 0 }));
}

test("a shift noted in parts comes to the same as the shift noted whole", () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(entries, share, how, (typed, share, means) => {
      const [whole, how] = inWeek(typed, means);
      const of = how.zone ? whole.map(unbroken) : whole;
      expect(
        priced(
          of.flatMap((it) => inTwo(it, share)),
          how,
        ),
      ).toEqual(priced(of, how));
    }),
    { numRuns: 1000 },
  );
});

/** A break in the hour that autumn repeats cannot be told from the clock. */
const unbroken = (it: WorkEntry): WorkEntry => ("minutes" in it ? it : { ...it, breakMinutes: 0 });

test("the lines are those that counting minute by minute gives", () => {
  const regular = entries.map((of) => of.map((it) => ({ ...it, hourType: "regular" as const })));
  fc.assert(
    fc.property(regular, how, (typed, means) => {
      const [of, how] = inWeek(typed, means);
      const lines = priced(of, how).map((it): [string, number] => [
        `${it.workedOn} ${it.hourType} ${it.rule}`,
        it.minutes,
      ]);
      expect(new Map(lines)).toEqual(recounted(of, how));
    }),
    { numRuns: 300 },
  );
});
