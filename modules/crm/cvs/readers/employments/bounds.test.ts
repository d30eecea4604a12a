import { expect, test } from "bun:test";
import { readCv } from "..";
import { employmentsIn } from ".";

const now = new Date("2026-11-20T12:00:00.000Z");
const jobsIn = (text: string) =>
  employmentsIn(text, now).map(
    ({ title, employer, from, to, isCertain }) =>
      `${isCertain ? "" : "? "}${from} ${to ?? "now"} ${title} @ ${employer}`,
  );

const forms = [
  ["Company", "Position", "Start date", "End date", "Present"],
  ["Werkgever", "Functie", "Van", "Tot", "heden"],
  ["Arbeitgeber", "Position", "Eintritt", "Austritt", "heute"],
  ["Employeur", "Poste occupé", "Date de début", "Date de fin", "en cours"],
  ["Empresa", "Cargo", "Fecha de inicio", "Fecha de fin", "actualidad"],
  ["Azienda", "Ruolo", "Data di inizio", "Data di fine", "oggi"],
  ["Pracodawca", "Stanowisko", "Data rozpoczęcia", "Data zakończenia", "obecnie"],
  ["Empregador", "Função", "Data de início", "Data de fim", "atual"],
  ["Angajator", "Funcția", "Data începerii", "Data încheierii", "prezent"],
  ["Zaměstnavatel", "Pozice", "Nástup", "Konec", "dosud"],
  ["Arbetsgivare", "Befattning", "Startdatum", "Slutdatum", "pågående"],
] as const;

test.each(forms)("the ends of a period have a label each: %s, %s, %s, %s", (...form) => {
  const [company, position, begin, end, open] = form;
  const told = [
    "2021-03 now Pipe welder @ Muster Piping NV",
    "2015-10 2021-02 Welder @ Prova Naval SpA",
  ];
  const text = `Work experience
${company}: Muster Piping NV
${position}: Pipe welder
${begin}: 03/2021
${end}: ${open}
${company}: Prova Naval SpA
${position}: Welder
${begin}: 01-10-2015
${end}: 28-02-2021
Education`;
  expect(jobsIn(text)).toEqual(told);
  expect(jobsIn(text.replaceAll(": ", " | "))).toEqual(told);
  expect(jobsIn(text.replaceAll(`\n${end}`, ` | ${end}`))).toEqual(told);
});

test("the end may stand above the start, and a list of employments may be counted", () => {
  const text = `Work experience
1) Site Engineer
Sample Works LLC, Dubai
Start date: 12 Mar 2021
End date: Present
2) Fitter
Prova Naval SpA
End date: 28 Feb 2021
Start date: 1 Oct 2015`;
  expect(jobsIn(text)).toEqual([
    "2021-03 now Site Engineer @ Sample Works LLC",
    "2015-10 2021-02 Fitter @ Prova Naval SpA",
  ]);
});

test("a start whose end is not said makes no period", () => {
  const text =
    "Work experience\nCompany: Muster NV\nPosition: Welder\nStart date: 03/2021\nTeam: 9";
  expect(jobsIn(text)).toEqual([]);
});

test("a narrow column with a line beside either end of a period holds two lines", () => {
  const lines = [
    "01/2020 – now | Electrician\nMuster Piping NV – Gent",
    "03/2016 – | Technicien\n12/2019 | Exemple Froid – Lille",
    "03/2012 – | Projektleiter\n02/2016 | Kälte Süd\nGmbH",
  ];
  expect(jobsIn(`Work experience\n${lines.join("\n")}`).slice(0, 2)).toEqual([
    "2020-01 now Electrician @ Muster Piping NV",
    "2016-03 2019-12 Technicien @ Exemple Froid",
  ]);
  expect(
    jobsIn("Work experience\n10/2019 – | Leiterin Betrieb | Aggregat Süd\n04/2021 | GmbH"),
  ).toEqual(["2019-10 2021-04 Leiterin Betrieb @ Aggregat Süd GmbH"]);
});

test("a title and an employer may be parted as in messages", () => {
  const text = `Work experience
Electrician @ Sample Works, Leeds
Aug 2023 to date
Fitter @ Muster Piping NV, Gent
Feb 2020 to Jul 2023`;
  expect(jobsIn(text)).toEqual([
    "2023-08 now Electrician @ Sample Works",
    "2020-02 2023-07 Fitter @ Muster Piping NV",
  ]);
});

test.each([
  "Actualmente trabajando aquí",
  "Present (notice period one month)",
  "heute, ungekündigt",
])("an open end may be told in more words: %s", (end) => {
  const text = `Work experience\nCompany: Muster NV\nPosition: Welder\nFrom: 03/2021\nTo: ${end}`;
  expect(jobsIn(text)).toEqual(["2021-03 now Welder @ Muster NV"]);
});

test("years at work are marked where the end of an employment cannot be read", () => {
  const forms = (end: string) => `Eva Muster\nWork experience
Company: Muster NV\nPosition: Welder\nStart date: 03/2017\nEnd date: ${end}
Company: Probe NV\nPosition: Fitter\nStart date: 06/2009\nEnd date: 02/2017`;
  const years = (end: string) =>
    readCv(forms(end), now).find(({ field }) => field === "yearsTotal")?.isCertain ?? true;
  expect([years("02/2020"), years("on leave"), years("?")]).toEqual([true, false, false]);
});
