import { expect, test } from "bun:test";
import { employmentsIn } from ".";

const now = new Date("2026-11-20T12:00:00.000Z");
const jobsIn = (text: string) =>
  employmentsIn(text, now).map(
    ({ title, employer, from, to, isCertain }) =>
      `${isCertain ? "" : "? "}${from} ${to ?? "now"} ${title} @ ${employer}`,
  );

const labels = [
  ["Company", "Position", "Period"],
  ["Naam werkgever", "Functie", "Periode"],
  ["Name und Adresse des Arbeitgebers", "Beruf oder Funktion", "Zeitraum"],
  ["Nom et adresse de l’employeur", "Poste occupé", "Période"],
  ["Nombre y dirección de la empresa", "Cargo desempeñado", "Fechas"],
  ["Nome e indirizzo del datore di lavoro", "Posizione ricoperta", "Periodo"],
  ["Nazwa i adres pracodawcy", "Zajmowane stanowisko", "Okres"],
  ["Nome e morada do empregador", "Cargo ocupado", "Datas"],
  ["Numele angajatorului", "Funcția sau postul ocupat", "Perioada"],
] as const;
const orders = [
  [0, 1, 2],
  [1, 0, 2],
  [2, 0, 1],
  [2, 1, 0],
  [0, 2, 1],
  [1, 2, 0],
] as const;
const jobs = [
  ["Muster Piping NV, Gent", "Pipe welder", "10.2019 - 06.2024"],
  ["Beispiel Industrial Sud", "Pipe fitter", "04.2013 - 09.2019"],
  ["Prova Naval", "Welder", "2003 - 2013"],
] as const;

test.each(labels.flatMap((names) => orders.map((order) => ({ names, order }))))(
  "a form says what each of its lines is, in any order: $names $order",
  ({ names, order }) => {
    const block = (job: (typeof jobs)[number]) => order.map((n) => `${names[n]}: ${job[n]}`);
    const text = `Work experience\n${jobs.flatMap(block).join("\n")}\nEducation`;
    const told = [
      "2019-10 2024-06 Pipe welder @ Muster Piping NV",
      "2013-04 2019-09 Pipe fitter @ Beispiel Industrial Sud",
      "2003 2013 Welder @ Prova Naval",
    ];
    expect(jobsIn(text)).toEqual(told);
    expect(jobsIn(text.replaceAll(": ", " | "))).toEqual(told);
    expect(jobsIn(`Work experience\n${block(jobs[1]).join("\n")}`)).toEqual(told.slice(1, 2));
  },
);

test("a block that lacks a label or holds two periods is marked, and shifts no other", () => {
  const text = `Work experience
Company: Muster Piping NV
Position: Pipe welder
Period: 10.2019 - 06.2024
Company: Beispiel Industrial
Period: 04.2013 - 09.2019
Company: Prova Naval
Position: Welder
Period: 2003 - 2013`;
  expect(jobsIn(text)).toEqual([
    "2019-10 2024-06 Pipe welder @ Muster Piping NV",
    "? 2013-04 2019-09 null @ Beispiel Industrial",
    "2003 2013 Welder @ Prova Naval",
  ]);
});
