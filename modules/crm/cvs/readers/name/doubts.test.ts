import { expect, test } from "bun:test";
import { noon } from "@/modules/testing";
import { readCv } from "..";

const namesIn = (text: string) =>
  readCv(text, noon)
    .filter(({ field }) => field === "firstName" || field === "lastName")
    .map(({ value, isCertain = true }) => (isCertain ? value : `${value}?`));

const portuguese = "\nMorada: Porto\nFormação\nTécnico, Escola Prova";
const german = "\nWohnort: Ulm\nAusbildung\nTechniker, Schule Probe";

test.each([
  ["Rita Prova Exemplo\nrita.exemplo@post.example", portuguese, "Rita Prova?", "Exemplo?"],
  ["Rita Prova Exemplo\nrita.provaexemplo@post.example", portuguese, "Rita", "Prova Exemplo"],
  ["Rita Maria EXEMPLO\nrita.exemplo@post.example", portuguese, "Rita Maria", "Exemplo"],
  [
    "Rita Maria Prova Exemplo\nrita.exemplo@post.example",
    portuguese,
    "Rita Maria Prova?",
    "Exemplo?",
  ],
  ["Rita Exemplo\nrita.exemplo@post.example", portuguese, "Rita", "Exemplo"],
  ["Rita Maria Muster\nrita.muster@post.example", german, "Rita Maria", "Muster"],
])("where people have two last names an address that says one parts none: %s", (...given) => {
  const [name, rest, first, last] = given;
  expect(namesIn(`${name}${rest}`)).toEqual([first, last]);
});

test.each([
  ["Provalupi Giovanna", "g.provalupi@post.example", "Giovanna", "Provalupi"],
  ["Provalupi Giovanna", "gm.provalupi@post.example", "Giovanna", "Provalupi"],
  ["Provalupi Giovanna", "ufficio77@post.example", "Provalupi?", "Giovanna?"],
  ["Giovanna Provalupi", "giovanna.provalupi@post.example", "Giovanna", "Provalupi"],
])("the Italian form asks for %s with the address %s", (name, address, first, last) => {
  const text = `INFORMAZIONI PERSONALI\nNome | ${name}\nE-mail | ${address}`;
  expect(namesIn(text)).toEqual([first, last]);
});

test("a firm among the jobs is nobody's name, whatever the host of an address is called", () => {
  const text = `Prasad
Venkatamuster

Cooling Engineer
EXPERIENCE
Cooling Engineer
Sample Gulf FZE, Dubai
CONTACT
prasad.venkat@gulfpost.example`;
  expect(namesIn(text)).toEqual(["Prasad", "Venkatamuster"]);
});

test.each([
  ["MÜSTER\nHans Peter\nhp.muester@post.example", "Hans Peter", "Müster"],
  ["Hans\nVan Muster\nhans.vanmuster@post.example", "Hans", "Van Muster"],
  ["Europass CV\nSurname(s) / First name(s) | Prova Ilona", "Ilona", "Prova"],
])("an address and a form say which line or word is the last name: %j", (text, first, last) => {
  expect(namesIn(text)).toEqual([first, last]);
});
