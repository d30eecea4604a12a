import { expect, test } from "bun:test";
import { analyse } from "../analyse";
import { ad } from "../fixtures";

/** Ads of the languages that have the fewest names in the taxonomy. */
const ads: [language: string, title: string, text: string, systems: string[]][] = [
  [
    "fi",
    "Datakeskuksen sähköasentaja",
    "Vastaat konesalin UPS-järjestelmien ja varavoimakoneiden huollosta sekä jäähdytyslaitteiden kunnossapidosta. Edellytämme sähköalan koulutusta.",
    ["cooling-systems", "generators", "ups-systems"],
  ],
  [
    "fi",
    "Konesalin kiinteistöteknikko",
    "Huollat palvelinten jäähdytysjärjestelmiä ja katkoton virransyöttö on sinulle tuttua. Työ on vuorotyötä datakeskuksessa.",
    ["cooling-systems", "ups-systems"],
  ],
  [
    "cs",
    "Servisní technik datového centra",
    "Budete provádět údržbu motorgenerátorů, zdrojů nepřerušovaného napájení a chladicích systémů, které jsou v našem datovém centru v Praze. Práce je na směny a je pro vás, pokud se nebojíte nových věcí.",
    ["cooling-systems", "generators", "ups-systems"],
  ],
  [
    "pt",
    "Técnico de manutenção de centro de dados",
    "Irá realizar a manutenção preventiva de grupos geradores, sistemas UPS e sistemas de arrefecimento. O trabalho é em turnos rotativos.",
    ["cooling-systems", "generators", "ups-systems"],
  ],
  [
    "no",
    "Servicetekniker nødstrøm datasenter",
    "Du har ansvar for vedlikehold av nødstrømsaggregater, UPS-anlegg og kjølesystemer i datasenteret vårt, og er med i vår vaktordning. Vi søker deg som er nøye og liker å jobbe både selvstendig og sammen med andre, og som ikke er redd for å ta i.",
    ["cooling-systems", "generators", "ups-systems"],
  ],
];

test.each(ads)("an ad in %s for a '%s' is read", (language, title, text, systems) => {
  const analysis = analyse(ad({ title, text }));
  expect(analysis.language).toBe(language);
  expect(analysis.relevanceLevel).toBe("hard-target");
  expect(analysis.criticalSystems.toSorted()).toEqual(systems as never);
});
