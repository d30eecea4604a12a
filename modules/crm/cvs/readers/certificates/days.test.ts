import { expect, test } from "bun:test";
import { readCv } from "..";

const now = new Date("2026-11-24T08:00:00Z");
const certificatesFrom = (line: string) =>
  readCv(`Anna Kowalska\n\nCertificates\n${line}\n`, now)
    .filter(({ field }) => field === "certificate")
    .map(({ value, issued = null, detail = null }) => [value, issued, detail]);

test.each([
  ["VCA VOL - valid 01.2023 - 01.2033", "2023-01-01", "2033-01-31"],
  ["VCA VOL (geldig 02-2021 t/m 02-2031)", "2021-02-01", "2031-02-28"],
  ["VCA VOL, gültig 03/2024 bis 03/2034", "2024-03-01", "2034-03-31"],
  ["VCA VOL – May 2022 (exp. May 2032)", "2022-05-01", "2032-05-31"],
  ["VCA VOL (marzec 2022, ważne do marca 2032)", "2022-03-01", "2032-03-31"],
  ["VCA VOL | 03/2020 – 03/2025", "2020-03-01", "2025-03-31"],
  ["VCA VOL sécurité de base (01/2020 – 01/2030)", "2020-01-01", "2030-01-31"],
  ["04/2021 – 04/2031 | VCA VOL", "2021-04-01", "2031-04-30"],
  ["04/2021 | VCA VOL", "2021-04-01", null],
  ["VCA VOL\nMar 2021 – Mar 2031", "2021-03-01", "2031-03-31"],
  ["[ 08/2021 – 08/2031 ]\nVCA VOL", "2021-08-01", "2031-08-31"],
  [
    "Intitulé | Obtenue le | Fin de validité\nVCA VOL | 07/2015 | 07/2035",
    "2015-07-01",
    "2035-07-31",
  ],
  ["Ausweis | Datum | Gültig bis\nVCA VOL | 04.2018 | 04.2028", "2018-04-01", "2028-04-30"],
  ["Ticket | Date obtained | Expiry date\nVCA VOL |  | 12/2027", null, "2027-12-31"],
])("a range, a line of days and a head say the days of %j", (text, issued, end) => {
  expect(certificatesFrom(text)).toEqual([["vca-vol", issued, end]]);
});

test("days below the names are not those of the name before", () => {
  const text = "VCA VOL\n03/2021 – 03/2031\nBHV\n05/2025 – 05/2027";
  expect(certificatesFrom(text)).toEqual([
    ["vca-vol", "2021-03-01", "2031-03-31"],
    ["first-aid", "2025-05-01", "2027-05-31"],
  ]);
  const above = "[ 03/2021 – 03/2031 ]\nVCA VOL\n\n[ 05/2025 – 05/2027 ]\nBHV";
  expect(certificatesFrom(above)).toEqual(certificatesFrom(text));
});

test("work in a house of a vendor is no paper of theirs", () => {
  const text =
    "Experiencia\n2021 - hoy | Técnica | Prueba S.L.\ncertificación en centros de datos de AWS";
  expect(
    readCv(`Eva Ejemplo\n${text}`, now).filter(({ field }) => field === "certificate"),
  ).toEqual([]);
});

test.each([
  "Licence: A, B",
  "Führerschein B kategorie",
  "Permis de conducere categoria B",
  "řidičský průkaz sk. B",
  "Carta de condução\nVeículos ligeiros: B",
])("%j is a licence for cars", (text) => {
  const found = readCv(`Eva Muster\n\n${text}\n`, now).map(({ value }) => value);
  expect(found).toContain("driving-b");
});

test.each([
  ["15.01.2024 | VCA VOL (gültig bis 14.01.2034)", "2024-01-15", "2034-01-14"],
  ["03/2018 | VCA VOL, valable jusqu’au 12/03/2028", "2018-03-01", "2028-03-12"],
  ["VCA VOL | gültig bis | 14.01.2034", null, "2034-01-14"],
  ["VCA VOL ..... válido hasta ..... 25/09/2034", null, "2034-09-25"],
  ["VCA VOL\nausgestellt: 23.02.2023\ngültig bis: 23.02.2033", "2023-02-23", "2033-02-23"],
  ["VCA VOL\nIssued: 2 Apr 2021\nBHV", "2021-04-02", null],
  ["VCA VOL\nExpires: 2 Apr 2031\nIssued: 2 Apr 2021", "2021-04-02", "2031-04-02"],
  ["VCA VOL, valable jusqu’au 5 février\n2027", null, "2027-02-05"],
  ["VCA VOL : recyclage avant le 30 juin\n2027", null, "2027-06-30"],
  ["VCA VOL, válido hasta 5 de marzo de\n2027", null, "2027-03-05"],
  ["VCA VOL, vydáno 4. 4. 2023, platnost do 4. 4. 2033", "2023-04-04", "2033-04-04"],
  ["VCA VOL, aggiornamento valido fino al 17/10/2027", null, "2027-10-17"],
  ["VCA VOL, emis 14.06.2022, valabil până la 14.06.2032", "2022-06-14", "2032-06-14"],
  ["VCA VOL – expiră 01.12.2026", null, "2026-12-01"],
  ["VCA VOL (mei 2024)", "2024-05-01", null],
])(
  "words on other lines, in other cells and other tongues say the days of %j",
  (text, issued, end) => {
    expect(certificatesFrom(text).find(([id]) => id === "vca-vol")).toEqual([
      "vca-vol",
      issued,
      end,
    ]);
  },
);

test("a line of days is that of the name above it alone", () => {
  expect(certificatesFrom("VCA VOL\nBHV\nExpires: 2 Apr 2031")).toEqual([
    ["vca-vol", null, null],
    ["first-aid", null, "2031-04-02"],
  ]);
});

test("where the part begins with the word for a day, days stand above their names", () => {
  expect(certificatesFrom("Valid until: 03/2029\nVCA VOL\nValid until: 05/2027\nBHV")).toEqual([
    ["vca-vol", null, "2029-03-31"],
    ["first-aid", null, "2027-05-31"],
  ]);
});
