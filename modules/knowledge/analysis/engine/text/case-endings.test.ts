import { expect, test } from "bun:test";
import { analyse } from "../../analyse";
import { ad } from "../../fixtures";
import { finnishStemOf, stemmed, stemOf } from "./case-endings";

test.each([
  "dokumentacja dokumentacji dokumentacjami",
  "falowniki falownikow falownikami",
  "techniczna technicznej technicznych",
  "udrzba udrzby udrzbu",
])("all cases of a word have one stem: %s", (cases) => {
  expect(new Set(cases.split(" ").map(stemOf)).size).toBe(1);
});

test.each([
  "jarjestelma jarjestelman jarjestelmat jarjestelmien jarjestelmissa jarjestelmia",
  "laitteet laitteiden laitteita laitteissa",
  "keskukset keskuksen keskuksia keskuksissa",
])("all cases of a Finnish word have one stem: %s", (cases) => {
  expect(new Set(cases.split(" ").map(finnishStemOf)).size).toBe(1);
});

test("short words keep their endings", () => {
  expect(stemOf("sieć")).toBe("sieć");
  expect(stemmed("nn sn", "pl")).toBeNull();
  expect(stemmed("praca nn", "pl")).toBe("prac~ nn");
  expect(stemmed("praca nn", "en")).toBeNull();
});

const skillsIn = (text: string) =>
  analyse(ad({ title: "Technik", text }))
    .facts.filter(({ kind }) => kind === "skill")
    .map(({ id }) => id);

test.each([
  ["Prowadzenie dokumentacji technicznej oraz odczyt schematów elektrycznych.", "as-built-docs"],
  ["Parametryzacja falowników i przemienników częstotliwości.", "vfd"],
  ["Obsługa urządzeń klimatyzacyjnych w budynku.", "hvac"],
  ["Serwis agregatami prądotwórczymi i ich prób.", "diesel-generators"],
  ["Praca przy instalacjach niskoprądowych.", "elv-lowcurrent"],
  ["Nadzór nad podwykonawcami na obiekcie.", "vendor-management"],
])("an ad in Polish asks for it in any case: %s", (text, skill) => {
  expect(skillsIn(text)).toContain(skill);
});

test.each([
  "Zapewniamy wysoką dostępność (uptime) naszego centrum danych.",
  "You keep the uptime of our data centre high.",
  "Je bewaakt de uptime van ons datacenter.",
])("whoever keeps a datacenter up names no redundancy: %s", (text) => {
  expect(analyse(ad({ title: "Data centre technician", text })).criticalSystems).not.toContain(
    "redundancy",
  );
});

test.each([
  ["Technik obsługi budynku", "critical-facilities"],
  ["Konserwator instalacji w centrum danych", "critical-facilities"],
  ["Kierownik techniczny obiektu", "critical-facilities"],
  ["Fastighetstekniker datacenter", "critical-facilities"],
])("%s looks after a building", (title, category) => {
  const text = "Centrum danych, datacenter: przeglądy UPS, agregaty prądotwórcze, klimatyzacja.";
  expect(analyse(ad({ title, text })).category).toBe(category as never);
});

test.each([
  ["datakeskuksessamme", "datakeskuksessa"],
  ["datakeskuksemme", "datakeskuksen"],
  ["konesalissamme", "konesalissa"],
  ["varavoimakoneistanne", "varavoimakoneista"],
])("whose it is changes no Finnish word: %s is %s", (owned, bare) => {
  expect(finnishStemOf(owned)).toBe(finnishStemOf(bare));
});
