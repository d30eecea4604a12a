import { expect, test } from "bun:test";
import { readCv } from "..";

const now = new Date("2026-11-24T08:00:00Z");
const daysOf = (id: string, ...lines: string[]) => {
  const text = `Anna Kowalska\n\nCertificates\n${lines.join("\n")}\n\nHobbies\nChess`;
  const paper = readCv(text, now).find((it) => it.value === id);
  return [paper?.issued ?? null, paper?.detail ?? null];
};

test.each([
  ["VCA VOL, geldig tot 30-09-2029", "BHV, 18-04-2022", "2022-04-18"],
  ["VCA VOL – expires 30 September 2029", "First aid – 2 February 2025", "2025-02-02"],
  ["VCA VOL | gültig bis 30.09.2029", "Ersthelfer 16 Std. | 28.09.2024", "2024-09-28"],
  ["VCA VOL, valable jusqu’au 30/09/2029", "Premiers secours, 18/01/2025", "2025-01-18"],
  ["VCA VOL, válido hasta 30/09/2029", "Primeros auxilios\n(21/05/2018)", "2018-05-21"],
  ["VCA VOL, vervalt 30-09-2029", "BHV,\n22-06-2025", "2025-06-22"],
])("where %j says a last day in words, %j says that of the issue", (ends, bare, issued) => {
  expect(daysOf("first-aid", ends, bare)).toEqual([issued, null]);
  expect(daysOf("vca-vol", ends, bare)[1]).toBe("2029-09-30");
});

test.each([
  ["VCA VOL – 12-2030", "BHV 03-04-2024"],
  ["VCA VOL (Dok. 018) 11/2021 – 11/2031", "Erste Hilfe, 03/2026"],
  ["VCA VOL, 2023", "SST, 18/01/2025"],
])(
  "where nothing says in words what a day is, a day that has been is none: %j, %j",
  (one, other) => {
    expect(daysOf("first-aid", one, other)).toEqual([null, null]);
  },
);

test("the day of something else on the line, and one to come, are not that of the issue", () => {
  const ends = "VCA VOL, geldig tot 30-09-2029";
  expect(
    daysOf("first-aid", ends, "BHV. Opfriscursus in het bedrijf 02-03-2022 en 02-03-2024"),
  ).toEqual([null, null]);
  expect(daysOf("first-aid", ends, "BHV, 01-02-2028")).toEqual([null, "2028-02-01"]);
});

test.each([
  ["NEN 3140 VP, aangewezen op 01-09-2024, herbenoeming 01-09-2027", "nen3140-vp"],
  ["HV Authorised Person | appointed 1 Sep 2024 | review 1 Sep 2027", "hv-ap"],
  ["VCA VOL, behaald 01-09-2024, vervalt: 01-09-2027", "vca-vol"],
  ["VCA VOL, bestanden am 01.09.2024, läuft ab am 01.09.2027", "vca-vol"],
  ["VCA VOL, bestået 01.09.2024, udløber 01.09.2027", "vca-vol"],
  ["VCA VOL (01/09/2024 –\n01/09/2027)", "vca-vol"],
])("words and a broken line say both days of %j", (line, id) => {
  expect(daysOf(id, line)).toEqual(["2024-09-01", "2027-09-01"]);
});
