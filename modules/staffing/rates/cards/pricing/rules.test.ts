import { expect, test } from "bun:test";
import { addDays } from "@/src/calendar";
import { amountOf, cardOn } from "../rules";
import { by, card, monday, night, overtime, shift, sunday } from "./cards.testing";
import { priced, type WorkEntry } from "./rules";

const shown = (entries: WorkEntry[], how = by()) =>
  priced(entries, how).map((it) => `${it.workedOn} ${it.hourType} ${it.minutes}`);

test("a night shift is priced as night until six, whichever day it began on", () => {
  expect(shown([shift(monday, 1320, 1860, 60)])).toEqual([
    "2026-11-16 night 120",
    "2026-11-17 night 300",
    "2026-11-17 regular 60",
  ]);
});

test("what is worked after midnight on a Sunday is a Sunday's hour, and the card's first rule decides", () => {
  const saturdayNight = shift("2026-11-21", 1320, 1800);
  expect(shown([saturdayNight])).toEqual(["2026-11-21 night 120", "2026-11-22 sunday 360"]);
  expect(shown([saturdayNight], by({ rules: [night, sunday] }))).toEqual([
    "2026-11-21 night 120",
    "2026-11-22 night 360",
  ]);
});

test("a holiday is priced as one, and a noted hour type stays what it was noted as", () => {
  const travel: WorkEntry = { day: monday, hourType: "travel", minutes: 45 };
  expect(shown([shift(monday, 480, 960, 30), travel], by({}, monday))).toEqual([
    "2026-11-16 publicHoliday 450",
    "2026-11-16 travel 45",
  ]);
});

test("overtime begins after the eighth hour of the day, to the minute", () => {
  expect(shown([shift(monday, 420, 900)])).toEqual(["2026-11-16 regular 480"]);
  expect(shown([shift(monday, 420, 901)])).toEqual([
    "2026-11-16 overtime 1",
    "2026-11-16 regular 480",
  ]);
});

test("a night's overtime counts from the day on which the shift began, also where it was noted in two", () => {
  const only = by({ rules: [overtime] });
  const twelve = ["2026-11-16 regular 360", "2026-11-17 overtime 240", "2026-11-17 regular 120"];
  const tuesday = addDays(monday, 1);
  expect(shown([shift(monday, 1080, 1800)], only)).toEqual(twelve);
  expect(shown([shift(monday, 1080, 1440), shift(tuesday, 0, 360)], only)).toEqual(twelve);
  expect(shown([shift(monday, 1080, 1800), shift(tuesday, 1080, 1260)], only)).toEqual([
    ...twelve.slice(0, 2),
    "2026-11-17 regular 300",
  ]);
});

test("a night when the clocks change has the hours that passed, each on the day in which it lies", () => {
  const zone = "Europe/Amsterdam";
  const nights = [shift("2026-10-24", 1320, 1800), shift("2027-03-27", 1320, 1800)];
  const plain = { ...by({ rules: [] }), zone };
  expect(nights.flatMap((it) => shown([it], plain))).toEqual([
    "2026-10-24 regular 120",
    "2026-10-25 regular 420",
    "2027-03-27 regular 120",
    "2027-03-28 regular 300",
  ]);
  // Until half past two is passed twice, and so is what comes after it.
  const half = { ...by({ rules: [{ hourType: "night", window: { from: 0, until: 150 } }] }), zone };
  expect(shown([shift("2026-10-25", 60, 240)], half)).toEqual([
    "2026-10-25 night 120",
    "2026-10-25 regular 120",
  ]);
});

test("overtime of the week counts across its days", () => {
  const week = by({ rules: [{ hourType: "overtime", afterMinutes: { week: 2400 } }] });
  const days = [0, 1, 2, 3, 4].map((it) => shift(addDays(monday, it), 480, 990));
  expect(shown(days, week).slice(-2)).toEqual([
    "2026-11-20 overtime 150",
    "2026-11-20 regular 360",
  ]);
});

test("hours without a clock are never night, but may be a Sunday's or overtime", () => {
  const hours = (day: string, minutes: number): WorkEntry => ({
    day,
    hourType: "regular",
    minutes,
  });
  expect(shown([hours(monday, 600), hours("2026-11-22", 60)])).toEqual([
    "2026-11-16 overtime 120",
    "2026-11-16 regular 480",
    "2026-11-22 sunday 60",
  ]);
});

test("a day without a card, or a card without the rate, has minutes and no amount", () => {
  const unpriced = { billRateCents: null, payRateCents: null, billCents: null, payCents: null };
  const entries = [shift(monday, 480, 540)];
  expect(priced(entries, by({ validFrom: "2026-11-17" }))).toMatchObject([
    { minutes: 60, cardId: null, currency: null, ...unpriced },
  ]);
  expect(priced(entries, by({ rates: [] }))).toMatchObject([
    { minutes: 60, cardId: "card", currency: "EUR", ...unpriced },
  ]);
});

test("the deployment's card goes before the project's and the client's, each on its days only", () => {
  const client = card({ id: "client", level: "client" });
  const project = card({ id: "project", level: "project", validTo: "2026-11-17" });
  const own = card({ id: "own", validFrom: monday, validTo: monday });
  const later = card({ id: "later", level: "client", validFrom: "2026-11-19" });
  const cards = [client, later, own, project];
  const ids = ["2025-12-31", monday, "2026-11-17", "2026-11-18", "2026-11-19"].map(
    (day) => cardOn(day, cards)?.id,
  );
  expect(ids).toEqual([undefined, "own", "project", "client", "later"]);
});

test("half a cent is rounded up, and never by a binary fraction", () => {
  expect([amountOf(1, 30), amountOf(1, 29), amountOf(15, 6_002), amountOf(60, 6_001)]).toEqual([
    1, 0, 1501, 6001,
  ]);
});
