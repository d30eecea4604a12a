import { expect, test } from "bun:test";
import { employmentsIn, readCv } from "./index";

const now = new Date("2026-11-20T12:00:00.000Z");
const fieldsIn = (text: string, ...fields: string[]) =>
  readCv(text, now)
    .filter(({ field }) => fields.includes(field))
    .map(({ value, detail }) => [value, detail].filter(Boolean).join(" "));

const jobsIn = (text: string) =>
  employmentsIn(text, now).map(({ title, employer, from, to }) => [title, employer, from, to]);

test("months with a 'de' before their year are a period, and the address of a page goes on below", () => {
  const text = `Rita Exemplo
Experiência
Nuvem Fria Lda
Técnica de AVAC
março de 2021 - Present (5 anos 9 meses)

Obras do Tejo
Eletricista
junho de 2016 - fevereiro de 2021 (4 anos 9 meses)

Contactos
www.linkedin.com/in/rita-exemplo-dos-
santos-77 (LinkedIn)`;
  expect(jobsIn(text)).toEqual([
    ["Técnica de AVAC", "Nuvem Fria Lda", "2021-03", null],
    ["Eletricista", "Obras do Tejo", "2016-06", "2021-02"],
  ]);
  const page = "https://www.linkedin.com/in/rita-exemplo-dos-santos-77";
  expect(fieldsIn(text, "linkedin", "yearsTotal")).toEqual([page, "10"]);
});

test("the words of a form are neither an employer nor a title", () => {
  const text = `Lebenslauf
Berufserfahrung
Zeitraum | 03/2019 – heute
Beruf oder Funktion | Kältetechniker
Name und Adresse des Arbeitgebers | Frostwerk GmbH
Zeitraum | 2014 – 2019
Beruf oder Funktion | Elektroniker
Name und Adresse des Arbeitgebers | Stromhaus AG
Persönliche Fähigkeiten
Muttersprache | Deutsch
Niederländisch | B1 B1 A2`;
  expect(jobsIn(text)).toEqual([
    ["Kältetechniker", "Frostwerk GmbH", "2019-03", null],
    ["Elektroniker", "Stromhaus AG", "2014", "2019"],
  ]);
  expect(fieldsIn(text, "language")).toEqual(["de C2", "nl B1"]);
});

test.each([
  ["Név: Minta Zsuzsanna", "Zsuzsanna", "Minta"],
  ["Příjmení a jméno: Vzorová Jana Marie", "Jana Marie", "Vzorová"],
  ["Cognome e nome: De Prova, Anna", "Anna", "De Prova"],
  ["Име и фамилия: Мария Примерова", "Мария", "Примерова"],
])("%s names %s first", (line, first, last) => {
  expect(fieldsIn(`${line}\n`, "firstName", "lastName")).toEqual([first, last]);
});

test.each([
  ["Mob.: 91 23 45 67", "91 23 45 67"],
  ["Telefon | 601 123 456", "601 123 456"],
  ["Telemóvel: 912 345 678", "912 345 678"],
])("%s is a telephone, though it begins without a nought", (line, phone) => {
  expect(fieldsIn(`Ann Example\n${line}\n`, "phone")).toEqual([phone]);
});

test("other numbers and half a number are no telephone", () => {
  const text =
    "Ann Example\nTelecom 2015 - 2019\nHotel 12345678\nMobile: 12 34 56\nTel. 12345678901234";
  expect(fieldsIn(text, "phone")).toEqual([]);
});

test("languages are spoken in the words of every tongue", () => {
  const text = "Nyelvtudás\nmagyar - anyanyelv\nangol - felsőfok\nszlovák - alapfok";
  expect(fieldsIn(text, "language")).toEqual(["hu C2", "en C1", "sk A2"]);
});

test("a town on the line of an employer is no title", () => {
  const text = `Werkervaring
02.2018 – heden | Waterkant Koeling B.V., Delft
Koelmonteur
2012 – 2018 | Stroomhuis, Gent | Elektricien`;
  expect(jobsIn(text)).toEqual([
    ["Koelmonteur", "Waterkant Koeling B.V.", "2018-02", null],
    ["Elektricien", "Stroomhuis", "2012", "2018"],
  ]);
});

test.each(["Curriculum vitae", "Lebenslauf", "Résumé"])("%p above a name is no town", (paper) => {
  const text = `${paper}\nFemke Brouwer\nfemke@brouwer.example, +31 6 12345678\n\nWerkervaring`;
  expect(fieldsIn(text, "location")).toEqual([]);
});

test("dots lead to the level of a language, and an aim is no town", () => {
  const text = `Ana Prova
Objetivo
Trabajar en Europa
Idiomas
Español ....... lengua materna
Inglés ........ C1
Portugués ..... básico`;
  expect(fieldsIn(text, "language")).toEqual(["es C2", "en C1", "pt A2"]);
  expect(fieldsIn(text, "location")).toEqual([]);
});
