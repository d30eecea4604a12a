import { expect, test } from "bun:test";
import { analyse } from "../../analyse";
import { ad, idsOf } from "../../fixtures";

const skillsIn = (text: string) => idsOf(analyse(ad({ text })), "skill");

test.each([
  ["You maintain static and rotary UPS in our data centre.", ["static-ups", "rotary-ups"]],
  ["Du wartest die Kälte- und Klimatechnik im Rechenzentrum.", ["cooling-systems", "hvac"]],
  ["Je onderhoudt de koel- en noodstroominstallaties.", ["cooling-systems", "diesel-generators"]],
  ["Je onderhoudt de statische en roterende UPS-systemen.", ["static-ups", "rotary-ups"]],
  ["Für die Nieder- und Mittelspannung.", ["lv-switchgear", "mv-hv-switchgear"]],
  [
    "Vous assurez la gestion des changements et des incidents.",
    ["change-management", "incident-rca"],
  ],
  ["Realizas la gestión de cambios y de incidencias.", ["change-management", "incident-rca"]],
  ["You do preventive/corrective maintenance.", ["planned-maintenance", "corrective-maintenance"]],
])("%p speaks of both", (text, ids) => {
  expect(skillsIn(text)).toEqual(expect.arrayContaining(ids));
});

test("what is said once for several is quoted as a whole", () => {
  const { facts } = analyse(ad({ text: "You maintain static and rotary UPS." }));

  expect(facts.find(({ id }) => id === "static-ups")?.spans[0]?.quote).toBe(
    "static and rotary UPS",
  );
});

test("a no holds for all that is said at once", () => {
  expect(skillsIn("No static and rotary UPS.")).toEqual([]);
});

test("words that only stand beside one another share nothing", () => {
  expect(skillsIn("You are static and you like rotary clubs.")).toEqual([]);
  expect(skillsIn("You look after safety, and audits of the till.")).toEqual([]);
});
