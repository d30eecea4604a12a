import { expect, test } from "bun:test";
import { analyse } from "../analyse";
import { ad, idsOf } from "../fixtures";

const factsOf = (text: string, kind: "skill" | "certificate" = "skill") =>
  idsOf(analyse(ad({ title: "", text })), kind);

test.each([
  ["en", "We offer:\nA company bike.\nExperience with chillers is needed."],
  ["de", "Wir bieten:\nEin Firmenrad.\nErfahrung mit Kältemaschinen."],
  ["fr", "Avantages :\nTickets repas.\nExpérience en groupes froids."],
  ["nl", "Wij bieden:\nEen fiets van de zaak.\nErvaring met koelmachines."],
  ["es", "Se ofrece:\nSeguro médico.\nSe requiere experiencia con enfriadoras."],
  ["it", "Cosa offriamo:\nBuoni pasto.\nEsperienza con gruppi frigoriferi."],
])("what begins by asking is asked for under a heading of benefits too (%s)", (_, text) => {
  expect(factsOf(text)).toContain("chillers");
});

test.each([
  ["en", "We offer:\nA tour of our chillers and years of experience in the family."],
  ["de", "Wir bieten:\nEinen Blick auf unsere Kältemaschinen."],
  ["es", "Se ofrece:\nFormación en enfriadoras."],
])("what is offered stays an offer (%s)", (_, text) => {
  expect(factsOf(text)).not.toContain("chillers");
});

test.each([
  [
    "pmp",
    "You apply project management methodologies (PMP, agile).",
    "A PMP certificate is needed.",
  ],
  ["prince2", "Je werkt volgens de methodiek PRINCE2.", "Je hebt een certificaat PRINCE2."],
])("%s as a way of working is no paper, as a paper it is", (id, method, paper) => {
  expect(factsOf(method, "certificate")).not.toContain(id);
  expect(factsOf(paper, "certificate")).toContain(id);
});

test.each([
  ["pumps-pipework", "Je geeft leiding over tien mensen.", "Je legt leidingwerk en pompen."],
  ["planned-maintenance", "Routine maintenance of Linux.", "Routine maintenance of chillers."],
  ["planned-maintenance", "Mantenimientos de vehículos.", "Mantenimiento de la climatización."],
  [
    "tier1-contractor",
    "You meet the general contractor each week.",
    "You have worked for a general contractor.",
  ],
  [
    "vendor-management",
    "You are in touch with contractors.",
    "You coordinate subcontractors on site.",
  ],
  ["planning-p6", "You are always on time.", "You answer for schedule adherence."],
])("%s counts where the work is meant", (id, other, ours) => {
  expect(factsOf(other)).not.toContain(id);
  expect(factsOf(ours)).toContain(id);
});
