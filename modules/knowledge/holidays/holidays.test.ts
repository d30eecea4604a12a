import { expect, test } from "bun:test";
import { holidaysAmong, knowsHolidays } from ".";

const among = (days: string, country: string, location: string | null = null) =>
  holidaysAmong(days.split(" "), { country, location });

test.each([
  ["Christmas is free in every country", "2026-12-25", "SE", null, true],
  ["the second day of Christmas is a working day in Spain", "2026-12-26", "ES", "Madrid", false],
  [
    "King's Day moves to Saturday where it falls on a Sunday",
    "2025-04-26",
    "NL",
    "Amsterdam",
    true,
  ],
  ["Corpus Christi is free in Frankfurt", "2026-06-04", "DE", "Frankfurt am Main", true],
  ["and a working day in Berlin", "2026-06-04", "DE", "Berlin", false],
  ["Women's Day is free in Berlin alone", "2027-03-08", "DE", "Berlin", true],
  ["the second of January is free in Scotland", "2026-01-02", "GB", "Glasgow", true],
  ["and a working day in England", "2026-01-02", "GB", "Slough", false],
  ["Good Friday is free in Strasbourg", "2026-04-03", "FR", "Strasbourg", true],
  ["and wherever the postcode is one of Moselle", "2027-03-26", "FR", "57200 Sarreguemines", true],
  ["and a working day in Paris", "2026-04-03", "FR", "75011 Paris", false],
  ["Augsburg has a day that no other town has", "2026-08-08", "DE", "86150 Augsburg", true],
  ["the Assumption is free in Munich", "2026-08-15", "DE", "München", true],
  ["and a working day in Nuremberg", "2026-08-15", "DE", "Nürnberg", false],
  ["which has the days of Bavaria", "2026-11-01", "DE", "Nürnberg", true],
  ["the national day of Belgium", "2030-07-21", "BE", "Saint-Ghislain", true],
  ["Portugal's day is free in Porto", "2026-06-10", "PT", "Porto", true],
  ["and so is its Corpus Christi", "2027-05-27", "PT", null, true],
  ["and its Easter Monday a working day", "2026-04-06", "PT", null, false],
  ["Armistice Day is a working day in the Netherlands", "2026-11-11", "NL", null, false],
] as const)("%s", (_, day, country, location, isFree) => {
  expect(among(day, country, location)).toEqual(isFree ? [day] : []);
});

test("it is told whether the holidays of a country and a year are known at all", () => {
  const known = (country: string | null, day: string) => knowsHolidays(country, [day]);
  expect([known("PT", "2026-06-10"), known("US", "2026-06-10")]).toEqual([true, false]);
  expect([known(null, "2026-06-10"), known("NL", "2099-06-10")]).toEqual([false, false]);
});

test("of a country or a year that is not known no day is called free, and a town nobody knows has its country's", () => {
  expect(among("2026-12-25", "US")).toEqual([]);
  expect(holidaysAmong(["2026-12-25"], { country: null, location: "Frankfurt" })).toEqual([]);
  expect(among("2099-12-25", "DE")).toEqual([]);
  expect(among("2026-06-04 2026-12-25", "DE", "Nowhere 12")).toEqual(["2026-12-25"]);
});
