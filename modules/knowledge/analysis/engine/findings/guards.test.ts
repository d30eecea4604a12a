import { expect, test } from "bun:test";
import { analyse } from "../../analyse";
import { ad, idsOf } from "../../fixtures";

const systemsOf = (text: string, title = "Clerk") => analyse(ad({ title, text })).criticalSystems;

test.each([
  "You keep our office links redundant.",
  "Redundancy of staff is handled by you.",
  "Je bewaakt redundante koppelingen van software.",
  "Sie prüfen redundante Buchungen.",
  "Vous supprimez les données redondantes.",
  "Elimina datos redundantes.",
  "Elimini i dati ridondanti.",
])("%p names no redundant plant", (text) => {
  expect(systemsOf(text)).not.toContain("redundancy");
});

test.each([
  "You maintain redundant power and cooling of the data hall.",
  "Je onderhoudt de redundante stroomvoorziening.",
  "Sie warten die redundante Stromversorgung.",
  "Vous entretenez l'alimentation électrique redondante.",
  "Mantienes la alimentación eléctrica redundante.",
  "Mantieni l'alimentazione elettrica ridondante.",
])("%p does", (text) => {
  expect(systemsOf(text, "Critical Facilities Technician")).toContain("redundancy");
});

test.each([
  ["Office Manager", "You buy chillers for drinks, batteries for clocks and a generator of smoke."],
  [
    "Frontend Developer",
    "You write a site generator, UPS tracking widgets and cooling animations.",
  ],
  ["Softwareentwickler", "Sie schreiben Generatoren für Code und eine Anbindung an UPS."],
  ["Développeur web", "Vous intégrez l'API UPS et un générateur de formulaires."],
  ["Desarrollador web", "Integras la API de UPS y un generador de formularios."],
])("an ad for a %s speaks of no plant", (title, text) => {
  const analysis = analyse(ad({ title, text }));
  expect(analysis.criticalSystems).toEqual([]);
  expect(idsOf(analysis, "skill")).not.toContain("diesel-generators");
});

test.each([
  ["You file drawings of the children.", false],
  ["You read electrical drawings.", true],
  ["Sie machen Pläne für das Sommerfest.", false],
  ["Sie lesen Pläne der Elektroinstallation.", true],
  ["Vous faites des plans pour l'été.", false],
  ["Vous lisez les plans des installations électriques.", true],
])("%p: documents of the plant %p", (text, isOfPlant) => {
  expect(idsOf(analyse(ad({ text })), "skill").includes("as-built-docs")).toBe(isOfPlant);
});

const skillsOf = (text: string) => idsOf(analyse(ad({ title: "Clerk", text })), "skill");

test.each([
  ["You report KPIs and own the budget of our campaigns.", "sla-kpi"],
  ["Sie übernehmen das Bestellwesen und den Einkauf.", "subcontract-commercial"],
  ["Wir sind ein starkes Netzwerk von Beratern.", "networking"],
  ["You lead due diligence of our investments.", "site-selection"],
  ["You are the escalation point for our suppliers.", "alarm-response"],
  ["Programowanie robotów ABB, KUKA i Fanuc.", "abb-ups"],
  ["Sie führen Modernisierungen unserer Software durch.", "lifecycle-asset"],
])("%s says nothing of %s", (text, skill) => {
  expect(skillsOf(text)).not.toContain(skill);
});

test.each([
  ["You maintain ABB PowerValue UPS systems.", "abb-ups"],
  ["Montaż rozdzielnic ABB.", "abb-ups"],
  ["Sie betreuen unser Netzwerk: Netzwerktechnik, Switches und Router.", "networking"],
])("%s speaks of %s", (text, skill) => {
  expect(skillsOf(text)).toContain(skill);
});

test.each([
  "You hold a valid permit to work in Spain.",
  "Work permits for the Netherlands are arranged by us.",
  "Permis de travail valable.",
  "Imprescindible permiso de trabajo.",
  "Permesso di lavoro in corso di validità.",
  "Giltigt arbetstillstånd krävs.",
  "Wymagamy pozwolenia na pracę w Polsce.",
  "Je hebt een geldige werkvergunning.",
])("leave to work in a country releases no work: %p", (text) => {
  expect(skillsOf(text)).not.toContain("permit-to-work");
});

test.each([
  "You issue permits to work and supervise contractors.",
  "Vous délivrez les permis de travail aux entreprises.",
  "Gestión de permisos de trabajo y coordinación de contratas.",
  "Rilasci i permessi di lavoro alle ditte esterne.",
  "Du utfärdar arbetstillstånd för entreprenörer.",
  "Wystawiasz pozwolenia na pracę dla podwykonawców.",
  "Je geeft werkvergunningen uit, voor veilig werken aan installaties.",
])("who issues it does: %p", (text) => {
  expect(skillsOf(text)).toContain("permit-to-work");
});

test.each([
  ["You administer NEC contracts.", "regs-electrical", false],
  ["You administer NEC contracts.", "quantity-surveying", true],
  ["You wire panels by the NEC, the National Electrical Code.", "regs-electrical", true],
  ["You wire panels by the NEC, the National Electrical Code.", "quantity-surveying", false],
])("%p names %s: %p", (text, skill, isNamed) => {
  expect(skillsOf(text).includes(skill)).toBe(isNamed);
});

test("a guard holds for the cases of a Polish name as for the name itself", () => {
  const reading = "Znajomość angielskiego umożliwiająca czytanie dokumentacji technicznej serwera.";

  expect(skillsOf(reading)).not.toContain("as-built-docs");
});
