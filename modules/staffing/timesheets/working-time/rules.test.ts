import { expect, test } from "bun:test";
import { type Beside, warningsOf, workingTimeIn } from "./rules";
import countries from "./countries.json";

const day = "2026-11-16";
const shift = (from: number, until: number, breakMinutes = 0, on = day) => ({
  day: on,
  from: from * 60,
  until: until * 60,
  breakMinutes,
});
type Entries = Parameters<typeof warningsOf>[0]["entries"];
const told = (entries: Entries, country: string | null = "NL", beside?: Beside) =>
  warningsOf({ entries, week: day, country }, beside).map(({ check, law }) => [check, law]);

test("a missing break is named by the law of the country", () => {
  expect(told([shift(8, 14)], "NL")).toEqual([["break", "ATW 5:4"]]);
  expect(told([shift(8, 14)], "DE")).toEqual([]);
  expect(told([shift(8, 18, 30)], "DE")).toEqual([["break", "ArbZG § 4"]]);
  expect(told([shift(8, 18, 45)], "DE")).toEqual([]);
  expect(told([shift(8, 15)], "PL")).toEqual([["break", "2003/88/EC, art. 4"]]);
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
  expect(told(long)).toEqual([["longWeek", "ATW 5:7"]]);
});

test("hours of other weeks and other deployments count too, and certificates that have ended", () => {
  const before = { entries: [shift(14, 23, 45, "2026-11-15")], certificates: [] };
  expect(told([shift(8, 12)], "DE", before)).toEqual([["rest", "ArbZG § 5"]]);
  const short = { entries: [{ day: "2026-11-09", minutes: 2400 }], certificates: [] };
  const long = [16, 17, 18, 19, 20].map((it) => shift(7, 17.5, 60, `2026-11-${it}`));
  expect(told([...long, { day, minutes: 60 }], "PL", short)).toEqual([]);
  const certificates = [{ name: "VCA", endedOn: "2026-11-16" }];
  const beside = { entries: [], certificates };
  expect(told([shift(8, 12)], "NL", beside)).toEqual([]);
  expect(told([shift(8, 12, 0, "2026-11-17")], "NL", beside)).toEqual([["certificate", null]]);
});

test("a day over the limit of its country is said with its law", () => {
  expect(told([{ day, minutes: 660 }], "DE")).toEqual([["dayLimit", "ArbZG § 3"]]);
  expect(told([{ day, minutes: 660 }], "NL")).toEqual([]);
});

test("every country says where its numbers stand, and the day of a look only where there was one", () => {
  for (const [country, { source, reviewedOn, laws, ...numbers }] of Object.entries(countries)) {
    expect(workingTimeIn(country)).toMatchObject(numbers);
    expect(source.address).toStartWith("https://");
    expect(reviewedOn ?? "2026-01-01").toMatch(/^\d{4}-\d\d-\d\d$/);
    expect([laws.break, laws.rest, laws.average]).not.toContain(null);
    expect([laws.day === null, laws.week === null]).toEqual([
      numbers.dayMinutes === null,
      numbers.weekMinutes === null,
    ]);
  }
});
