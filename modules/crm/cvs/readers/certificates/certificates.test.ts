import { expect, test } from "bun:test";
import { readCv } from "..";
import { changesOf } from "../../rules";

const now = new Date("2026-11-24T08:00:00Z");
const certificatesFrom = (line: string) =>
  readCv(`Anna Kowalska\n\nCertificates\n${line}\n`, now)
    .filter(({ field }) => field === "certificate")
    .map(({ value, issued = null, detail = null }) => [value, issued, detail]);

test.each([
  ["VCA VOL, issued 12 March 2021, valid until 12 March 2031", "2021-03-12", "2031-03-12"],
  ["VCA VOL, behaald op 04-05-2022, geldig tot 04-05-2032", "2022-05-04", "2032-05-04"],
  ["VCA VOL, ausgestellt am 01.02.2023, gültig bis 01.02.2033", "2023-02-01", "2033-02-01"],
  ["VCA VOL, obtenu le 15/06/2020, valable jusqu'au 15/06/2030", "2020-06-15", "2030-06-15"],
  ["VCA VOL, obtenido el 03/04/2019, válido hasta 03/04/2029", "2019-04-03", "2029-04-03"],
  ["VCA VOL, rilasciato il 07/08/2021", "2021-08-07", null],
  ["VCA VOL, wydane 10.11.2022, ważne do 10.11.2032", "2022-11-10", "2032-11-10"],
  ["VCA VOL, issued March 2021", "2021-03-01", null],
  ["VCA VOL (05/2023 – 05/2033)", "2023-05-01", "2033-05-31"],
])("%s was issued on %s and holds until %s", (line, issued, end) => {
  expect(certificatesFrom(line)).toEqual([["vca-vol", issued, end]]);
});

test.each(["VCA VOL, issued 2021", "VCA VOL (03/2019 – 06/2019)", "VCA VOL 2021"])(
  "%s says no day of issue, and none is made up",
  (line) => {
    expect(certificatesFrom(line)).toEqual([["vca-vol", null, null]]);
  },
);

const certain = (line: string) =>
  readCv(`Anna Kowalska\n\nCertificates\n${line}\n`, now)
    .filter(({ field }) => field === "certificate")
    .map(({ isCertain = true, detail = null }) => [isCertain, detail]);

test.each([
  "VCA VOL – lapsed 2021",
  "VCA VOL – abgelaufen",
  "VCA VOL – in progress",
  "VCA VOL – en cours",
  "VCA VOL – planned March 2027",
  "VCA VOL – w trakcie",
])("%s is no paper that is held: a person decides", (line) => {
  expect(certain(line).filter(([isCertain]) => isCertain)).toEqual([]);
});

test.each([
  ["VCA VOL – verlopen 01-09-2024", "2024-09-01"],
  ["VCA VOL expired 01/09/2024", "2024-09-01"],
  ["VCA VOL, abgelaufen am 01.09.2024", "2024-09-01"],
  ["VCA VOL, geldig tot 2027/08/31", "2027-08-31"],
  ["VCA VOL, valid until 2027.08.31", "2027-08-31"],
  ["VCA VOL t/m 05/06/27", "2027-06-05"],
  ["VCA VOL (2013), heftruk (verloopt 09/2026)", null],
])("%s ends on its own day", (line, day) => {
  expect(certain(line)[0]).toEqual([true, day]);
});

test("the address and number of an agency or a referee are left to a person", () => {
  const read = (text: string) =>
    readCv(text, now)
      .filter(({ field }) => field === "email" || field === "phone")
      .map(({ value, isCertain = true }) => `${value}${isCertain ? "" : "?"}`);
  const head = "CV Marco Hof – Bureau BV – info@bureau.example – 010 123 45 67\n\n";
  const own = "E-mail: marco@own.example\nMobiel: 06 5566 7788\n";
  const referee = "\nReferenties\nKees Blom, 06 20 30 40 50, blom@firma.example\n";
  expect(read(head + own)).toEqual(["marco@own.example", "06 5566 7788"]);
  expect(read(`Marco Hof\nMonteur\n${referee}`)).toEqual([
    "blom@firma.example?",
    "06 20 30 40 50?",
  ]);
});

test("the day of issue is kept with the certificate that a person ticked", () => {
  const held = { skills: [], languages: {}, certificates: [] };
  const chosen = { field: "certificate" as const, value: "vca-vol", detail: "2031-03-12" };
  expect(changesOf([{ ...chosen, issuedOn: "2021-03-12" }], held)).toEqual({
    certificates: [{ certificate: "vca-vol", issuedOn: "2021-03-12", expiresOn: "2031-03-12" }],
  });
});

const drives = (line: string) =>
  readCv(`Anna Rossi\nTecnico\nMilano\n\n${line}\n`, now).some(
    ({ value }) => value === "driving-b",
  );

