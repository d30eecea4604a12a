import { expect, test } from "bun:test";
import { analyse } from "../analyse";
import { ad } from "../fixtures";
import type { Role } from "../rules";
import { readAd } from "./reading";
import { readTitle } from "./title";

const titled = (title: string) => readTitle(readAd(title, "").title, null);

test.each([
  ["Commissioning Lead, Data Center", "commissioning"],
  ["Ingénieur mise en service", "commissioning"],
  ["Chiller Mechanic - Night Shift", "power-cooling"],
  ["Kältetechniker (m/w/d)", "power-cooling"],
  ["Bauleiter Rechenzentrum (w/m/d)", "dc-construction"],
  ["Jefe de obra centro de datos", "dc-construction"],
  ["Progettista MEP", "mep-engineer"],
  ["Electrical Design Engineer – Data Centres", "mep-engineer"],
  ["Facilities Technician, Mechanical", "critical-facilities"],
  ["Onderhoudsmonteur datacenter", "critical-facilities"],
  ["Data Center Technician II", "dc-operations"],
  ["Data Centre Site Selection Manager", "hyperscale"],
  ["Data Center Architect", "dc-architect"],
] as const)("%p is a role of %p", (title, category) => {
  expect(titled(title).category).toBe(category);
});

test.each(["Pastry Chef", "Primary School Teacher", "Tax Adviser (m/w/d)"])(
  "%p shows nothing of a datacenter",
  (title) => expect(titled(title)).toMatchObject({ category: null, specificity: 0 }),
);

test("marks between the words of a known title do not hide it", () => {
  expect(titled("Shift Engineer – Data Centre (Nights)").role?.id).toBe("shift-lead");
});

test.each(["Techniker (m/w/d) Rechenzentrum", "Techniker:in Rechenzentrum"])(
  "whom a title addresses does not hide its role: %p",
  (title) => expect(titled(title).role?.id).toBe("critical-facilities-technician"),
);

test("of two known roles the more specific one is meant", () => {
  expect(titled("Facilities Manager / Critical Facilities Manager").role?.id).toBe(
    "critical-facilities-manager",
  );
});

test.each([
  ["Account Executive, Data Center", true],
  ["Security Officer - Data Centre", true],
  ["Data Center Technician - Military Talent Program", false],
  ["Electrician (Commercial/Industrial/Data Center)", false],
  ["Cooling Engineer for GPU data halls", false],
  ["GPU Cluster Commissioning Engineer", false],
  ["Kältetechniker GPU-Rechenzentrum", false],
  ["GPU Verification Engineer", true],
])("%p is beside the facility: %p", (title, isPeripheral) => {
  expect(titled(title).isPeripheral).toBe(isPeripheral);
});

test.each<[title: string, group: Role]>([
  ["Industrieelektriker für Betriebstechnik (m/w/d)", "critical-facilities"],
  ["Elektriker für die Inbetriebnahme", "commissioning"],
  ["Cost Control Manager - Data Center", "dc-construction"],
  ["DCIM & Capacity Specialist", "dc-operations"],
  ["Estates Officer (Electrical)", "critical-facilities"],
  ["Data Center Training Delivery Specialist", "dc-operations"],
  ["Bouwmanager datacenters", "dc-construction"],
  ["Técnico de climatización CPD", "power-cooling"],
  ["Technicien froid data center", "power-cooling"],
  ["Obermonteur Rechenzentrum", "dc-construction"],
  ["Technik utrzymania centrum danych", "critical-facilities"],
])("%p works in %p", (title, group) => {
  expect(titled(title).category).toBe(group);
});

test.each([
  ["Rechenzentrumselektriker (m/w/d)", "Sie arbeiten an Servern und Leitungen."],
  ["Rechenzentrumsmitarbeiterin", "Sie arbeiten an Servern, USV-Anlagen und Leitungen."],
  ["Datacenterbeheerder", "Je werkt aan servers en leidingen."],
  ["Datacenterspecialist", "Je werkt aan servers, UPS-systemen en leidingen."],
  ["Datacentermonteurs gezocht", "Je werkt aan servers en leidingen."],
  ["Datacenteringenjör", "Du arbetar med servrar och ledningar."],
  ["Datasentermontør", "Du arbeider med servere og ledninger."],
  ["Datakeskusasentaja", "Työskentelet palvelinten ja johtojen parissa."],
])("the workplace in %p is read as if it stood apart", (title, text) => {
  expect(analyse(ad({ title, text })).matchScore).toBeGreaterThanOrEqual(80);
});

test.each(["Product Developer - Modular Data Center", "Project Developer Data Centre"])(
  "a %s writes no software",
  (title) => {
    expect(analyse(ad({ title, text: "" })).matchScore).toBeGreaterThanOrEqual(80);
  },
);

test.each([
  ["Objektüberwachung Elektrotechnik Rechenzentrum", "dc-construction"],
  ["Bauüberwachung Kältetechnik Rechenzentrum", "dc-construction"],
  ["Mechanical Technician, Data Centre", "critical-facilities"],
  ["Werfleider technieken datacenter", "dc-construction"],
  ["SPS-Programmierer Rechenzentrum", "mep-engineer"],
  ["Service Wärmepumpen Rechenzentrum", "power-cooling"],
])("the work of a %s is %s", (title, category) => {
  expect(analyse(ad({ title, text: "Rechenzentrum, data centre, UPS." })).category).toBe(
    category as "dc-construction",
  );
});
