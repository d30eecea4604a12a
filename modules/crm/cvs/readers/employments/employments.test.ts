import { expect, test } from "bun:test";
import { employmentsIn } from ".";

const now = new Date("2026-11-20T12:00:00.000Z");
const jobsIn = (text: string) =>
  employmentsIn(text, now).map(
    ({ title, employer, from, to, isCertain }) =>
      `${isCertain ? "" : "? "}${from} ${to ?? "now"} ${title} @ ${employer}`,
  );

test("what stands below its period does so in all of them, whatever stands above the first", () => {
  const text = `WERKERVARING
=============
Overzicht van mijn banen

2021 - heden | Koelmonteur
Vries & Kou, Tiel
Onderhoud, storingen, inregelen

05-2014 - 12-2020 | Servicemonteur
Warmtehuis, Ede
Ketels, pompen`;
  expect(jobsIn(text)).toEqual([
    "2021 now Koelmonteur @ Vries & Kou",
    "2014-05 2020-12 Servicemonteur @ Warmtehuis",
  ]);
});

test("a period of which no end can be read shifts no employer, and its years are not counted", () => {
  const text = `Berufserfahrung
Juli 2019 bis Sankt Nimmerlein | Schichtleiter
Muster Rechenzentren GmbH, Linz
Mai 2013 bis Juni 2019 | Haustechniker
Beispiel Gebäude, Wels
Jan. 2009 bis April 2013 | Anlagentechniker
Netzwerke Probe AG, Graz`;
  expect(jobsIn(text)).toEqual([
    "2013-05 2019-06 Haustechniker @ Beispiel Gebäude",
    "2009-01 2013-04 Anlagentechniker @ Netzwerke Probe AG",
  ]);
});

test("a trade in the name of a firm is no title where the line above is more of one", () => {
  const text = `Expérience professionnelle
Monteur électricien
Installations Dupré | mars 2016 – présent
Chemins de câbles, éclairage
Apprenti monteur
Électricité Bonnot | 2013 – 2016
Tableaux, chantier`;
  expect(jobsIn(text)).toEqual([
    "2016-03 now Monteur électricien @ Installations Dupré",
    "2013 2016 Apprenti monteur @ Électricité Bonnot",
  ]);
});

test("a town or a country beside a period is no employer and no title", () => {
  const text = `Experience
02/2022 — Present · Cork, Ireland
Facilities Engineer
Harbour Halls
05/2017 — 01/2022 · Oslo, Norway
Facilities Technician
Fjord Rooms (for a bank)
Ejemplo S.A. | España | 2012 – 2017
Electrician`;
  expect(jobsIn(text)).toEqual([
    "2022-02 now Facilities Engineer @ Harbour Halls",
    "2017-05 2022-01 Facilities Technician @ Fjord Rooms",
    "2012 2017 Electrician @ Ejemplo S.A.",
  ]);
});

test("title and firm on one line below a period are parted where one of them says so for all", () => {
  const text = `Experiencia laboral
Feb. 2020 – actualidad
Técnico frigorista – Frío del Ebro (Zaragoza)
Mantenimiento de enfriadoras, guardias
Sept. 2015 – enero 2020
Ayudante de obra – Clima Ejemplo S.L. (Lleida)
Montaje de conductos`;
  expect(jobsIn(text)).toEqual([
    "2020-02 now Técnico frigorista @ Frío del Ebro",
    "2015-09 2020-01 Ayudante de obra @ Clima Ejemplo S.L.",
  ]);
});

test("what says neither title nor firm is told by the others", () => {
  const text = `Work experience
HV Engineer, Example Halls Ltd, Leeds, Nov 2019 to date
Weekend lecturer, Coleg Prawf, Newport, Sep 2016 to Jul 2018`;
  expect(jobsIn(text)[1]).toBe("2016-09 2018-07 Weekend lecturer @ Coleg Prawf");
  expect(jobsIn(`Work experience\nWeekend lecturer, Coleg Prawf, 2016 to 2018`)).toEqual([
    "? 2016 2018 Coleg Prawf @ Weekend lecturer",
  ]);
});

test("the head of a table says which column is which", () => {
  const text = `Doświadczenie zawodowe
Okres | Pracodawca | Stanowisko
2019 – nadal | Próba Group (klient: Wzór AS), Bergen, Norwegia | Spawacz
2011 – 2018 | Stocznia Przykład, Polska | Pomocnik`;
  expect(jobsIn(text)).toEqual([
    "2019 now Spawacz @ Próba Group",
    "2011 2018 Pomocnik @ Stocznia Przykład",
  ]);
});

test.each([
  ["Dal 03/2018 ad oggi - Prova S.p.A., Cuneo\nSaldatore", "2018-03 now Saldatore @ Prova S.p.A."],
  [
    "DA MARZO 2014 A MAGGIO 2019 | Elettricista, Esempio s.r.l.",
    "2014-03 2019-05 Elettricista @ Esempio s.r.l.",
  ],
  ["2019. május – jelenleg | Szerelő\nMinta Kft., Pécs", "2019-05 now Szerelő @ Minta Kft."],
  [
    "2010. szeptember – 2019. április | Szerelő\nMinta Kft., Pécs",
    "2010-09 2019-04 Szerelő @ Minta Kft.",
  ],
  [
    "Ingenieurin\nMuster GmbH · Berlin · 05/2022–\nLastbanktests",
    "2022-05 now Ingenieurin @ Muster GmbH",
  ],
  [
    "mars 2011 – juli | Elektriker, Exempel AB, Piteå\n2016 | Sjukhus, bostäder",
    "2011-03 2016-07 Elektriker @ Exempel AB",
  ],
  [
    "02.2020 - now\nElectrician\nSample Work / client: Builder\nPlace: Best\nbusbar, ladders",
    "2020-02 now Electrician @ Sample Work",
  ],
  [
    "03.2021 – jetzt | Schweißer, Firma Probe Montage (Baustelle: Ulm)",
    "2021-03 now Schweißer @ Probe Montage",
  ],
])("who employed whom: %s", (lines, job) => {
  expect(jobsIn(`Experience\n${lines}`)).toEqual([job]);
});

test("old forms write Romanian with a cedilla", () => {
  const text = `Experienţa profesională
Perioada | 02.2020 – prezent
Funcţia sau postul ocupat | Sudor
Numele şi adresa angajatorului | Exemplu SRL, Cluj
Educaţie şi formare
Perioada | 1996 – 2000
Şcoala | Liceul Probă`;
  expect(jobsIn(text)).toEqual(["2020-02 now Sudor @ Exemplu SRL"]);
});

test("a list of what was done is no employer without a mark", () => {
  const text = "Ervaring\n2019 - heden | Elektromonteur\nkabelgoten, verlichting, noodstroom";
  expect(jobsIn(text)[0]?.startsWith("?")).toBe(true);
});

test("a town on its own line above a period is neither title nor employer", () => {
  const text = `Work experience
Facilities Technician
Northbank Halls
Manchester, UK
Jan 2020 - Present
Checked UPS and gensets
Electrician
Brown & Sons
Leeds, UK
2015 - 2020`;
  expect(jobsIn(text)).toEqual([
    "2020-01 now Facilities Technician @ Northbank Halls",
    "2015 2020 Electrician @ Brown & Sons",
  ]);
});
