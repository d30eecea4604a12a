import { expect, test } from "bun:test";
import { cityName, zoneCity } from "./rules";

test.each([
  ["Cologne/Düsseldorf", "de", "Köln/Düsseldorf"],
  ["Cologne/Düsseldorf", "nl", "Keulen/Düsseldorf"],
  ["Cologne/Düsseldorf", "en", "Cologne/Düsseldorf"],
  ["Middenmeer", "de", "Middenmeer"],
])("%s in %s is %s", (city, language, named) => {
  expect(cityName(city, language)).toBe(named);
});

test.each([
  ["Europe/Vienna", "de", "Wien"],
  ["Europe/Vienna", "nl", "Wenen"],
  ["Europe/Amsterdam", "de", "Amsterdam"],
  ["America/New_York", "nl", "New York"],
  ["UTC", "de", "UTC"],
])("the zone %s in %s is %s", (zone, language, named) => {
  expect(zoneCity(zone, language)).toBe(named);
});
