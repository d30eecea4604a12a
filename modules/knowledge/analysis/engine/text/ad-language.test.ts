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
