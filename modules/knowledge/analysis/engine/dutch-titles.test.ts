import { expect, test } from "bun:test";
import { analyse } from "../analyse";
import { ad } from "../fixtures";
import type { Role } from "../rules";

const text =
  "Werken in ons datacenter: je bent verantwoordelijk voor de UPS, noodstroom en koeling.";

const titles: { [category in Role]?: string[] } = {
  "critical-facilities": [
    "Storingsmonteur elektrotechniek datacenter",
    "Technicus gebouwbeheer datacenter",
    "Operationeel installatieverantwoordelijke",
    "Wachtengineer datacenter",
    "Hoofd technische dienst datacenter",
    "Onderhoudsmonteur W datacenter",
  ],
  "power-cooling": [
    "Servicemonteur noodstroom en UPS",
    "Koeltechnicus datacenter",
    "Aggregaatmonteur",
    "Monteur middenspanning datacenter",
  ],
  "dc-construction": [
    "Projectleider werktuigbouw datacenter",
    "Werkvoorbereider elektrotechniek datacenter",
    "Bouwplaatsmanager datacenter",
    "Hoofdmonteur datacenter",
    "Kwaliteitsmanager nieuwbouw datacenter",
    "Calculator E datacenter",
  ],
  commissioning: [
    "Inbedrijfsteller datacenter",
    "Testingenieur noodstroom datacenter (IST)",
    "Commissioning manager datacenter",
  ],
  "mep-engineer": [
    "Ontwerper E-installaties datacenter",
    "Regeltechnicus GBS datacenter",
    "BIM-modelleur installatietechniek datacenter",
  ],
  "dc-operations": [
    "Datacentermedewerker",
    "Patch- en bekabelingsmonteur datacenter",
    "NOC-medewerker datacenter",
    "Capaciteitsmanager datacenter",
  ],
  "dc-architect": ["Datacenterarchitect"],
  hyperscale: ["Cloudengineer hyperscale platform"],
};

for (const [category, some] of Object.entries(titles)) {
  test.each(some)(`%s is Dutch for ${category}`, (title) => {
    expect(analyse(ad({ title, text })).category).toBe(category as Role);
  });
}
