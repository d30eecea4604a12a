import { expect, test } from "bun:test";
import { analyse } from "../../../analyse";
import { ad, idsOf } from "../../../fixtures";

test("the place that the paragraph above a job names is where one works", () => {
  const text =
    "About us\nWe are sixty people.\n\nIn Corby stands a data centre of twelve halls.\n\n" +
    "You look after UPS systems, generators and chillers.";

  expect(idsOf(analyse(ad({ title: "Technician", text })), "context")).toContain("dc-general");
});

test.each([
  [
    "en",
    "About us\nWe are sixty.",
    "Our two data centres never sleep.",
    "You maintain the chillers and the UPS systems.",
  ],
  [
    "de",
    "Über uns\nWir sind sechzig.",
    "Unsere zwei Rechenzentren schlafen nie.",
    "Sie warten die Kältemaschinen und die USV-Anlagen.",
  ],
  [
    "nl",
    "Over ons\nWe zijn met zestig.",
    "Onze twee datacenters slapen nooit.",
    "Je onderhoudt de koelmachines en de UPS-systemen.",
  ],
  [
    "fr",
    "Qui sommes-nous ?\nNous sommes soixante.",
    "Nos deux centres de données ne dorment jamais.",
    "Vous entretenez les groupes froids et les onduleurs.",
  ],
  [
    "es",
    "Quiénes somos\nSomos sesenta.",
    "Nuestros dos centros de datos no duermen.",
    "Te encargarás de las enfriadoras y los SAI.",
  ],
  [
    "it",
    "Chi siamo\nSiamo in sessanta.",
    "I nostri due data center non dormono mai.",
    "Ti occuperai dei chiller e degli UPS.",
  ],
])(
  "the place that we tell of right above the job is where one works: %s",
  (_, about, place, job) => {
    const { facts } = analyse(ad({ text: `${about}\n\n${place}\n\n${job}` }));

    expect(facts.find(({ id }) => id === "dc-general")?.spans[0]?.section).toBe("intro");
  },
);

test.each([
  [
    "en",
    "Who we are",
    "The site in Corby houses two data centres.",
    "Tasks\n- Chillers\n- Generators\n- UPS",
  ],
  [
    "de",
    "Über uns",
    "Der Standort beherbergt zwei Rechenzentren.",
    "Aufgaben\n- Kältemaschinen\n- Netzersatzanlagen\n- USV",
  ],
  [
    "nl",
    "Over ons",
    "Het pand huisvest twee datacenters.",
    "Taken\n- Koelmachines\n- Noodstroomaggregaten\n- UPS",
  ],
  [
    "fr",
    "Qui sommes-nous ?",
    "Le site abrite deux centres de données.",
    "Missions\n- Groupes froids\n- Groupes électrogènes\n- Onduleurs",
  ],
  [
    "es",
    "Quiénes somos",
    "El edificio alberga dos centros de datos.",
    "Funciones\n- Enfriadoras\n- Grupos electrógenos\n- SAI",
  ],
  [
    "it",
    "Chi siamo",
    "La sede ospita due data center.",
    "Mansioni\n- Chiller\n- Gruppi elettrogeni\n- UPS",
  ],
])("what a site houses is where one works on plant: %s", (_, head, place, tasks) => {
  const analysis = analyse(ad({ title: "Technician", text: `${head}\n${place}\n\n${tasks}` }));

  expect(idsOf(analysis, "context")).toContain("dc-general");
});

test.each([
  [
    "Technicien",
    "Vous installez des serveurs pour les clients. Accueil en salle, gestes de proximité, câblage structuré dans notre data center. Courrier à recevoir.",
  ],
  [
    "Técnico",
    "Mantienes los SAI y los grupos electrógenos del centro de datos. Formación en fábrica.",
  ],
  [
    "Technicien",
    "Vous entretenez onduleurs et groupes électrogènes du centre de données. Essais en usine.",
  ],
])(
  "who is received and where somebody is trained is another trade's word alone: %s %s",
  (title, text) => {
    const codes = analyse(ad({ title, text })).contributions.map(({ code }) => code);

    expect(codes.filter((it) => /office-fm|factory/.test(it))).toEqual([]);
  },
);
