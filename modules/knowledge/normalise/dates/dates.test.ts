import { expect, test } from "bun:test";
import fc from "fast-check";
import { AdDate } from "../model";
import { longestDate, readDate } from "./dates";

const fetchedAt = "2026-11-20T12:00:00.000Z";

test.each([
  ["2026-09-18T13:27:28Z", "2026-09-18T13:27:28.000Z", "instant"],
  ["2026-09-18T13:27:28.123+02:00", "2026-09-18T11:27:28.000Z", "instant"],
  ["2026-09-18T13:27:28.000+0000", "2026-09-18T13:27:28.000Z", "instant"],
  ["2026-09-18 13:27:28 UTC", "2026-09-18T13:27:28.000Z", "instant"],
  ["2026-09-18T13:27:28", "2026-09-18T13:27:28.000Z", "day"],
  ["2026-09-18", "2026-09-18T00:00:00.000Z", "day"],
  ["20260918", "2026-09-18T00:00:00.000Z", "day"],
  ["2026/9/8", "2026-09-08T00:00:00.000Z", "day"],
  [1789738048, "2026-09-18T13:27:28.000Z", "instant"],
  [1789738048000, "2026-09-18T13:27:28.000Z", "instant"],
  ["1789738048", "2026-09-18T13:27:28.000Z", "instant"],
  ["/Date(1789738048000)/", "2026-09-18T13:27:28.000Z", "instant"],
  ["Fri, 18 Sep 2026 13:27:28 GMT", "2026-09-18T13:27:28.000Z", "instant"],
  ["Fri, 18 Sep 2026 13:27:28 +0200", "2026-09-18T11:27:28.000Z", "instant"],
  ["03.04.2026", "2026-04-03T00:00:00.000Z", "day"],
  ["03/04/2026", "2026-04-03T00:00:00.000Z", "day"],
  ["3-4-26", "2026-04-03T00:00:00.000Z", "day"],
  ["04/23/2026", "2026-04-23T00:00:00.000Z", "day"],
  ["Online seit 18.09.2026, 13:27", "2026-09-18T13:27:00.000Z", "day"],
  ["18. September 2026", "2026-09-18T00:00:00.000Z", "day"],
  ["September 18, 2026", "2026-09-18T00:00:00.000Z", "day"],
  ["Posted on 18th September 2026", "2026-09-18T00:00:00.000Z", "day"],
  ["18 de septiembre de 2026", "2026-09-18T00:00:00.000Z", "day"],
  ["1er août 2026", "2026-08-01T00:00:00.000Z", "day"],
  ["18 mrt. 2026", "2026-03-18T00:00:00.000Z", "day"],
  ["18 września 2026", "2026-09-18T00:00:00.000Z", "day"],
  ["18. syyskuuta 2026", "2026-09-18T00:00:00.000Z", "day"],
  ["18 gennaio 2026", "2026-01-18T00:00:00.000Z", "day"],
  ["18. marraskuuta 2026", "2026-11-18T00:00:00.000Z", "day"],
  ["3 Dec", "2026-12-03T00:00:00.000Z", "day"],
  ["15 août", "2026-08-15T00:00:00.000Z", "day"],
  ["1 Mar", "2027-03-01T00:00:00.000Z", "day"],
  ["mars 2026", "2026-03-01T00:00:00.000Z", "month"],
  ["vor 18 Stunden", "2026-11-19T18:00:00.000Z", "day"],
  ["vor einer Stunde", "2026-11-20T11:00:00.000Z", "day"],
  ["5 minutes ago", "2026-11-20T11:55:00.000Z", "day"],
  ["vor 1 Tag", "2026-11-19T12:00:00.000Z", "day"],
  ["6 dagen geleden", "2026-11-14T12:00:00.000Z", "day"],
  ["1 week geleden", "2026-11-13T12:00:00.000Z", "week"],
  ["il y a 3 jours", "2026-11-17T12:00:00.000Z", "day"],
  ["il y a une semaine", "2026-11-13T12:00:00.000Z", "week"],
  ["hace 2 semanas", "2026-11-06T12:00:00.000Z", "week"],
  ["hace un día", "2026-11-19T12:00:00.000Z", "day"],
  ["3 giorni fa", "2026-11-17T12:00:00.000Z", "day"],
  ["un mese fa", "2026-10-20T12:00:00.000Z", "month"],
  ["för 2 dagar sedan", "2026-11-18T12:00:00.000Z", "day"],
  ["2 dage siden", "2026-11-18T12:00:00.000Z", "day"],
  ["for 2 uker siden", "2026-11-06T12:00:00.000Z", "week"],
  ["3 måneder siden", "2026-08-20T12:00:00.000Z", "month"],
  ["3 päivää sitten", "2026-11-17T12:00:00.000Z", "day"],
  ["2 godziny temu", "2026-11-20T10:00:00.000Z", "day"],
  ["miesiąc temu", "2026-10-20T12:00:00.000Z", "month"],
  ["3 dni temu", "2026-11-17T12:00:00.000Z", "day"],
  ["3d", "2026-11-17T12:00:00.000Z", "day"],
  ["2mo", "2026-09-20T12:00:00.000Z", "month"],
  ["30+ days ago", "2026-10-21T12:00:00.000Z", "at-least"],
  ["Posted 30+ Days Ago", "2026-10-21T12:00:00.000Z", "at-least"],
  ["mehr als 30 Tage", "2026-10-21T12:00:00.000Z", "at-least"],
  ["vor über 30 Tagen", "2026-10-21T12:00:00.000Z", "at-least"],
  ["over 30 days ago", "2026-10-21T12:00:00.000Z", "at-least"],
  ["hace más de 30 días", "2026-10-21T12:00:00.000Z", "at-least"],
  ["il y a plus de 30 jours", "2026-10-21T12:00:00.000Z", "at-least"],
  ["30d+", "2026-10-21T12:00:00.000Z", "at-least"],
  ["1 year ago", "2025-11-20T12:00:00.000Z", "at-least"],
  ["in the last 7 days", "2026-11-13T12:00:00.000Z", "week"],
  ["nog 5 dagen", "2026-11-25T12:00:00.000Z", "day"],
  ["over 3 dagen", "2026-11-23T12:00:00.000Z", "day"],
  ["Just posted", fetchedAt, "day"],
  ["Posted Today", fetchedAt, "day"],
  ["Vandaag", fetchedAt, "day"],
  ["heute", fetchedAt, "day"],
  ["aujourd’hui", fetchedAt, "day"],
  ["i dag", fetchedAt, "day"],
  ["tänään", fetchedAt, "day"],
  ["gisteren", "2026-11-19T12:00:00.000Z", "day"],
  ["i går", "2026-11-19T12:00:00.000Z", "day"],
  ["Posted Yesterday", "2026-11-19T12:00:00.000Z", "day"],
  ["avant-hier", "2026-11-18T12:00:00.000Z", "day"],
] as const)("%j is read as %s, exact to %s", (raw, iso, precision) => {
  expect(readDate(raw, fetchedAt)).toEqual({ iso, precision, raw: String(raw) });
});

