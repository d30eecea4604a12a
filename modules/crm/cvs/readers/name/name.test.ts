import { expect, test } from "bun:test";
import { noon } from "@/modules/testing";
import { readCv } from "..";

const namesIn = (text: string) =>
  readCv(`${text}\nElektriker\n`, noon)
    .filter(({ field }) => field === "firstName" || field === "lastName")
    .map(({ value, isCertain = true }) => (isCertain ? value : `${value}?`));

test.each([
  ["Anna Maria Schmidt", "Anna Maria?", "Schmidt?"],
  ["José García López", "José García?", "López?"],
  ["Name: Anna Maria Schmidt", "Anna Maria?", "Schmidt?"],
  ["JOSÉ GARCÍA LÓPEZ", "José García?", "López?"],
  ["José Luis García López", "José Luis García?", "López?"],
  ["Ana Sousa dos Santos", "Ana Sousa?", "dos Santos?"],
  ["José García López\njose.garcia@post.example", "José?", "García López?"],
])("where nothing parts three words, a person does: %s", (text, first, last) => {
  expect(namesIn(text)).toEqual([first, last]);
});

test.each([
  ["Jan van der Berg", "Jan", "van der Berg"],
  ["Anna Maria van den Berg", "Anna Maria", "van den Berg"],
  ["Jan van der BERG", "Jan", "van der Berg"],
  ["VAN DER BERG Jan", "Jan", "van der Berg"],
  ["José García y López", "José", "García y López"],
  ["John F. Kennedy", "John F.", "Kennedy"],
  ["Jan P. van der Berg", "Jan P.", "van der Berg"],
  ["José GARCÍA LÓPEZ", "José", "García López"],
  ["SCHMIDT Anna Maria", "Anna Maria", "Schmidt"],
  ["AJ Smith", "AJ", "Smith"],
  ["Anna Schmidt", "Anna", "Schmidt"],
])("a particle, capitals and initials part %s", (text, first, last) => {
  expect(namesIn(text)).toEqual([first, last]);
});

test.each([
  ["Anna Maria Schmidt", "anna.schmidt@post.example", "Anna Maria", "Schmidt"],
  ["Anna Maria Schmidt", "amschmidt@post.example", "Anna Maria", "Schmidt"],
  ["José García López", "jgarcialopez@post.example", "José", "García López"],
  ["José Luis García López", "jl.garcia-lopez@post.example", "José Luis", "García López"],
  ["José García López", "jose.garcia.lopez@post.example", "José García?", "López?"],
])("%s, with the address %s", (name, address, first, last) => {
  expect(namesIn(`${name}\n${address}`)).toEqual([first, last]);
});

test.each([
  ["Beste Linda,\nYusuf El Idrissi", "Yusuf", "El Idrissi"],
  ["Sehr geehrte Frau Weber\nJonas Vogt", "Jonas", "Vogt"],
  ["Candidate Profile\nSaoirse Doyle", "Saoirse", "Doyle"],
  ["Dipl.-Ing. (FH) Karin von der Au", "Karin", "von der Au"],
  ["JÜRGEN WEIßBACH", "Jürgen", "Weißbach"],
  ["Siemens Nederland B.V.\nPiet Smit", "Piet", "Smit"],
])("a greeting, a title or a firm is nobody's name: %s", (text, first, last) => {
  expect(namesIn(text).map((it) => it.replace("?", ""))).toEqual([first, last]);
});

test.each([
  ["KEES\nVAN DEN BERG", "Kees", "van den Berg"],
  ["PIET\nVAN DER\nMEER", "Piet", "van der Meer"],
  ["Åsa\nLindqvist", "Åsa?", "Lindqvist?"],
  ["Åsa\nLindqvist\nDrifttekniker\nasa.lindqvist@post.example", "Åsa", "Lindqvist"],
])(
  "a name over several lines goes on by its particle or by the address: %s",
  (text, first, last) => {
    expect(namesIn(text)).toEqual([first, last]);
  },
);

test.each(["VAN DEN BERG", "Piet\nMonteur", "Piet\nUtrecht", "Piet\nProfiel"])(
  "half a name is none: %s",
  (text) => {
    expect(namesIn(text)).toEqual([]);
  },
);

