import { expect, test } from "bun:test";
import { analyse } from "../../../analyse";
import { ad, idsOf } from "../../../fixtures";

type Invented = { head: string; about: string; tasks: string[]; offer: string; seek: string };

const ads: { [language: string]: Invented } = {
  en: {
    head: "About us",
    about: "Marlow Plant is a family firm. We have been at it since 1971.",
    tasks: [
      "Inspect and repair chillers and pumps",
      "Test UPS batteries twice a year",
      "Write method statements for each job",
    ],
    offer: "What we offer\n- A van\n- 26 days of leave",
    seek: "To help our crew in the north we are looking for somebody new.",
  },
  de: {
    head: "Über uns",
    about: "Die Talberg Technik GmbH ist ein Handwerksbetrieb. Wir arbeiten seit 1971 im Süden.",
    tasks: [
      "Instandhaltung von Kältemaschinen und Pumpen",
      "Prüfung der USV-Anlagen und Batterien",
      "Dokumentation der Arbeiten im Wartungsbuch",
    ],
    offer: "Wir bieten\n- Firmenwagen\n- 28 Tage Urlaub",
    seek: "Für unsere Mannschaft im Süden suchen wir jemanden zum nächsten Ersten.",
  },
  nl: {
    head: "Over ons",
    about: "Van Rijn Koeling is een familiebedrijf. Wij werken al sinds 1971 in het zuiden.",
    tasks: [
      "Onderhoud van koelmachines en pompen",
      "Testen van UPS-systemen en accu's",
      "Bijhouden van het logboek",
    ],
    offer: "Wij bieden\n- Een bus van de zaak\n- 26 vakantiedagen",
    seek: "Voor onze ploeg in het zuiden zoeken we een nieuwe collega.",
  },
  fr: {
    head: "Qui sommes-nous ?",
    about: "Froid du Midi est une maison familiale. Nous travaillons dans le sud depuis 1971.",
    tasks: [
      "Entretenir les groupes froids et les pompes",
      "Contrôler les onduleurs et les batteries",
      "Rédiger les comptes rendus d'intervention",
    ],
    offer: "Nous offrons\n- Un camion\n- Un treizième mois",
    seek: "Afin d'agrandir notre équipe du sud, nous recherchons une personne.",
  },
  es: {
    head: "Quiénes somos",
    about: "Frío Levante es una casa familiar. Trabajamos en el sur desde 1971.",
    tasks: [
      "Mantenimiento de enfriadoras y bombas",
      "Revisión de los SAI y las baterías",
      "Elaboración de los partes de trabajo",
    ],
    offer: "Ofrecemos\n- Furgoneta\n- Seguro médico",
    seek: "Para nuestra cuadrilla del sur buscamos a alguien con ganas.",
  },
  it: {
    head: "Chi siamo",
    about: "Freddo Ligure è una ditta di famiglia. Lavoriamo in riviera dal 1971.",
    tasks: [
      "Manutenzione di chiller e pompe",
      "Verificare gli UPS e le batterie",
      "Compilazione dei rapporti di intervento",
    ],
    offer: "Offriamo\n- Furgone\n- Buoni pasto",
    seek: "Per la nostra squadra in riviera cerchiamo una persona.",
  },
};

const forms: { [name: string]: (of: Invented) => string } = {
  "a list straight under it": ({ head, about, tasks }) =>
    `${head}\n${about}\n${tasks.map((it) => `• ${it}`).join("\n")}`,
  "a paragraph of its own": ({ head, about, tasks }) => `${head}\n${about}\n\n${tasks.join(". ")}.`,
  "the title said again": ({ head, about, tasks }) =>
    `${head}\n${about}\n\nTechnician\n${tasks.map((it) => `- ${it}`).join("\n")}`,
  "a sentence about who is looked for": ({ head, about, seek, tasks }) =>
    `${head}\n${about}\n\n${seek} ${tasks.join(". ")}.`,
  "the offer before the tasks": ({ head, about, offer, tasks }) =>
    `${head}\n${about}\n\n${offer}\n\n${tasks.map((it) => `• ${it}`).join("\n")}`,
};

const cases = Object.keys(ads).flatMap((language) =>
  Object.keys(forms).map((form) => [language, form] as const),
);

test.each(cases)("tasks without a heading behind a blurb are tasks: %s, %s", (language, form) => {
  const [of, write] = [ads[language], forms[form]];
  const { criticalSystems } = analyse(ad({ text: of && write ? write(of) : "" }));

  expect(criticalSystems.toSorted()).toEqual(["cooling-systems", "ups-systems"]);
});

