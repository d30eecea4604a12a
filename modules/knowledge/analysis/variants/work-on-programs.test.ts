import { expect, test } from "bun:test";
import { analyse } from "../analyse";
import { ad, idsOf } from "../fixtures";

const skillsOf = (text: string, title = "Specialist") =>
  idsOf(analyse(ad({ title, text })), "skill");

/** Named three times over, programs are what the work is on. */
const programs = "You write microservices in Java, with Git, SQL and Scrum.";

test.each([
  ["You own quality assurance and troubleshooting of installs.", "qa-qc"],
  ["Verantwortung für Fehlerbehebung und Wartung.", "corrective-maintenance"],
  ["Je doet onderhoud en storingen oplossen.", "planned-maintenance"],
  ["Vous assurez le dépannage et la maintenance.", "corrective-maintenance"],
  ["Te encargas del mantenimiento correctivo.", "corrective-maintenance"],
  ["Odpowiadasz za naprawy i konserwację.", "corrective-maintenance"],
])("an ad full of programs does not ask with %p for %s", (text, skill) => {
  expect(skillsOf(`${text} ${programs}`)).not.toContain(skill);
});

test.each([
  ["You own troubleshooting of pumps and chillers.", "corrective-maintenance"],
  ["Verantwortung für Fehlerbehebung und Wartung an Kältemaschinen.", "corrective-maintenance"],
  ["Vous assurez le dépannage des groupes froids.", "corrective-maintenance"],
  ["Te encargas del mantenimiento correctivo de las enfriadoras.", "corrective-maintenance"],
])("a thing of the trade beside programs lets %p ask for %s", (text, skill) => {
  expect(skillsOf(`${text} ${programs}`)).toContain(skill);
});

test.each([
  ["functional-testing", "Performance tests of our shop.", "Performance tests of the generators."],
  ["functional-testing", "Testpläne für die App.", "Testpläne für die Inbetriebnahme der Anlage."],
  ["ist", "Integrationstests für den Warenkorb.", "Integrationstests aller Gewerke der Anlage."],
  ["load-bank-testing", "Lasttests für den Warenkorb.", "Lasttests der Notstromaggregate."],
  ["physical-security", "Access control with RBAC.", "Access control of the building."],
  ["physical-security", "Controllo accessi con IAM.", "Controllo accessi degli edifici."],
  ["hse", "Risk assessment of credit.", "Risk assessment for safety on site."],
  ["hse", "Einhaltung der IT-Sicherheitsrichtlinien.", "Einhaltung der Sicherheitsrichtlinien."],
  ["critical-env-ops", "Critical systems of our bank.", "Critical systems of the power plant."],
  ["critical-env-ops", "Geschäftskritische Prozesse.", "Geschäftskritische Gebäude und Strom."],
  ["cmms", "Cuidas al máximo los detalles.", "Incidencias en Maximo."],
  ["cmms", "L'obiettivo ultimo è la qualità.", "Ordini di lavoro in Ultimo."],
  ["cmms", "Vous savez corriger les défauts.", "Vous travaillez avec Corrigo."],
  ["transformers", "Nous voulons transformer les idées.", "HV transformer maintenance."],
  ["perkins-fgwilson", "Backed by Kleiner Perkins.", "You service Perkins engines."],
  ["on-call", "Bereitschaft zu reisen.", "Sie übernehmen Bereitschaft am Wochenende."],
  ["subcontract-commercial", "Insurance claims of patients.", "Claims of the subcontractor."],
  ["cable-containment", "Containment of cyber attacks.", "Containment and cable tray."],
  ["tier1-contractor", "Gehwege und GC-vägar.", "Experience with a GC on construction."],
  ["vendor-management", "Du kennst Nachunternehmer.", "Steuerung der Nachunternehmer."],
  ["planning-p6", "Planificación de eventos.", "Planificación de la obra."],
  ["change-management", "Change management of habits.", "Change management by ITIL."],
  ["planned-maintenance", "Entretenir de bons contacts.", "Entretenir les groupes froids."],
  [
    "planned-maintenance",
    "Je gaat klantrelaties onderhouden.",
    "Je gaat koelmachines onderhouden.",
  ],
  ["quantity-surveying", "Telefone von NEC und Wildix.", "NEC contracts of the works."],
  ["uptime-sla", "Hohe Ansprüche.", "Planung hochverfügbarer Plattformen."],
])("%s is not meant by %p, but by %p", (skill, other, own) => {
  expect(skillsOf(other)).not.toContain(skill);
  expect(skillsOf(own)).toContain(skill);
});

test("money and terms of a contract are its law, not its sums", () => {
  const found = skillsOf("Sie kennen VOB/B und Claimmanagement, auch FIDIC.");
  expect(found).toContain("subcontract-commercial");
  expect(found).not.toContain("quantity-surveying");
});

test("a link names nothing", () => {
  expect(skillsOf("Apply: https://jobs.example/fire-detection-engineer now.")).toEqual([]);
  expect(skillsOf("Apply: www.example.org/chillers now. You look after UPS systems.")).toEqual([
    "ups-systems",
  ]);
});

test("the end of a name written together is no name of its own", () => {
  expect(skillsOf("Gateways for LoRaWAN.")).toEqual([]);
  expect(skillsOf("Gateways for WAN.")).toContain("networking");
});
