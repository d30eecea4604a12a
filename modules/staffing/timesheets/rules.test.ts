import { expect, test } from "bun:test";
import { daysOf, warningsOf } from "./rules";

const day = "2026-11-16";
const shift = (from: number, until: number, breakMinutes = 0, on = day) => ({
  day: on,
  from: from * 60,
  until: until * 60,
  breakMinutes,
});
const told = (entries: Parameters<typeof warningsOf>[0], country: string | null = "NL") =>
  warningsOf(entries, country).map(({ check, law }) => [check, law]);

test("a missing break is named by the law of the country", () => {
  expect(told([shift(8, 14)], "NL")).toEqual([["break", "ATW 5:4"]]);
  expect(told([shift(8, 14)], "DE")).toEqual([]);
  expect(told([shift(8, 18, 30)], "DE")).toEqual([["break", "ArbZG § 4"]]);
  expect(told([shift(8, 18, 45)], "DE")).toEqual([]);
  expect(told([shift(8, 15)], "FR")).toEqual([["break", "2003/88/EC, art. 4"]]);
});

test("the time between two parts of a day counts as its break", () => {
  expect(told([shift(8, 12), shift(12.5, 17)], "DE")).toEqual([]);
});

test("fewer than eleven hours between two days, and hours noted twice, are said", () => {
  expect(told([shift(14, 23, 45), shift(8, 12, 0, "2026-11-17")])).toEqual([["rest", "ATW 5:3"]]);
  expect(told([shift(14, 23, 45), shift(10, 14, 0, "2026-11-17")])).toEqual([]);
  expect(told([shift(8, 12), shift(11, 13)])).toEqual([
    ["break", "ATW 5:4"],
    ["overlap", null],
  ]);
});

test("more than a day's hours and more than 48 in a week are said", () => {
  expect(
    told([
      { day, minutes: 1000 },
      { day, minutes: 500 },
    ]),
  ).toEqual([["longDay", null]]);
  const long = [16, 17, 18, 19, 20].map((it) => shift(7, 17.5, 45, `2026-11-${it}`));
  expect(told(long)).toEqual([["longWeek", "2003/88/EC, art. 6"]]);
});

test("only the days on which the deployment runs may have hours", () => {
  const of = { startDate: "2026-11-18", endDate: "2026-11-20" };
  expect(daysOf("2026-11-16", of)).toEqual(["2026-11-18", "2026-11-19", "2026-11-20"]);
  expect(daysOf("2026-11-16", { ...of, endDate: null })).toHaveLength(5);
});