test.each([null, undefined, "", "   ", "soon", "30/02/2026", "2026-13-01", "2026-02-29", 0, -1])(
  "%j is no date",
  (raw) => {
    expect(readDate(raw, fetchedAt)).toBeNull();
  },
);

test("a number in a long sentence is no date", () => {
  const sentence = (length: number) => "3 days ago".padStart(length, "x ");
  expect(readDate(sentence(longestDate), fetchedAt)).not.toBeNull();
  expect(readDate(sentence(longestDate + 1), fetchedAt)).toBeNull();
});

test("a month back from the 31st is the last day of a shorter month", () => {
  const { iso } = readDate("1 month ago", "2026-03-31T08:00:00.000Z") ?? {};
  expect(iso).toBe("2026-02-28T08:00:00.000Z");
});

test("an unknown moment of fetching makes relative words unreadable, not wrong", () => {
  expect(readDate("3 days ago", "unknown")).toBeNull();
});

test("whatever is written, the answer is a valid date or none", () => {
  const written = fc.oneof(
    fc.string(),
    fc.double(),
    fc.stringMatching(/^\d{1,4}[-/. ]\d{1,2}.{0,9}$/),
  );
  fc.assert(
    fc.property(written, (raw) => {
      const date = readDate(raw, fetchedAt);
      if (date) AdDate.parse(date);
    }),
  );
});

test("every day of the calendar survives being written as ISO", () => {
  const days = fc.date({
    min: new Date("2000-01-01"),
    max: new Date("2099-12-31"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(days, (day) => {
      const iso = day.toISOString().slice(0, 10);
      expect(readDate(iso, fetchedAt)?.iso.slice(0, 10)).toBe(iso);
      expect(readDate(iso.split("-").reverse().join("."), fetchedAt)?.iso.slice(0, 10)).toBe(iso);
    }),
  );
});
