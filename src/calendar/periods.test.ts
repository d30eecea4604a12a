import { expect, test } from "bun:test";
import fc from "fast-check";
import {
  choiceOf,
  daysOf,
  isLookedAt,
  type PeriodName,
  periodNames,
  periodOf,
  previousOf,
  spanOf,
  stepsOf,
  unitOf,
} from "./periods";

// A Wednesday; in Amsterdam it is the 18th of February already.
const now = new Date("2026-02-17T23:30:00.000Z");
const days = (period: PeriodName) => Object.values(daysOf(periodOf({ period }, now)));
const before = (period: PeriodName) => Object.values(daysOf(previousOf({ period }, now)));

test.each<[PeriodName, string[], string[]]>([
  ["week", ["2026-02-16", "2026-02-18"], ["2026-02-09", "2026-02-11"]],
  ["month", ["2026-02-01", "2026-02-18"], ["2026-01-01", "2026-01-18"]],
  ["quarter", ["2026-01-01", "2026-02-18"], ["2025-10-01", "2025-11-18"]],
  ["year", ["2026-01-01", "2026-02-18"], ["2025-01-01", "2025-02-18"]],
  ["7d", ["2026-02-12", "2026-02-18"], ["2026-02-05", "2026-02-11"]],
  ["90d", ["2025-11-21", "2026-02-18"], ["2025-08-23", "2025-11-20"]],
])("%s goes until today, and is compared with as many days before", (name, its, earlier) => {
  expect(days(name)).toEqual(its);
  expect(before(name)).toEqual(earlier);
});

test("a month is compared with no more days than the one before it had", () => {
  const last = new Date("2026-03-31T12:00:00.000Z");
  expect(daysOf(previousOf({ period: "month" }, last))).toEqual({
    from: "2026-02-01",
    to: "2026-02-28",
  });
});

test("the last 24 hours are hours, whatever the day", () => {
  expect(periodOf({ period: "24h" }, now)).toEqual({
    from: "2026-02-16T23:30:00.000Z",
    to: "2026-02-17T23:30:00.000Z",
  });
  expect(previousOf({ period: "24h" }, now).to).toBe("2026-02-16T23:30:00.000Z");
});

test("a day begins at midnight in one place, also when the clocks change", () => {
  const hours = ({ from, to }: { from: string; to: string }) =>
    (Date.parse(to) - Date.parse(from)) / 3_600_000;
  const of = (day: string) => hours(spanOf({ from: day, to: day }));
  expect([of("2026-03-28"), of("2026-03-29"), of("2026-10-25")]).toEqual([24, 23, 25]);
  expect(spanOf({ from: "2026-07-01", to: "2026-07-01" }).from).toBe("2026-06-30T22:00:00.000Z");
});

test("an address that makes no sense gives way to what is usual", () => {
  const asked = { from: "2026-01-01", to: "2026-03-31" };
  expect(choiceOf({ ...asked, period: "week" }, "month")).toEqual(asked);
  expect(choiceOf({ period: "decade" }, "month")).toEqual({ period: "month" });
  expect(choiceOf({ from: "2026-03-31", to: "2026-01-01" }, "year")).toEqual({ period: "year" });
  for (const from of ["2026-02-30", "x", "2026-13-45", "2019-01-01"]) {
    expect(isLookedAt({ from, to: "2026-03-01" })).toBe(false);
  }
});

test("the steps of any period follow one another without a gap, and so do periods", () => {
  const day = fc
    .integer({ min: 0, max: 1500 })
    .map((n) => new Date(Date.UTC(2024, 0, 1 + n)).toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, day, fc.constantFrom(...periodNames), (one, other, period) => {
      const [from = "", to = ""] = [one, other].toSorted();
      const spans = stepsOf({ from, to }, unitOf({ from, to })).map(spanOf);
      expect(spans[0]?.from).toBe(spanOf({ from, to }).from);
      expect(spans.at(-1)?.to).toBe(spanOf({ from, to }).to);
      expect(
        spans.every(({ to: end }, n) => n === spans.length - 1 || spans[n + 1]?.from === end),
      ).toBe(true);
      const at = new Date(`${from}T09:00:00.000Z`);
      expect(previousOf({ period }, at).to <= periodOf({ period }, at).from).toBe(true);
      expect(previousOf({ from, to }, at).to).toBe(periodOf({ from, to }, at).from);
    }),
    { numRuns: 60 },
  );
});
