import { expect, test } from "bun:test";
import { analyse } from "../analyse";
import { ad, idsOf } from "../fixtures";

const skillsOf = (text: string) => idsOf(analyse(ad({ title: "Specialist", text })), "skill");

test.each([
  ["You run FMEA of our camera modules with the supplier.", "spof-reliability"],
  ["You schedule data jobs with Spark, Docker and Airflow.", "containment"],
  ["You develop cells for lithium-ion batteries of electric vehicles.", "ups-batteries"],
  ["You use statistical process control and control charts.", "controls-engineering"],
  ["You know a version control system such as Git.", "controls-engineering"],
  ["You verify the bus interconnect of a SoC.", "interconnection"],
  ["You build the client side of our web shop in JavaScript.", "owner-rep"],
  ["You make mission critical decisions about payroll.", "critical-env-ops"],
  ["You enjoy reading code and interpreting contracts.", "rounds-readings"],
  ["You do inventory management for sales promotions.", "asset-inventory"],
  ["You own the electrical design of our SoC and its PCB.", "electrical-design"],
  ["You carry out functional testing of our apps with Selenium.", "functional-testing"],
  ["You troubleshoot SQL queries and packages.", "corrective-maintenance"],
  ["Wartungsarbeiten an IT-Geräten und Druckern gehören dazu.", "planned-maintenance"],
  ["Mantenimiento de material deportivo y bicicletas.", "planned-maintenance"],
  ["Contratación de personal para la tienda.", "subcontract-commercial"],
  ["Vous assurez la réception des appels et des visiteurs.", "cx-docs"],
  ["Gestisci le varianti dei nostri prodotti di moda.", "subcontract-commercial"],
  ["Je houdt de duurzaamheid van onze kleding in het oog.", "sustainability"],
  ["Tworzenie aplikacji typu klient-serwer.", "servers-storage"],
  ["Uruchomienie zlecenia i spłaty kredytu.", "commissioning"],
  ["Znajomość przepisów bhp i ppoż.", "fire-detection"],
])("%p is no work on a plant and says nothing of %s", (text, skill) => {
  expect(skillsOf(text)).not.toContain(skill);
});

test.each([
  ["You run FMEA of the UPS to find each single point of failure.", "spof-reliability"],
  ["You balance airflow and containment in the data hall.", "containment"],
  ["You service lithium-ion batteries of the UPS.", "ups-batteries"],
  ["You program process control systems of the cooling plant.", "controls-engineering"],
  ["You order interconnection and cross connects in the data centre.", "interconnection"],
  ["You act client side for the developer of a construction project.", "owner-rep"],
  ["You work on mission critical facilities.", "critical-env-ops"],
  ["You take readings of gauges and meters on rounds.", "rounds-readings"],
  ["You do inventory management of spare parts and equipment.", "asset-inventory"],
  ["Wartungsarbeiten an den Kälteanlagen gehören dazu.", "planned-maintenance"],
  ["Mantenimiento preventivo de las enfriadoras.", "planned-maintenance"],
  ["Vous suivez la réception des travaux et les essais.", "cx-docs"],
  ["Gestisci contratti e varianti dei lavori in cantiere.", "subcontract-commercial"],
  ["Je bewaakt duurzaamheid en energieverbruik van het gebouw.", "sustainability"],
  ["Projektowanie systemów sterowania i układów automatyki.", "controls-engineering"],
  ["Uruchomienie maszyn i instalacji.", "commissioning"],
])("%p does, and names %s", (text, skill) => {
  expect(skillsOf(text)).toContain(skill);
});

test.each([
  ["Kierownik Techniczny Obiektu", "critical-facilities"],
  ["Kierownik robót elektrycznych", "dc-construction"],
  ["Projektant instalacji sanitarnych", "mep-engineer"],
  ["Technik obsługi budynku", "critical-facilities"],
])("the Polish title %s is of the category %s", (title, category) => {
  const text = "Utrzymanie ruchu: przeglądy agregatów prądotwórczych i instalacji klimatyzacji.";
  expect(analyse(ad({ title, text })).category as string).toBe(category);
});
