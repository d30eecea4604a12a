import { afterAll, expect, test } from "bun:test";
import { candidates } from "@/modules/crm/candidates";
import { testApp } from "@/modules/testing";
import { draft, imported } from "../../fixtures";
import { imports } from "../../index";
import { guessMapping } from "../guess";
import { holdsMore, partsOfName } from "../person-names";
import { headedBy } from "./headed";

const app = testApp();
afterAll(() => imports.closeReader(app));

const fieldsOf = (...head: string[]) => guessMapping(head, []).guesses.map(({ field }) => field);

test.each([
  [
    ["CURRENTJOBTITLE", "AVAILABLEDATE", "CELLPHONE"],
    ["headline", "availableFrom", "phone"],
  ],
  [
    ["DATEAVAILABLE", "desiredsalary"],
    ["availableFrom", "payAmount"],
  ],
  [
    ["COMPANYNAME", "OWNERPHONE", "CANDIDATEID", "CURRENTSALARY"],
    [null, null, null, null],
  ],
  [
    ["Cognome e Nome", "Cellulare"],
    ["fullName", "phone"],
  ],
  [
    ["Nombre", "Primer apellido", "Segundo apellido"],
    ["firstName", "lastName", "lastName"],
  ],
  [
    ["Nombre", "Segundo apellido"],
    ["firstName", null],
  ],
  [
    ["Voornaam", "Achternaam, voorvoegsel"],
    ["firstName", "lastName"],
  ],
  [["VCA VOL geldig tot", "BHV verloopt", "NEN 3140 behaald op"], Array(3).fill("certificates")],
  [
    ["Contract geldig tot", "Paspoort verloopt", "geldig tot"],
    [null, null, null],
  ],
  [
    ["Notice period (weeks)", "Experience (years)"],
    ["noticeDays", "yearsTotal"],
  ],
  [["Tarief p/u (€)"], ["payAmount"]],
  [
    ["First Name", "Last Name", "E-mail 1 - Value", "Phone 1 - Value", "Phone 2 - Value"],
    ["firstName", "lastName", "email", "phone", null],
  ],
  [
    ["strAchternaam", "strVoornaam", "strTelMobiel", "blnBeschikbaar", "dtmBeschikbaarVanaf"],
    ["lastName", "firstName", "phone", null, "availableFrom"],
  ],
  [
    ["Zawód", "Uprawnienia", "Języki", "Stawka (EUR/h)", "Uwagi", "Kraj pracy"],
    ["headline", "certificates", "languages", "payAmount", "summary", "willingCountries"],
  ],
  [
    ["Imię", "Nazwisko", "Nr telefonu"],
    ["firstName", "lastName", "phone"],
  ],
])("%p are read as they are meant", (head, fields) => {
  expect(fieldsOf(...head)).toEqual(fields);
});

async function taken(...lines: string[]) {
  expect(await imported(app, lines.join("\n"))).toMatchObject({ rejected: 0 });
  const query = { status: "all", archived: "no", sort: "name", limit: 50 } as const;
  const { candidates: all } = await candidates.list(app, query);
  const people = await Promise.all(all.map(({ id }) => candidates.find(app, id)));
  const [address] = /\w+@\w+\.example/.exec(lines.join("\n")) ?? [];
  return people.find(({ email }) => email === address) ?? expect.unreachable();
}

test("the head of a paper says which day its cells are of", async () => {
  const head = "Voornaam;Achternaam;E-mail;VCA VOL geldig tot;NEN 3140 VP behaald op;BHV verloopt";
  const person = await taken(head, "Ab;Vis;ab@vis.example;31-12-2027;15-06-2025;ja");
  const papers = person.certificates.map((it) => [it.certificate, it.issuedOn, it.expiresOn]);
  expect(papers.toSorted()).toEqual([
    ["first-aid", null, null],
    ["nen3140-vp", "2025-06-15", null],
    ["vca-vol", null, "2027-12-31"],
  ]);
});

