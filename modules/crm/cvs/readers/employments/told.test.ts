import { expect, test } from "bun:test";
import { employmentsIn } from ".";

const now = new Date("2026-11-20T12:00:00.000Z");
const jobsIn = (text: string) =>
  employmentsIn(text, now).map(
    ({ title, employer, from, to, isCertain }) =>
      `${isCertain ? "" : "? "}${from} ${to ?? "now"} ${title} @ ${employer}`,
  );

test.each([
  ["Ervaring", "Van mei 2011 tot en met maart 2018 was ik monteur telecom bij Proefkabel BV"],
  ["Ervaring", "Van mei 2011 tot en met maart 2018 werkte ik als monteur telecom bij Proefkabel."],
  ["Ervaring", "Van mei 2011 tot maart 2018: ik was monteur telecom bij Proefkabel. Ik deed daar"],
  ["Experience", "From May 2011 to March 2018 I worked as a monteur telecom at Proefkabel."],
  ["Erfahrung", "Von Mai 2011 bis März 2018 war ich als monteur telecom bei Proefkabel tätig."],
  ["Expérience", "De mai 2011 à mars 2018, j’ai travaillé comme monteur telecom chez Proefkabel."],
])("no verb and no full stop of a sentence stays: %s, %s", (head, line) => {
  const [job = ""] = jobsIn(`${head}\n${line}`);
  expect(job.replace(/^\? | BV$/g, "")).toBe("2011-05 2018-03 monteur telecom @ Proefkabel");
});

test("what was done, told alike below each, is no employer", () => {
  const done = "Montering, felsökning och dokumentation av apparatskåp och PLC.";
  const text = `Arbetslivserfarenhet
Drifttekniker, Exempel Nord AB, Luleå | 2021-08 – nuvarande
${done}
Styrtekniker, Prov Norrland | 2015-01 – 2021-07
${done}`;
  expect(jobsIn(text)).toEqual([
    "2021-08 now Drifttekniker @ Exempel Nord AB",
    "2015-01 2021-07 Styrtekniker @ Prov Norrland",
  ]);
});

test.each([
  ["pour le compte d’Exemple\nÉnergie", "Essai Intérim"],
  ["on behalf of Sample\nPower", "Essai Intérim"],
  ["im Auftrag der Muster\nEnergie", "Essai Intérim"],
])("the client of an agency, broken over two lines, is no employer: %s", (client, employer) => {
  const text = `Expérience professionnelle
Chef de chantier – Prova Dauphiné SAS
De février 2013 à août 2019
Monteur électricien – Essai Intérim, ${client}
De juillet 2009 à janvier 2013`;
  expect(jobsIn(text)[1]).toBe(`2009-07 2013-01 Monteur électricien @ ${employer}`);
});

test("an agency is called without whom it sent somebody to", () => {
  const text = `Employment
02/2023 - to date: Site Manager, via Muster Recruitment for Sample Build, Frankfurt
05/2018 - 01/2023: Electrical Supervisor, Prova Systems Ltd, Cork`;
  expect(jobsIn(text)[0]).toBe("2023-02 now Site Manager @ Muster Recruitment");
});

test.each([
  ["Koelmonteur", "Proef Koeling", "Elektricien", "Voorbeeld Stroom", "Leerling monteur", "Test"],
  [
    "Prova Halls",
    "HVAC Engineer",
    "Sample Power",
    "Electrician",
    "Muster",
    "Apprentice electrician",
  ],
])("a period may stand between who and what: %s, %s", (...said) => {
  const [a, b, c, d, e, f] = said;
  const text = `Work history
${a}
2019 - present
${b}
Maintained chillers

${c}
2012 - 2018
${d}
Maintained cables

${e}
2008 - 2011
${f}`;
  const told = [
    ["2019 now", a, b],
    ["2012 2018", c, d],
    ["2008 2011", e, f],
  ].map(([when, one = "", two = ""]) =>
    a === "Koelmonteur" ? `${when} ${one} @ ${two}` : `${when} ${two} @ ${one}`,
  );
  expect(jobsIn(text)).toEqual(told);
});

test.each([
  ["Depuis mars 2019, je travaille comme frigoriste chez Prova Froid.", "frigoriste @ Prova Froid"],
  [
    "Seit März 2019 arbeite ich bei der Muster Kälte GmbH in Ulm als Techniker.",
    "Techniker @ Muster Kälte GmbH",
  ],
  [
    "From March 2019 until now I work at Sample Halls as a shift engineer.",
    "shift engineer @ Sample Halls",
  ],
  [
    "Before that, from March 2019 to date, I was an electrician with Sample Power in Leeds.",
    "electrician @ Sample Power",
  ],
  [
    "Dal marzo 2019 ad oggi lavoro come frigorista presso Prova Freddo Srl.",
    "frigorista @ Prova Freddo Srl",
  ],
  ["Desde marzo de 2019 trabajo como frigorista en Ejemplo Frío.", "frigorista @ Ejemplo Frío"],
])("a sentence says who was what: %s", (line, who) => {
  expect(jobsIn(`Experience\n${line}`)).toEqual([`2019-03 now ${who}`]);
});

test.each([
  [
    "HVAC monteur (2019 - heden)\nOnderhoud koelmachines\nElektricien (2012 - 2018)\nAanleg groepenkasten",
  ],
  [
    "HVAC engineer\n2019 - present\nMaintained chillers and pumps\nElectrician\n2012 - 2018\nMaintained cables and trays",
  ],
  ["Experience\nFrom March 2019 to date I was responsible for cooling"],
])("what was done fills no employer without a mark: %j", (lines) => {
  expect(jobsIn(`Experience\n${lines}`).filter((it) => !it.startsWith("?"))).toEqual([]);
});

test("what is read on the other side than all others is marked", () => {
  const text = `Experience
Sample Halls
Shift Lead
2019 - present
Shift Technician
2016 - 2018
Prova Halls
Technician
2012 - 2015`;
  const [first, second = "", third] = jobsIn(text);
  expect([first, second[0], third]).toEqual([
    "2019 now Shift Lead @ Sample Halls",
    "?",
    "2012 2015 Technician @ Prova Halls",
  ]);
});
