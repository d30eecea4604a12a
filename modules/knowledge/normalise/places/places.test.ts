import { expect, test } from "bun:test";
import fc from "fast-check";
import { Place } from "../model";
import { countries } from "@/modules/knowledge/countries/rules";
import { cityCount, citiesNamed } from "./gazetteer";
import facts from "./gazetteer.json";
import { mostPlaces, readPlaces } from "./places";
import { recorded } from "../testing";

/** City and country, the way one would say it; a region in place of a missing city. */
const short = (raw: string, country?: string) =>
  readPlaces(raw, { country: country ?? null }).map(
    (place) => `${place.city ?? place.region ?? "?"} ${place.country ?? "?"}`,
  );

test.each([
  ["Amsterdam, Rotterdam, Utrecht", ["Amsterdam NL", "Rotterdam NL", "Utrecht NL"]],
  ["Hamburg, Kiel, Bremen, Lübeck", ["Hamburg DE", "Kiel DE", "Bremen DE", "Lübeck DE"]],
  ["Berlin, Hamburg, Germany", ["Berlin DE", "Hamburg DE"]],
  ["Berlin or Munich", ["Berlin DE", "Munich DE"]],
  ["Frankfurt, Germany; Paris, France", ["Frankfurt am Main DE", "Paris FR"]],
  ["Wien + 3 weitere", ["Vienna AT"]],
  ["Dublin and 2 more", ["Dublin IE"]],
  ["Amsterdam\u200B", ["Amsterdam NL"]],
  ["Hoofddorp, North Holland, Netherlands", ["Hoofddorp NL"]],
  ["Hoofddorp, North Holland,", ["Hoofddorp NL"]],
  ["Utrecht, Utrecht, Netherlands", ["Utrecht NL"]],
  ["London, England, United Kingdom", ["London GB"]],
  ["North Brabant, Netherlands", ["North Brabant NL"]],
  ["Île-de-France", ["Île-de-France FR"]],
  ["Luxembourg", ["Luxembourg LU"]],
  ["Luxembourg, Luxembourg", ["Luxembourg LU"]],
  ["Valladolid, Castilla y León, España", ["Valladolid ES"]],
  ["Son en Breugel", ["Son NL"]],
  ["Madrid y Barcelona", ["Madrid ES", "Barcelona ES"]],
  ["Clonee, Co. Meath", ["Clonee IE"]],
  ["Genf/Geneva/Genève", ["Geneva CH"]],
  ["Mailand", ["Milan IT"]],
  ["Kopenhagen", ["Copenhagen DK"]],
  ["Muenchen", ["Munich DE"]],
  ["Lulea", ["Luleå SE"]],
  ["’s-Hertogenbosch", ["'s-Hertogenbosch NL"]],
  ["FRANKFURT AM MAIN", ["Frankfurt am Main DE"]],
  ["Frankfurt/Main", ["Frankfurt am Main DE"]],
  ["DE-Frankfurt", ["Frankfurt am Main DE"]],
  ["Frankfurt, DE", ["Frankfurt am Main DE"]],
  ["Frankfurt (Oder)", ["Frankfurt (Oder) DE"]],
  ["Germany, Munich", ["Munich DE"]],
  ["Amsterdam (NL)", ["Amsterdam NL"]],
  ["60313 Frankfurt am Main", ["Frankfurt am Main DE"]],
  ["1118 CP Schiphol", ["Schiphol NL"]],
  ["Slough SL1 4DX", ["Slough GB"]],
  ["Paris 13e", ["Paris FR"]],
  ["Berlin-Mitte", ["Berlin DE"]],
  ["Eindhoven Area", ["Eindhoven NL"]],
  ["Unterföhring bei München", ["Unterföhring DE"]],
  ["Remote - Germany", ["? DE"]],
  ["Netherlands / Hybrid / Remote", ["? NL"]],
  ["UK", ["? GB"]],
  ["Madrid, MD", ["Madrid ES"]],
  ["Barcelona, CT", ["Barcelona ES"]],
  ["Milano, MI", ["Milan IT"]],
  ["Berlin, BE", ["Berlin DE"]],
  ["Cambridge, MA", ["Cambridge US"]],
  ["New York, NY", ["New York US"]],
  ["Washington, DC", ["Washington US"]],
  ["San Jose, CA", ["San Jose US"]],
  ["US, CA, Santa Clara", ["Santa Clara US"]],
  ["Paris, Texas", ["Paris US"]],
  ["Unknown, US", ["? US"]],
  ["Kleinstadt, Germany", ["Kleinstadt DE"]],
  ["5 Locations", []],
  ["Remote", []],
  ["", []],
])("%j is %j", (raw, places) => {
  expect(short(raw)).toEqual(places);
});

test("a city that is known in one country only is there, whatever board shows it", () => {
  expect(short("Bad Bentheim", "NL")).toEqual(["Bad Bentheim DE"]);
});

