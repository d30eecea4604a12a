import { expect, test } from "bun:test";
import { noon } from "@/modules/testing";
import { readCv } from "..";

const namesIn = (text: string) =>
  readCv(text, noon)
    .filter(({ field }) => field === "firstName" || field === "lastName")
    .map(({ value, isCertain = true }) => (isCertain ? value : `${value}?`));

const spanish = "\nDirección: Madrid\nFormación\nTécnico, Escuela Prueba";

test.each([
  [
    "Johannes Maria (Hans) Proef de Muster",
    "info77@post.example",
    "Johannes Maria",
    "Proef de Muster",
  ],
  ['Robert James "Bob" Sample', "bob@post.example", "Robert James", "Sample"],
  [
    "Tiago Paulo Prova da Costa e Silva",
    "tiagopaulo.pcs@post.example",
    "Tiago Paulo",
    "Prova da Costa e Silva",
  ],
  ["Eva-Lena Prov Exempel", "evalena.pe@post.example", "Eva-Lena", "Prov Exempel"],
  ["María del Carmen Prueba Muestra", "mc77@post.example", "María del Carmen", "Prueba Muestra"],
  ["Maria da Conceição Prova", "mprova@post.example", "Maria da Conceição", "Prova"],
  ["María del Río Prueba", "mdelrio@post.example", "María", "del Río Prueba"],
  ["Sorcha Ní Shampla", "sorcha.nish@post.example", "Sorcha", "Ní Shampla"],
  ["Rinske Proef - van der Muster", "r.proef@post.example", "Rinske", "Proef-van der Muster"],
  ["Anna Maria van Proef-de Muster", "anna77@post.example", "Anna Maria", "van Proef-de Muster"],
  ["Mary Kate Ó Sampla", "mk@post.example", "Mary Kate", "Ó Sampla"],
])(
  "nicknames, addresses and particles say where the first names end: %s, %s",
  (name, mail, ...parts) => {
    expect<unknown>(namesIn(`${name}\n${mail}`)).toEqual(parts);
  },
);

test.each([
  ["Iker Prueba Muestra", "iprueba@post.example", "Iker", "Prueba Muestra"],
  ["Iker Prueba Muestra", "iker.prueba@post.example", "Iker", "Prueba Muestra"],
  ["José Antonio Prueba Muestra", "ja.prueba.obra@post.example", "José Antonio", "Prueba Muestra"],
  ["Iker Prueba Muestra", "iker77@post.example", "Iker Prueba?", "Muestra?"],
  ["María José Prueba", "mjose@post.example", "María José?", "Prueba?"],
])(
  "of two last names in Spanish an address tells the first one: %s, %s",
  (name, mail, ...parts) => {
    expect<unknown>(namesIn(`${name}\n${mail}${spanish}`)).toEqual(parts);
  },
);

const hungarian = "\nLakcím: Pécs\nTanulmányok\nIskola\nNyelvtudás\nMagyar";

test.each([
  ["Minta-Próba Ilona", "minta.proba.ilona@post.example", "Ilona", "Minta-Próba"],
  ["Minta Ilona Anna", "ilona77@post.example", "Ilona Anna", "Minta"],
])("a Hungarian CV says the last name first: %s", (name, mail, ...parts) => {
  expect<unknown>(namesIn(`${name}\n${mail}${hungarian}`)).toEqual(parts);
  expect<unknown>(namesIn(`${name}\n${mail}`)).not.toEqual(parts);
});
