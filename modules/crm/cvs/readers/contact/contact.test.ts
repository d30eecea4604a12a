import { expect, test } from "bun:test";
import { noon } from "@/modules/testing";
import { readCv, withoutContacts } from "..";

const said = (text: string, field: "email" | "phone") =>
  readCv(`Jan Kees\nMonteur\n${text}\n`, noon)
    .filter((it) => it.field === field)
    .map(({ value, isCertain = true }) => value + (isCertain ? "" : "?"));

test.each([
  ["jan.kees\n@post.example", "jan.kees@post.example"],
  ["jan.kees@\npost.example", "jan.kees@post.example"],
  ["jan.kees@post.\nexample", "jan.kees@post.example"],
  ["jan.kees@pos\nt.example", "jan.kees@post.example"],
  ["jan.\nkees@post.example", "jan.kees@post.example"],
  ["jan.kees @ post.example", "jan.kees@post.example"],
  ["jan.kees (at) post (dot) example", "jan.kees@post.example"],
  ["jan . kees @ post . example", "jan.kees@post.example"],
  ["06 12 34 56 78\njan.kees@post.example", "jan.kees@post.example"],
  ["Utrecht\njan.kees@post.example", "jan.kees@post.example"],
  ["jan.kees@post-\nbus.example", "jan.kees@post-bus.example?"],
  ["jan.kees@post.ex\nample", "jan.kees@post.ex?"],
  ["jan.ke\nes@post.example", "es@post.example?"],
])("an address is read where a column broke it: %p", (text, address) => {
  expect(said(text, "email")).toEqual([address]);
});

test.each([
  ["+49 (0) 151 – 2345 6789", "+49 151 – 2345 6789"],
  ["+31(0)6-12345678", "+31 6-12345678"],
  ["0031 (0)6 12345678", "0031 6 12345678"],
  ["0 22 34 / 98 76 54", "0 22 34 / 98 76 54"],
  ["(020) 123 45 67", "(020) 123 45 67"],
  ["Rua Prova 4, 01304-001\n(11) 98765-4321", "(11) 98765-4321"],
  ["Telefon | tel. kom. 601-447-200", "601-447-200"],
])("%s is a telephone, and can be dialled", (text, phone) => {
  expect(said(text, "phone")).toEqual([phone]);
});

test("days and the numbers of papers are no telephone", () => {
  expect(said("Certificaten\nNEN 3140 VP | 01-02-2021 01-02-2031", "phone")).toEqual([]);
  expect(said("Certificaten\nVCA VOL nr 0612345678", "phone")).toEqual(["0612345678?"]);
  expect(said("Opleiding\nMBO\n06 12345678", "phone")).toEqual(["06 12345678"]);
});

test("what a column broke is blotted out as well", () => {
  const left = withoutContacts("jan.kees\n@post.example\nMonteur\n+49 (0) 151 – 2345 6789");
  expect(left.match(/[a-z\d]+/gi)).toEqual(["Monteur"]);
});

const spoken = (text: string) =>
  readCv(`Jan Kees\nMonteur\n\n${text}\n`, noon)
    .filter(({ field }) => field === "language")
    .map(({ value, detail }) => [value, detail].filter(Boolean).join(" "));

test.each([
  ["Talen\nNL moedertaal, EN vloeiend, DE basis", ["nl C2", "en C1", "de A2"]],
  ["Languages\nDutch (native) | English C1", ["nl C2", "en C1"]],
  ["Sprachen: D (Muttersprache), F (gut), E (mündlich gut)", ["de C2", "fr B2", "en B1"]],
  ["Talen: Nederlands en Engels vloeiend, Duits basis", ["nl C1", "en C1", "de A2"]],
  ["Languages\nNative English, conversational Yoruba, GCSE French", ["en C2", "fr"]],
  ["Idiomas: castellano (nativo), inglés (nivel medio)", ["es C2", "en B1"]],
  ["Língua(s) materna(s): PORTUGUÊS", ["pt C2"]],
  ["Certificates\nIT (2019), DE 12", []],
])("languages on one line: %p", (text, languages) => {
  expect(spoken(text)).toEqual(languages);
});

test.each([
  ["Talen\nNederlands\nmoedertaal\nFrans\ngoed", ["nl C2", "fr B2"]],
  [
    "Altre lingue\nINGLESE\n• Capacità di lettura | A2\nTEDESCO\n• Capacità di lettura | B1",
    ["en A2", "de B1"],
  ],
  ["Sprachen\nDeutsch Muttersprache, Englisch Grundlagen", ["de C2", "en A2"]],
  ["Languages\nWelsh (native), Tamil (fluent), Basque, Frisian", ["cy C2", "ta C1", "eu", "fy"]],
  ["Personal data\nDriving licence: Indian (full), Irish (good)", []],
  ["Referenze: Nicola Russo, base di Ancona", []],
])("languages and their levels: %p", (text, languages) => {
  expect(spoken(text)).toEqual(languages);
});

test.each([
  [
    "Beste Eva, via uw collega Piet (p.vries@klant.example) hoorde ik dat\nE-mail : j.kees@post.example",
    "j.kees@post.example",
  ],
  [
    "I heard from your colleague Ann (ann@client.example) that you look for an engineer",
    "ann@client.example?",
  ],
  [
    "Referenties\n\nPiet Vos, leider, p.vos@klant.example\n\nGegevens\njan.kees@\npost.example",
    "jan.kees@post.example",
  ],
])("whose address it is: %j", (text, address) => {
  expect(said(text, "email")).toEqual([address]);
});

test.each([
  ["Lavori in quota (09/2022 - 09/2027)", []],
  ["Telefono: | 347 331 60 82", ["347 331 60 82"]],
  ["☎ 338 812 4507", ["338 812 4507"]],
  ["Telefon(oane) | 722 905 168", ["722 905 168"]],
  ["688 905 511", ["688 905 511?"]],
  ["Rua Nova 1, Porto | 912 345 678 | j.kees@mail.example", ["912 345 678?"]],
  ["Tel. 0541 665 010 · Mobil 0172 6610945", ["0172 6610945"]],
])("which number it is: %j", (text, phones) => {
  expect(said(text, "phone")).toEqual(phones);
});

const places = (text: string) =>
  readCv(`Jan Kees\nMonteur\n${text}\n`, noon).flatMap(({ field, value, isCertain = true }) =>
    field === "location" ? [value + (isCertain ? "" : "?")] : [],
  );

test.each([
  ["Apt 4, Oak Cross West, Dublin 24, Ireland", ["Dublin"]],
  ["Breda | 06 12345678 | geb. 1991", ["Breda"]],
  ["Adresă(e) | Str. Probei nr. 1, 800309 Galați, România", ["Galați"]],
  ["Calle Nueva 3, 48011 Bilbao Global Switch Madrid", ["Bilbao"]],
])("where somebody lives: %j", (text, towns) => {
  expect(places(text)).toEqual(towns);
});

const skills = (text: string) =>
  readCv(`Jan Kees\nMonteur\n\n${text}\n`, noon).flatMap(({ field, value }) =>
    field === "skill" ? [value] : [],
  );

test("a heading, a paper, a program and the name of a firm are no skill", () => {
  expect(skills("Tickets\nIPAF 3a\nMEWP\nMS Project")).toEqual([]);
  expect(skills("Experience\n2016 - 2020 | Engineer | Schneider Electric Ltd")).not.toContain(
    "schneider-power",
  );
  expect(skills("Experience\n2016 - 2020 | Engineer | Blue Ltd\nSchneider Electric UPS")).toContain(
    "schneider-power",
  );
});