test.each(Object.keys(ads))(
  "nothing behind a blurb is taken where tasks have a heading: %s",
  (language) => {
    const { head = "", about = "", tasks = [] } = ads[language] ?? {};
    const text = `Tasks:\nSweep the yard.\n${head}\n${about}\n\n${tasks.join(". ")}.`;

    expect(idsOf(analyse(ad({ text })), "system")).toEqual([]);
  },
);

test.each([
  "About us\nMarlow Plant is a family firm.\n\nOur services:\n• Maintenance of chillers\n• Testing of UPS batteries",
  "About us\nMarlow Plant is a family firm.\n\nWe maintain chillers. We test UPS systems for hospitals.",
  "Über uns\nTalberg ist ein Betrieb.\n\nUnsere Leistungen im Überblick:\n- Wartung von Kältemaschinen\n- Prüfung von USV-Anlagen",
  "Über uns\nTalberg ist ein Betrieb.\n\nDie Gruppe plant USV-Anlagen. Sie baut Kältemaschinen.",
  "Over ons\nVan Rijn is een bedrijf.\n\nOnze diensten:\n- Onderhoud van koelmachines\n- Testen van UPS-systemen",
  "Qui sommes-nous ?\nFroid du Midi est une maison.\n\nNos métiers :\n- Entretien des groupes froids\n- Contrôle des onduleurs",
  "Quiénes somos\nFrío Levante es una casa.\n\nMantenemos enfriadoras. Revisamos los SAI de hospitales.",
  "Chi siamo\nFreddo Ligure è una ditta.\n\nI nostri servizi:\n- Manutenzione di chiller\n- Verifica degli UPS",
])("what the company itself does is no task: %p", (text) => {
  expect(idsOf(analyse(ad({ text })), "system")).toEqual([]);
});

const prose: [language: string, text: string][] = [
  [
    "en",
    "About us\nHarrow Plant serves the north.\nInspect the chillers. Test the UPS batteries. Report to the owner.",
  ],
  [
    "en",
    "Who we are\nA service house in Cork.\nReplace filters of chillers. Check the UPS. Keep the log.",
  ],
  [
    "de",
    "Über uns\nDie Talberg Technik sitzt in Ulm.\nWartung der Kältemaschinen. Prüfung der USV-Anlagen. Dokumentation.",
  ],
  [
    "nl",
    "Over ons\nEen bedrijf uit Zwolle.\nOnderhoud van koelmachines. Testen van UPS-systemen. Bijhouden van het logboek.",
  ],
  [
    "fr",
    "Qui sommes-nous ?\nUne maison du Gard.\nEntretien des groupes froids. Contrôle des onduleurs. Rédaction des rapports.",
  ],
  ["pl", "O nas\nFirma z Opola.\nSerwis chillerów. Przeglądy UPS. Prowadzenie dziennika."],
];

test.each(prose)("tasks told in a line behind a blurb are tasks: %s %s", (_, text) => {
  const { criticalSystems } = analyse(ad({ text }));

  expect(criticalSystems.toSorted()).toEqual(["cooling-systems", "ups-systems"]);
});

const listed: [language: string, text: string][] = [
  [
    "en",
    "About us:\nA contractor from the Humber, proud of its workshop.\n\n• Overhaul of chillers at hospitals in Hull\n• UPS batteries, capacitors, fans\n\n• A trade certificate\n• Own tools",
  ],
  [
    "es",
    "Sobre nosotros\nUna casa de Burgos.\n\n- Ajuste y limpieza de enfriadoras\n- Baterías de SAI en hospitales\n\n- Título de grado medio\n- Vehículo propio",
  ],
  [
    "it",
    "Chi siamo\nUna ditta di Parma.\n\nPulizia e taratura dei chiller, lavori su UPS negli ospedali.\n\nDiploma tecnico. Patente.",
  ],
  [
    "fi",
    "Meistä\nPieni yritys Oulusta, joka on perheen oma.\n\n- Jäähdytyskoneiden ja UPS-laitteiden huolto\n- Raportit asiakkaalle\n\n- Sähköalan tutkinto\n- Ajokortti",
  ],
];

test.each(listed)("what is asked for below a list does not weigh against it: %s %s", (_, text) => {
  const { criticalSystems } = analyse(ad({ text }));

  expect(criticalSystems.toSorted()).toEqual(["cooling-systems", "ups-systems"]);
});