test.each([
  ["Bureau Techniek\nProfiel\nGedreven\n\nContact\nJan Kees\njan.kees@post.example", "Jan", "Kees"],
  [
    "Ervaring\n2019 - heden Monteur, Blauw B.V.\nContact\nJÖRG\nBRÜCKNER\njoerg.brueckner@post.example",
    "Jörg",
    "Brückner",
  ],
  ["JANKEES\njan.kees@post.example", "Jan", "Kees"],
])("the address tells whose name it is, wherever it stands: %s", (text, first, last) => {
  expect(namesIn(text)).toEqual([first, last]);
});

test.each([
  [
    "Rui Miguel Ferreira dos Santos\nrui.santos@post.example",
    "Rui Miguel Ferreira?",
    "dos Santos?",
  ],
  ["Hans Peter Müller-Lüdenscheidt\nhp.mueller@post.example", "Hans Peter", "Müller-Lüdenscheidt"],
  ["Nguyễn Văn An (Andy)\nandy.nguyen@post.example", "Văn An?", "Nguyễn?"],
  ["Nagy Péter\npeter.nagy@post.example", "Nagy?", "Péter?"],
  ["Name: POPESCU, Ionuț-Cătălin", "Ionuț-Cătălin", "Popescu"],
  ["Anna von der Heydt, geb. Krüger", "Anna", "von der Heydt"],
  ["Joan Puigdemont i Vila", "Joan", "Puigdemont i Vila"],
])("the order and the border of %s", (text, first, last) => {
  expect(namesIn(text)).toEqual([first, last]);
});

test.each([
  ["Nome: Giulia\nCognome: Ferri", "Giulia", "Ferri"],
  ["Nombre: Marta\nApellidos: Soler Vega", "Marta", "Soler Vega"],
  ["Voornaam: Aylin\nTussenvoegsel: van der\nAchternaam: Meer", "Aylin", "van der Meer"],
])("a form names its parts: %s", (text, first, last) => {
  expect(namesIn(text)).toEqual([first, last]);
});

test("the number of a norm is no postcode", () => {
  const found = readCv("Olga Vis\nMonteur\nNEN 3140 VP geldig t/m 05/06/27\n", noon);
  expect(found.filter(({ field }) => field === "location")).toEqual([]);
});

test.each([
  ["PROVA GIUSEPPE\ngiuseppe.prova.tec@post.example", "Giuseppe", "Prova"],
  ["D'ESEMPIO CARLO\nbeppe.desempio@post.example", "Carlo?", "D'Esempio?"],
  ["LO PROVA SALVO\nsalvoloprova@post.example", "Salvo", "Lo Prova"],
  ["GIUSEPPE PROVA\ngiuseppe.prova@post.example", "Giuseppe", "Prova"],
  ["PRZYKŁAD JAN\nspawacz88@post.example", "Przykład?", "Jan?"],
  ["JANE SAMPLE\njsample@post.example", "Jane", "Sample"],
  ["Nume / Prenume | Exemplu Gheorghe", "Gheorghe", "Exemplu"],
  ["mgr inż. Agnieszka Przykład-Wzór", "Agnieszka", "Przykład-Wzór"],
  ["Bc. Zdeněk Vzor", "Zdeněk", "Vzor"],
  ["Chiara\nProva Esempi\nchiara.prova.bms@post.example", "Chiara", "Prova Esempi"],
  ["Naam | : Vries\nVoornaam | : Sander", "Sander", "Vries"],
  ["Vorname: Eva\nName: Muster", "Eva", "Muster"],
  ["YANNLEMODELE\nyann.lemodele@post.example", "Yann?", "Lemodele?"],
])("which part of a name is which: %j", (text, first, last) => {
  expect(namesIn(text)).toEqual([first, last]);
});

test("a referee is not whose CV it is", () => {
  const text =
    "Referenties\nHenk Voorbeeld, leider, h.voorbeeld@klant.example\n\nProfiel\nNauwkeurig";
  expect(namesIn(text)).toEqual([]);
});