test.each([
  ["Cognome e Nome;E-mail", "De Prova Anna;anna@prova.example", "Anna", "De Prova"],
  ["Apellidos y nombre;E-mail", "Soler Vega Marta;marta@soler.example", "Marta", "Soler Vega"],
  [
    "Nombre;Primer apellido;Segundo apellido;E-mail",
    "Rosa;Gil;Mora;rosa@gil.example",
    "Rosa",
    "Gil Mora",
  ],
  [
    "Voornaam;Achternaam, voorvoegsel;E-mail",
    'Jan;"Berg, van den";jan@berg.example',
    "Jan",
    "van den Berg",
  ],
])("%s: the parts of a name come in their order", async (head, row, first, last) => {
  expect(await taken(head, row)).toMatchObject({ firstName: first, lastName: last });
});

test("units and periods stand in the head, and two addresses in a cell", async () => {
  const head = "Voornaam;Achternaam;E-mail;Telefoon;Opzegtermijn (weeks);Uurtarief (£)";
  const row = "Bo;Kok;bo@kok.example, bo2@kok.example;06 12345678 / 020 1234567;4;58,75";
  expect(await taken(head, row)).toMatchObject({
    ...{ email: "bo@kok.example", phone: "06 12345678", noticeDays: 28 },
    ...{ salaryExpectation: "58.75", salaryCurrency: "GBP", salaryPeriod: "hour" },
  });
  const { id } = await draft(app, [head, row].join("\n"));
  const { unread } = await imports.check(app, id);
  expect(unread.map(({ name, count }) => [name, count])).toEqual([
    ["E-mail (2)", 1],
    ["Telefoon (2)", 1],
  ]);
});

test("pay without a period is left out and asked about, and its row comes in", async () => {
  const lines = ["Voornaam;Achternaam;E-mail;Salaris", "Al;Pay;al@pay.example;55000"];
  const { id } = await draft(app, lines.join("\n"));
  expect(await imports.check(app, id)).toMatchObject({
    ...{ create: 1, blocked: 0 },
    unknown: [{ field: "payPeriod", value: "–", count: 1, isKept: true }],
  });
  expect(await taken(...lines)).toMatchObject({ lastName: "Pay", salaryExpectation: null });
});

test("the states of a candidate in other systems are those of the house", async () => {
  const person = await taken(
    "First Name,Last Name,Email,Candidate Status",
    "Zo,Ho,z@ho.example,New",
  );
  expect(person.status).toBe("active");
});

test("a list of telephones, a link of Access and a number without its plus are read", async () => {
  const head = "First Name,Last Name,E-mail 1 - Value,Phone 1 - Value";
  const phones = "+420 777 123 456 ::: +31 6 1112 2233";
  expect(await taken(head, `Ida,Ru,ida@ru.example,${phones}`)).toMatchObject({
    phone: "+420 777 123 456",
  });
  const link = "ed@bos.example#mailto:ed@bos.example#";
  expect(
    await taken("Voornaam;Achternaam;E-mail;Mobiel", `Ed;Bos;${link};31612340001`),
  ).toMatchObject({
    ...{ email: "ed@bos.example", phone: "+31612340001" },
  });
});

test("Polish languages and 'at once' are understood", async () => {
  const head = "Imię;Nazwisko;E-mail;Języki;Dostępny od";
  const person = await taken(
    head,
    "Iga;Wzór;iga@wzor.example;angielski komunikatywny, niemiecki A2;od zaraz",
  );
  expect(person).toMatchObject({ languages: { en: "B1", de: "A2" }, availableFrom: "2026-01-01" });
});

test.each([
  ["Naam, woonplaats", "Joris Vis, Antwerpen (BE)", "Joris", "Vis"],
  ["Naam, woonplaats", "van Dijk, Mia, 's-Hertogenbosch", "Mia", "van Dijk"],
  ["Naam, woonplaats", "Gio Conti, Torino, Italië", "Gio", "Conti"],
  ["Naam", "Conti, Gio, BSc", "Gio", "Conti"],
  ["Naam", "Smit, Florence", "Florence", "Smit"],
])("%s %j: a town is no first name", (head, cell, firstName, lastName) => {
  const name = headedBy("fullName", head)(cell, () => null);
  expect([holdsMore(name), partsOfName(name)]).toEqual([false, { firstName, lastName }]);
});

test("a name with a town behind it is for somebody to mend, and nobody is called Torino", async () => {
  const file =
    "Naam\tE-mail\nUgo Conti, Torino\tugo@conti.example\nConti, Ada, Torino\tada@conti.example";
  expect(await imported(app, file)).toMatchObject({ created: 0, rejected: 2 });
});
