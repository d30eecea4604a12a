import { expect, test } from "bun:test";
import { citiesBeginning, citiesNamed } from "./gazetteer";
import { readPlaces } from "./places";
import more from "./towns.json";

test.each([
  ["Plzeň", "Plzeň", "CZ"],
  ["Pilsen, Tschechien", "Plzeň", "CZ"],
  ["Ostrava, Česká republika", "Ostrava", "CZ"],
  ["Liberec", "Liberec", "CZ"],
  ["Porto, Portugal", "Porto", "PT"],
  ["Coimbra", "Coimbra", "PT"],
  ["Lisboa", "Lisbon", "PT"],
  ["Klausenburg", "Cluj-Napoca", "RO"],
  ["Saloniki, Griechenland", "Thessaloniki", "GR"],
  ["Kijów", "Kyiv", "UA"],
  ["Beograd, Srbija", "Belgrade", "RS"],
])("%s is %s in %s, of which no region is known", (raw, city, country) => {
  expect(readPlaces(raw)).toMatchObject([{ city, country, region: null }]);
});

test("a town of Europe is not taken for its namesake in America", () => {
  expect(readPlaces("Washington, DC")).toMatchObject([{ country: "US" }]);
  expect(readPlaces("Athens, GA")).toMatchObject([{ country: "US" }]);
});

test("every town lies in Europe, and is found by each of its names in its country", () => {
  for (const [country, towns] of Object.entries(more.towns)) {
    for (const town of towns) {
      const names = town.replace(/( -?[\d.]+){2}$/, "").split("/");
      for (const name of names) {
        const found = citiesNamed(name).find((city) => city.country === country);
        expect([name, found?.name]).toEqual([name, names[0]]);
        expect([name, (found?.latitude ?? 0) > 27 && (found?.latitude ?? 0) < 70]).toEqual([
          name,
          true,
        ]);
      }
    }
  }
});

test("of the cities that begin so, the one that is called only that comes first", () => {
  expect(citiesBeginning("frankf")).toEqual(["Frankfurt am Main", "Frankfurt (Oder)"]);
  expect(citiesBeginning("amst")).toEqual(["Amsterdam", "Amstelveen"]);
});
