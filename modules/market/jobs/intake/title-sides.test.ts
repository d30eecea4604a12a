import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "bun:test";
import { readPlaces } from "@/modules/knowledge/normalise";
import { ad } from "../fixtures";
import { samenessOf } from "./merging";
import { areTwoSeats } from "./title-sides";

test.each([
  ["Electrical Shift Technician", "Mechanical Shift Technician"],
  ["Elektromonteur datacenter", "Monteur werktuigbouwkunde datacenter"],
  ["Elektriker Rechenzentrum", "Kälteanlagenbauer Rechenzentrum"],
  ["Technicien froid data center", "Technicien électricité data center"],
  ["Técnico eléctrico CPD", "Técnico mecánico CPD"],
  ["Tecnico elettrico data center", "Tecnico meccanico data center"],
  ["Data Center Technician L1", "Data Center Technician L3"],
  ["Critical Facilities Technician II", "Critical Facilities Technician III"],
  ["Shift Engineer (Days)", "Shift Engineer (Nights)"],
  ["Operateur dagdienst", "Operateur nachtdienst"],
  ["Schichttechniker Tag", "Schichttechniker Nacht"],
  ["Commissioning Engineer - Contract", "Commissioning Engineer - Permanent"],
  ["Elektroniker, befristet", "Elektroniker, unbefristet"],
  ["Ingénieur CVC - CDD", "Ingénieur CVC - CDI"],
  ["Data Center Technician AMS1", "Data Center Technician AMS 2"],
  ["Huoltoasentaja taso 1", "Huoltoasentaja taso 3"],
  ["Automatyk, poziom II", "Automatyk, poziom III"],
  ["Technik datového centra (denní)", "Technik datového centra (noční)"],
  ["Driftstekniker dagvagt", "Driftstekniker natvagt"],
  ["Electricien d'exploitation - matin", "Electricien d'exploitation - après-midi"],
  ["Shift Technician (Early)", "Shift Technician (Late)"],
])("%s and %s are two seats", (one, other) => {
  expect([areTwoSeats(one, other), areTwoSeats(other, one)]).toEqual([true, true]);
});

test.each([
  ["Electrical & Mechanical Technician", "Mechanical Technician"],
  ["Électromécanicien de maintenance", "Mécanicien de maintenance"],
  ["Electrical Engineer Data Centre", "Elektrotechniker Rechenzentrum"],
  ["Data Center Technician", "Data Center Technician FRA12"],
  ["Critical Facilities Engineer", "Critical Facilities Engineer (Permanent)"],
  ["Day / Night Shift Engineer", "Shift Engineer Nights"],
  ["Drifttekniker i Fredericia", "Drifttekniker II i Fredericia"],
])("%s and %s may be one seat", (one, other) => {
  expect(areTwoSeats(one, other)).toBe(false);
});

const beside = join(
  import.meta.dir,
  "../../../../../shared/data/pages/ads/dc_ads_europe_web_excerpts.jsonl",
);

type Excerpt = { title: string; company: string; location: string; text: string };

test.skipIf(!existsSync(beside))(
  "of real ads only the one that two boards copied is merged",
  () => {
    const excerpts = readFileSync(beside, "utf8").split("\n").filter(Boolean);
    const ads = excerpts.map((line, n) => {
      const { title, company, location, text }: Excerpt = JSON.parse(line);
      const source = n % 2 === 0 ? ("linkedin" as const) : ("indeed" as const);
      const places = readPlaces(location);
      const known = company === "(undisclosed)" ? null : company;
      return ad({ source, externalId: `real-${n}`, title, company: known, places, text });
    });
    const merged = ads.flatMap((one, n) =>
      ads
        .slice(n + 1)
        .flatMap((other) =>
          samenessOf(one, { ...other, source: "xing" }) ? [[one.company, other.company]] : [],
        ),
    );
    expect(merged).toEqual([["Google.com", "Google"]]);
  },
);
if (!existsSync(beside)) console.warn(`SKIPPED: real ads were not compared, no ${beside}`);
