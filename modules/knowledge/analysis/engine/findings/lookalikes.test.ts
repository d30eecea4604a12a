import { expect, test } from "bun:test";
import { analyse } from "../../analyse";
import { ad, idsOf } from "../../fixtures";

test.each([
  ["the parcel service", "You deliver parcels as a driver for UPS in the city.", "ups-systems"],
  ["start-ups", "We love start-UPS and follow-UPS in our office.", "ups-systems"],
  ["queries", "You fix N+1 queries in our ORM.", "redundancy-2n"],
  ["the line manager", "Rattaché au N+1, vous êtes dans une équipe de dix.", "redundancy-2n"],
  ["layoffs", "Our lawyers advise on redundancy pay.", "redundancy-2n"],
  ["the German verb", "Das ist der Test, und er ist gut für Sie.", "ist"],
  ["the state", "Sie arbeiten in der Region MV und in Mecklenburg.", "mv-hv-switchgear"],
  ["language models", "You train transformers and large NLP models.", "transformers"],
  ["car batteries", "BMS for the battery pack of an electric vehicle.", "bms"],
  ["third-line support", "You are our tier III support at the helpdesk.", "tier-topology"],
  ["lead lists", "You run our lead generator and demand generation.", "diesel-generators"],
  ["a visa", "A valid work permit and the right to work are needed.", "permit-to-work"],
  ["a flat-share", "Cherche colocation dans un appartement avec un colocataire.", "colocation"],
  ["saturday", "Working hours are Mon to SAT.", "fat-sat"],
  ["willingness", "Sie haben die Bereitschaft zur Weiterbildung in der Firma.", "on-call"],
])("%s is not taken for datacenter work", (_, text, skill) => {
  expect(idsOf(analyse(ad({ text })), "skill")).not.toContain(skill);
});

test.each([
  ["UPS", "You maintain the UPS and its battery strings.", "ups-systems"],
  ["N+1", "The chillers run in N+1.", "redundancy-2n"],
  ["IST", "You lead L4 tests and the IST on site.", "ist"],
  ["MV", "You switch MV and LV networks.", "mv-hv-switchgear"],
  ["transformers", "You maintain switchgear and transformers.", "transformers"],
  ["BMS", "You watch the BMS of the plant room.", "bms"],
  ["FAT and SAT", "You witness FAT and SAT.", "fat-sat"],
  ["Bereitschaft", "Sie leisten die Bereitschaft in der Nacht für uns.", "on-call"],
])("%s in its own surroundings is", (_, text, skill) => {
  expect(idsOf(analyse(ad({ text })), "skill")).toContain(skill);
});

const hospital = "You look after UPS, generators, chillers and BMS of the hospital and its wards.";

test("a hospital's plant is transferable work at most", () => {
  const { matchScore, contributions } = analyse(ad({ title: "Engineer", text: hospital }));

  expect(matchScore).toBeLessThanOrEqual(45);
  expect(contributions.map(({ code }) => code)).toContain("critical-care-hospital");
});

test("a hospital beside the datacenter one works in is a side remark", () => {
  const text = `${hospital} You work in our data centre, a colocation campus.`;

  expect(analyse(ad({ title: "Engineer", text })).matchScore).toBeGreaterThan(60);
});

const network =
  "You run routers and VLANs in our data centre, our colocation and our hyperscale site.";

test("networks of a datacenter are no work on the datacenter, until a task on its hardware", () => {
  const title = "Network Engineer";
  const hardware = `${network} You rack and stack servers.`;

  expect(analyse(ad({ title, text: network })).matchScore).toBe(55);
  expect(analyse(ad({ title, text: hardware })).matchScore).toBeGreaterThan(55);
});

test("a country's rules are not its language", () => {
  const rules = "You know the Dutch construction law and German regulations.";

  expect(idsOf(analyse(ad({ text: rules })), "context")).toEqual([]);
  expect(idsOf(analyse(ad({ text: "Fluent Dutch is a must." })), "context")).toEqual([
    "dutch-language",
  ]);
});

test("sales for datacenters is capped, however much it names them", () => {
  const text = "Sell colocation, hyperscale, DCIM, UPS, chillers and PDUs to every data centre.";

  const { matchScore, contributions } = analyse(ad({ title: "Account Manager Data Center", text }));

  expect(matchScore).toBeLessThanOrEqual(55);
  expect(contributions.map(({ code }) => code)).toContain("cap-other-work");
});

test("cooling towers are no masts, and neither is a family or a place of that name", () => {
  const work = "Mantenimiento de torres de refrigeración, enfriadoras y grupos electrógenos.";
  const level = (text: string) =>
    analyse(ad({ title: "Técnico de mantenimiento", text })).contributions.map(({ code }) => code);

  expect(level(work)).not.toContain("telecom-field");
  expect(level(`${work} En el polígono Las Torres.`)).not.toContain("telecom-field");
  expect(level(`${work} Trabajos en torres de telefonía.`)).toContain("telecom-field");
});

test.each([
  ["PLC Programmer", "You do PLC programming and HMI in TIA Portal."],
  ["Programmatore PLC", "Ti occupi di programmazione PLC e HMI."],
  ["Programador de PLC", "Te encargas de la programación de PLC y del HMI."],
  ["Programista PLC", "Odpowiadasz za programowanie sterowników PLC i HMI."],
  ["PLC-programmeur", "Je doet PLC-programmering en HMI."],
])("a %s programs what runs a plant", (title, text) => {
  expect(idsOf(analyse(ad({ title, text })), "skill")).toContain("plc");
});

test("who writes other programs does not", () => {
  const text = "You write services in Java that read a PLC, a UPS and a generator.";
  const skills = idsOf(analyse(ad({ title: "Backend Developer", text })), "skill");

  expect(skills).not.toContain("plc");
});
