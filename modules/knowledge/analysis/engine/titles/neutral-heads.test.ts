import { expect, test } from "bun:test";
import { analyse } from "../../analyse";
import { ad } from "../../fixtures";

const texts: { [language: string]: string } = {
  de: "Sie warten und prüfen USV, Kälteanlagen und Notstromaggregate in unserem Rechenzentrum.",
  nl: "Je onderhoudt de UPS, de koelmachines en de noodstroom in ons datacenter.",
  fr: "Vous entretenez les onduleurs et les groupes froids de notre centre de données.",
  es: "Mantienes los SAI y las enfriadoras en nuestro centro de datos.",
  it: "Ti occupi dei gruppi di continuità e dei chiller nel nostro data center.",
  pl: "Utrzymujesz UPS i agregaty wody lodowej w naszym centrum danych.",
};

const roleOf = (language: string, title: string) => {
  const { role, category, relevanceLevel } = analyse(ad({ title, text: texts[language] ?? "" }));
  return [role, category, relevanceLevel];
};

test.each([
  ["de", "Bauleiter TGA", "Bauleitung TGA"],
  ["de", "Bauleiter TGA", "Stellvertretende Bauleitung TGA"],
  ["de", "Schichtleiter Rechenzentrum", "Schichtleitung Rechenzentrum (m/w/d)"],
  ["de", "Projektleiter Rechenzentrum", "Projektleitung Rechenzentrum"],
  ["de", "Technischer Leiter Rechenzentrum", "Technische Leitung Rechenzentrum"],
  ["de", "Techniker Rechenzentrum", "Technische Fachkraft Rechenzentrum"],
  ["de", "Kältetechniker Rechenzentrum", "Kälte-Fachkraft Rechenzentrum"],
  ["de", "Servicetechniker USV", "Service-Techniker USV"],
  ["de", "Elektriker Rechenzentrum", "Elektrofachkraft Rechenzentrum"],
  ["es", "Jefe de obra", "Jefatura de obra"],
  ["es", "Técnico de centro de datos", "Técnicx de centro de datos"],
  ["es", "Técnico de centro de datos", "Persona técnica de centro de datos"],
  ["es", "Delineante eléctrico", "Delineanta eléctrica"],
  ["it", "Direttore di cantiere", "Direzione di cantiere"],
  ["it", "Tecnico data center", "Tecnicə data center"],
  ["it", "Disegnatore elettrico", "Disegnatrice elettrica"],
  ["fr", "Technicien data center", "Technicien-ne data center"],
  ["pl", "Kierownik budowy", "Kierownik/-czka budowy"],
  ["pl", "Technik data center", "Technik / -czka data center"],
])("in %s %p and %p are one role", (language, plain, neutral) => {
  expect(roleOf(language, neutral)).toEqual(roleOf(language, plain));
});

test.each([
  ["Assistenz der Bauleitung", "construction-manager"],
  ["Sekretariat Projektleitung", "project-manager"],
])("%p is nobody who leads it", (title, role) => {
  expect(roleOf("de", title)[0]).not.toBe(role);
});

test.each([
  ["de", "Ingenieur Kühlsysteme GPU-Cluster"],
  ["fr", "Ingénieur refroidissement calcul GPU"],
  ["pl", "Specjalista chłodzenia klastrów GPU"],
  ["it", "Tecnico raffreddamento GPU"],
])("in %s %p cools the machines and does not run them", (language, title) => {
  const { category, contributions } = analyse(ad({ title, text: texts[language] ?? "" }));

  expect(category).toBe("power-cooling");
  expect(contributions.map(({ code }) => code)).not.toContain("peripheral");
});