test("a name that is no place we know keeps the country of the board, but hardly surely", () => {
  const [place] = readPlaces("Brabantine City Row", { country: "NL" });
  expect(place).toMatchObject({ city: "Brabantine City Row", country: "NL", confidence: 0.3 });
});

test("a region of two countries is in the one of the board, else in neither", () => {
  expect(short("Limburg")).toEqual(["Limburg ?"]);
  expect(short("Limburg", "BE")).toEqual(["Limburg BE"]);
});

test("what the text says is surer than what the gazetteer knows", () => {
  const [said] = readPlaces("Slough, United Kingdom");
  const [known] = readPlaces("Slough");
  expect(said?.confidence).toBeGreaterThan(known?.confidence ?? 1);
});

test("an endless list of places ends", () => {
  const cities = facts.countries.NL.regions.flatMap((region) => region.cities);
  const raw = cities.map(({ name }) => name).join(", ");
  expect(readPlaces(raw)).toHaveLength(mostPlaces);
});

const leastCities = 600;

test("the gazetteer holds the sixteen countries and their datacenter towns", () => {
  expect(Object.keys(facts.countries).sort()).toEqual([...countries].sort());
  expect(cityCount()).toBeGreaterThanOrEqual(leastCities);
  const towns = "Eemshaven Middenmeer Raunheim Hattersheim Marcoussis Alcobendas Hamina Bissen";
  for (const town of towns.split(" ")) expect(citiesNamed(town)).toHaveLength(1);
  for (const { regions } of Object.values(facts.countries)) {
    for (const { at, name } of regions.flatMap((region) => region.cities)) {
      const [latitude = 0, longitude = 0] = at;
      expect([name, latitude > 27 && latitude < 71]).toEqual([name, true]);
      expect([name, longitude > -19 && longitude < 31]).toEqual([name, true]);
    }
  }
});

test("every city of the gazetteer is found by each of its names with its country", () => {
  for (const [country, { regions }] of Object.entries(facts.countries)) {
    for (const { name, also } of regions.flatMap((region) => region.cities)) {
      for (const each of [name, ...also]) {
        const found = readPlaces(each, { country }).map((place) => [each, place.city]);
        expect(found).toContainEqual([each, name]);
      }
    }
  }
});

test("any text gives valid places", () => {
  const part = fc.oneof(
    fc.constantFrom(
      "Berlin",
      "NL",
      "MD",
      ", ",
      " - ",
      "/",
      "Remote",
      "Limburg",
      "Texas",
      "(",
      "1010",
    ),
    fc.string({ maxLength: 8 }),
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      for (const place of readPlaces(parts.join(""), { country: "DE" })) Place.parse(place);
    }),
  );
});

const ads = recorded("eval/jobs.jsonl");
const leastRight = 0.95;

test.skipIf(ads.isAbsent)("labelled ads are found in their country", async () => {
  type Labelled = { location: string; country: string };
  const rows = (await Bun.file(ads.path).text())
    .trim()
    .split("\n")
    .map((line): Labelled => JSON.parse(line));
  const wrong = rows.filter(({ location, country }) => {
    const places = readPlaces(location);
    return !places.some((place) => place.country === country);
  });
  console.info(
    `places: ${rows.length - wrong.length} of ${rows.length} in their country, ` +
      `wrong: ${wrong.map(({ location }) => location).join(", ")}`,
  );
  expect(1 - wrong.length / rows.length).toBeGreaterThanOrEqual(leastRight);
});

test.each([
  ["Kruisweg 801, 2132 NG Hoofddorp", "NL", "Hoofddorp"],
  ["Rotterdamseweg 183, Delft", "NL", "Delft"],
  ["Hanauer Landstraße 298, 60314 Frankfurt am Main", "DE", "Frankfurt am Main"],
  ["Leipziger Platz 9, Berlin", "DE", "Berlin"],
  ["12 Rue de la Paix, 75002 Paris", "FR", "Paris"],
  ["Unit 4, Manchester Road, London", "GB", "London"],
  ["Calle Toledo 7, Barcelona", "ES", "Barcelona"],
  ["Via Milano 12, 20010 Cornaredo", "IT", "Cornaredo"],
  ["York Street 7, Dublin", "IE", "Dublin"],
])("the street of '%s' is no city", (raw, country, city) => {
  expect(readPlaces(raw, { country }).map((place) => place.city)).toEqual([city]);
});

test.each([
  ["Braunschweig, Hannover", "DE", ["Braunschweig", "Hanover"]],
  ["Paris, Lyon", "FR", ["Paris", "Lyon"]],
])("towns that end like streets stay towns: %s", (raw, country, cities) => {
  expect(readPlaces(raw, { country }).map((place) => place.city)).toEqual(cities);
});
