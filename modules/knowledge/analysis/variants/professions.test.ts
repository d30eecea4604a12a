import { expect, test } from "bun:test";
import { analyse } from "../analyse";
import { ad } from "../fixtures";

const plant =
  "You work in our data centre with UPS systems, generators, chillers and BMS, in shifts, and take rounds and readings.";
const levelOf = (title: string, text = plant) =>
  analyse(ad({ title, text })).relevanceLevel as string;

test.each([
  "Head of Sales, Data Centres",
  "Press Officer Data Centre",
  "In-house Counsel Data Centers",
  "Interior Designer, Data Center Campus",
  "Treasury Manager Data Centers",
  "Vertriebsleiterin Rechenzentrum",
  "Kommunikationsreferentin Rechenzentrum",
  "Innenarchitektin Rechenzentrum",
  "Personaldisponentin Rechenzentrum",
  "Verkoopster colocatie datacenter",
  "Bedrijfseconoom datacenters",
  "Communicatieadviseur datacenter",
  "Responsable grands comptes data center",
  "Contrôleuse de gestion data center",
  "Architecte d'intérieur data center",
  "Gestora de cuentas centro de datos",
  "Técnica de selección centro de datos",
  "Interiorista centro de datos",
  "Selezionatrice personale data center",
  "Responsabile comunicazione data center",
  "Venditrice data center",
  "Gestora de vendas centro de dados",
  "Técnica de recrutamento centro de dados",
  "Specjalistka ds. rekrutacji centrum danych",
  "Asystentka zarządu centrum danych",
  "Obchodní manažerka datového centra",
  "Finanční analytička datového centra",
  "Försäljningschef datacenter",
  "Inredningsarkitekt datacenter",
  "Kommunikationskonsulent datacenter",
  "Salgskonsulent datacenter",
  "Økonomisjef datasenter",
  "Kommunikasjonsrådgiver datasenter",
  "Myyntipäällikkö datakeskus",
  "Viestintäasiantuntija datakeskus",
  "Strategic Buyer Data Centre",
  "Training Coordinator – Data Centre Academy",
  "Schulungskoordinatorin Rechenzentrum",
  "Opleidingscoördinator datacenter",
  "Coordinatrice de formation data center",
  "Gewerkschaftssekretärin Rechenzentren",
  "Gestionnaire sinistres data center",
  "Logistics Coordinator Data Centres",
  "Insurance Broker – UPS, generators and cooling for data centres",
  "Einkäuferin Rechenzentrum",
  "Disponent – USV, Notstrom und Kälte für Rechenzentren",
  "Technisch inkoper datacenter",
  "Medewerker verkoop binnendienst datacenter",
  "Approvisionneuse centre de données",
  "Courtier en assurances – onduleurs pour centres de données",
  "Técnica de compras centro de datos",
  "Coordinadora de logística centro de datos",
  "Addetta acquisti data center",
  "Agente di vendita – UPS per data center",
  "Compradora centro de dados",
  "Gestor de conta – UPS para centros de dados",
  "Specjalistka ds. zakupów centrum danych",
  "Nákupčí datové centrum",
  "Strážný datové centrum",
  "Inköpschef datacenter",
  "Försäkringsmäklare – UPS för datacenter",
  "Konsulent, salg – UPS til datacentre",
  "Vægter datacenter",
  "Innkjøper datasenter",
  "Hankintapäällikkö datakeskus",
])("%p works for those who run the plant and is no target", (title) => {
  expect(levelOf(title)).toBe("potential");
});

test.each([
  "Cost Controller, Data Centre Construction",
  "Controls Engineer Data Centre",
  "Technicien télécommunications data center",
  "Técnico de comunicaciones centro de datos",
  "Kommunikationstechniker Rechenzentrum",
  "Commercial Electrician, Data Center",
  "Économiste de la construction data center",
])("%p has such a word in its title and works on the plant", (title) => {
  expect(levelOf(title)).toBe("hard-target");
});

test.each([
  "DCIM Developer",
  "SCADA Developer, Data Centres",
  "BMS-Entwicklerin",
  "SCADA-ontwikkelaar datacenters",
  "Développeuse GTB data center",
  "Desarrolladora BMS centro de datos",
  "Sviluppatrice SCADA data center",
  "BMS-utvecklare datacenter",
  "DCIM-udvikler",
  "SCADA-kehittäjä datakeskus",
  "Vývojářka BMS datového centra",
])("%p writes the programs of a plant and works on none", (title) => {
  expect(levelOf(title)).toBe("potential");
});

test.each([
  "SCADA Programmer Data Centre",
  "SPS-Programmiererin Rechenzentrum",
  "Programmeur GTB",
  "PLC Developer",
])("%p programs the controls and works on the plant", (title) => {
  expect(levelOf(title)).toBe("hard-target");
});

test.each([
  ["Formann elektro", "Forkvinne elektro"],
  ["Formand el", "Forkvinde el"],
  ["Förman el", "Förkvinna el"],
  ["Voorman elektra", "Voorvrouw elektra"],
])("%p and %p are one", (man, woman) => {
  const [one, other] = [man, woman].map((title) => analyse(ad({ title, text: plant })));
  expect([other?.role, other?.category, other?.matchScore]).toEqual([
    ...[one?.role, one?.category, one?.matchScore],
  ]);
});

test("who serves private and public bodies builds no homes", () => {
  const text = "Manutenzione di UPS e chiller per enti pubblici e privati.";
  const { contributions } = analyse(ad({ title: "Manutentore", text }));
  expect(contributions.map(({ code }) => code)).not.toContain("hvac-residential");
});
