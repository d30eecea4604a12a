import { expect, test } from "bun:test";
import { analyse } from "../../analyse";
import { ad } from "../../fixtures";

const english =
  "Fjord & Dale is an engineering firm with 300 people. We like calm and order, and we have been here since 1980.";
const notice =
  "By applying you agree that your data is kept for six months. All rights reserved. Cookie settings | Imprint";
const german =
  "Fjord & Dale ist ein Ingenieurbüro mit 300 Leuten. Wir mögen Ruhe und Ordnung und sind seit 1980 hier.";

test.each([
  [
    "pl",
    "- Naprawy i przeglądy pomp oraz zaworów\n- Odczyty liczników w budynku\n- Praca w nocy",
    english,
  ],
  [
    "pt",
    "- Limpeza e reparação de bombas\n- Leitura dos contadores\n- Trabalho de noite e ao sábado",
    english,
  ],
  [
    "it",
    "- Riparazione delle pompe e delle valvole\n- Lettura dei contatori\n- Lavoro di notte e di sabato",
    german,
  ],
  [
    "nl",
    "- Pompen repareren en het filter schoonmaken\n- Meters aflezen voor het logboek\n- Werken in de nacht",
    english,
  ],
  [
    "cs",
    "- Opravy a údržba čerpadel\n- Čtení měřičů a zápis hodnot\n- Práce v noci a o víkendu",
    german,
  ],
])("an ad whose list is in %s is in that, whatever stands around it", (language, list, around) => {
  expect(analyse(ad({ text: `${list}\n\n${around}\n\n${notice}` })).language).toBe(language);
});

test.each([
  [
    "nl",
    "What you will do",
    "- Pompen en kleppen repareren bij onze klant\n- Meters aflezen voor het logboek",
    "What we offer",
  ],
  [
    "fr",
    "What you will do",
    "- Réparer les pompes et les vannes\n- Relever les compteurs du site et noter les écarts",
    "What we offer",
  ],
  ["sv", "Your tasks", "- Laga pumpar och ventiler\n- Läsa av mätare för kunder", "Your profile"],
])("headings in another language leave an ad in %s", (language, first, list, last) => {
  expect(analyse(ad({ text: `${first}\n${list}\n\n${last}\n${list}` })).language).toBe(language);
});

test("names of tools in English do not make an English ad of a Portuguese one", () => {
  const text =
    "Procuramos uma pessoa para a nossa equipa em Braga, que gosta de trabalhar com calma e não tem medo de turnos.\n" +
    "- Building management systems and reporting tools for the team\n- Spreadsheets and other office software";

  expect(analyse(ad({ text })).language).toBe("pt");
});

const foreign = {
  en: "About the house: we were founded in 1961 and still belong to one family. More than three thousand people work with us in nine countries, and we believe that everybody should be heard. You will find more about our values and our history on the pages of our site.",
  de: "Zur Gruppe: Die Gruppe wurde 1961 gegründet und gehört noch immer einer Familie. Mehr als dreitausend Menschen arbeiten in neun Ländern mit uns, und wir glauben, dass jeder gehört werden soll. Mehr über unsere Werte finden Sie auf unseren Seiten.",
};

test.each([
  [
    "nl",
    "Wat ga je doen?\n- Onderhoud van de UPS\n- Storingen oplossen\n\nWat vragen wij?\n- Mbo niveau 4",
  ],
  [
    "pl",
    "Zakres obowiązków\n- Obsługa zasilaczy UPS\n- Usuwanie awarii\n\nWymagania\n- Uprawnienia SEP",
  ],
  [
    "cs",
    "Náplň práce\n- Údržba zdrojů UPS\n- Řešení poruch\n\nPožadavky\n- Vyučení v elektro oboru",
  ],
  [
    "pt",
    "Funções\n- Manutenção das UPS\n- Resolução de avarias\n\nRequisitos\n- Curso de eletricidade",
  ],
  ["sv", "Arbetsuppgifter\n- Underhåll av UPS\n- Felsökning\n\nDin profil\n- Utbildning inom el"],
])("one long paragraph in another language does not decide: %s", (language, text) => {
  for (const paragraph of Object.values(foreign))
    for (const whole of [`${paragraph}\n\n${text}`, `${text}\n\n${paragraph}`])
      expect(analyse(ad({ text: whole })).language).toBe(language);
});

test("a short list that is like a neighbour's does not outvote its own ad", () => {
  const text =
    "Wij zoeken een nieuwe collega voor onze locatie, en je werkt er met een kleine ploeg.\n- Inspectie UPS\n- Revisie chillers\n- Reparatie\n- Administratie en documentatie\n- Mbo elektro";

  expect(analyse(ad({ text })).language).toBe("nl");
});