test("the cell of a table names the classes of a licence by themselves", () => {
  const lines = [
    ...[
      "Patente | B, C",
      "Patente: B, C1, E",
      "Patenti | A - B - C",
      "Permis | B",
      "Permis : B et C",
    ],
    ...[
      "Führerscheinklasse: B",
      "Führerschein | B, C1E",
      "Rijbewijs | B, BE",
      "Prawo jazdy | kat. B, C",
    ],
    ...[
      "Carné de conducir | B",
      "Driving licence | B, C1",
      "Řidičský průkaz | B, C",
      "Körkort | B",
    ],
  ];
  expect(lines.filter((it) => !drives(it))).toEqual([]);
});

test("a licence of lorries, none at all, and a certificate called the same are no licence of cars", () => {
  const lines = [
    ...[
      "Patente | A, C",
      "Permis | C, D",
      "Rijbewijs | geen",
      "Rijbewijs: nee",
      "Führerschein: keiner",
    ],
    ...["Patente | nessuna", "Permis : aucun", "Driving licence: none", "Patente europea | B"],
    ...["Permis : Bonne conduite", "Prawo jazdy: brak"],
  ];
  expect(lines.filter(drives)).toEqual([]);
});

test("the day behind the classes is the last one of the licence", () => {
  expect(certificatesFrom("Patente | B, valida fino al 04.05.2032")).toEqual([
    ["driving-b", null, "2032-05-04"],
  ]);
});

const table = (...lines: string[]) => certificatesFrom(lines.join("\n"));

test.each([
  ["nl", "Naam | Nummer | Geldig tot | Behaald", "VCA VOL | 23.118.44 | 14-03-2031 | 14-03-2021"],
  ["en", "Ticket | Issued | Expires", "VCA VOL | 14/03/2021 14/03/2031"],
  ["de", "Bezeichnung | Ausgestellt am | Gültig bis", "VCA VOL | 14.03.2021 | 14.03.2031"],
  ["fr", "Titre | Obtention | Échéance", "VCA VOL | 14/03/2021 | 14/03/2031"],
  ["es", "Título | Expedición | Caducidad", "VCA VOL | 14/03/2021 | 14/03/2031"],
  ["it", "Titolo | Rilascio | Scadenza", "VCA VOL | 14/03/2021 | 14/03/2031"],
  ["pl", "Nazwa | Data wydania | Ważne do", "VCA VOL | 14.03.2021 | 14.03.2031"],
])("the head of a table says which day is which (%s)", (_, head, row) => {
  expect(table(head, row)).toEqual([["vca-vol", "2021-03-14", "2031-03-14"]]);
});

test("days under a head count although both have been; a cell without a day has none", () => {
  const head = "Certificaat | Behaald | Geldig tot";
  expect(table(head, "VCA VOL | 15-06-2023 | 15-06-2026")).toEqual([
    ["vca-vol", "2023-06-15", "2026-06-15"],
  ]);
  expect(table(head, "VCA VOL | 15-06-2023 | -")).toEqual([["vca-vol", "2023-06-15", null]]);
  expect(table(head, "VCA VOL | 15-06-2023")).toEqual([["vca-vol", null, null]]);
});

test.each([
  ["VCA-VOL 04-05-2029", null, "2029-05-04"],
  ["VCA VOL (#12345) May 2029", null, "2029-05-31"],
  ["VCA VOL, March 12, 2029", null, "2029-03-12"],
  ["VCA VOL 14-03-2021 / 14-03-2031", "2021-03-14", "2031-03-14"],
  ["VCA VOL d.d. 10-10-2020", "2020-10-10", null],
  ["VCA VOL vom 12.04.2022", "2022-04-12", null],
  ["VCA VOL 12-05-2019 (behaald)", "2019-05-12", null],
  ["VCA VOL, válido hasta 14 de octubre de 2027", null, "2027-10-14"],
  ["VCA VOL 04-05-2019", null, null],
  ["VCA VOL 2031", null, null],
  ["VCA VOL, beschikbaar vanaf 01-03-2027", null, null],
])("without a head a word or the future tells: %s", (line, issued, end) => {
  expect(certificatesFrom(line)).toEqual([["vca-vol", issued, end]]);
});

test("membership of an institute is no chartered engineer", () => {
  const held = (name: string) =>
    readCv(`${name}\nEngineer\n`, now).filter(({ value }) => value === "ceng").length;
  expect([held("Duncan MacLeod MIET"), held("Duncan MacLeod CEng MIET")]).toEqual([0, 1]);
});

test("a heading over the classes alone is the licence of a car", () => {
  const held = (lines: string) =>
    readCv(`Åke Ek\nTekniker\n\n${lines}\n`, now).map(({ value }) => value);
  expect(held("Körkort\nB, BE")).toContain("driving-b");
  expect(held("Körkort\nC, CE")).not.toContain("driving-b");
});
